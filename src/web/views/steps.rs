//! The derivation, step by step.

use super::Scene;
use super::pictures::Picture;
use crate::app::{Action, Moment};
use crate::glicko2::Rounding;
use crate::present::differences::differences;
use crate::present::step::{Block, Cell, Piece, Step, TableId, pieces as plain_pieces};
use crate::present::steps::steps as worked_steps;
use crate::present::text::rooms::RoomsText;
use crate::systems::PlaceStep;
use crate::web::kit::chart::chart;
use crate::web::kit::controls::{button, soft, titled};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::formula::{formula, letters};
use crate::web::kit::inline::sentence;
use crate::web::kit::pager::ROWS_A_PAGE;
use crate::web::kit::table::{Rows, list, table};
use yew::prelude::*;

/// So many steps are painted before the program comes.
const STEPS_AT_FIRST: usize = 2;

/// The steps of the paper.
pub(crate) fn steps(scene: Scene) -> Html {
    let shown = if scene.is_first_screen { STEPS_AT_FIRST } else { usize::MAX };
    let window = scene.window(scene.trace().games.len(), ROWS_A_PAGE);
    html! {
        <div class="steps">
            { paper_differences(scene) }
            for step in worked_steps(scene.period(), scene.trace(), window, scene.text).into_iter().take(shown) {
                { one(scene, step) }
            }
        </div>
    }
}

/// The steps of a place, in its order, each with its number among the paper's where it is one of them.
pub(crate) fn of_place(scene: Scene, steps: Vec<PlaceStep>, words: &RoomsText) -> Html {
    let of = steps.len();
    // The place's own steps after one that is covered would give it away.
    let is_covered = |step: &PlaceStep| step.paper.is_some_and(|number| scene.state.covers_step(number));
    let open = steps.iter().position(is_covered).unwrap_or(of);
    let seen = steps.into_iter().enumerate().filter(|(i, step)| *i < open || step.paper.is_some());
    html! {
        <div class="steps">
            for (_, PlaceStep { step, paper, is_left_out }) in seen {
                { framed(scene, Frame {
                    id: match paper {
                        Some(number) => format!("step-{number}"),
                        None => format!("place-step-{}", step.number),
                    },
                    name: (words.step_of)(step.number, of, paper),
                    paper,
                    told: paper.map(words.papers_step),
                    left_out: is_left_out.then_some(words.left_out),
                }, step) }
            }
        </div>
    }
}

/// What stands around the work of a step.
struct Frame {
    id: String,
    /// Its name for those who do not see the numeral.
    name: String,
    /// Its number among the steps of a paper, which links and the walk know it by.
    paper: Option<u8>,
    /// What is said of that number, where the numeral is another.
    told: Option<String>,
    /// What is said of a step that is left out.
    left_out: Option<&'static str>,
}

fn one(scene: Scene, step: Step) -> Html {
    let frame = Frame {
        id: format!("step-{}", step.number),
        name: (scene.text.steps.step)(step.number),
        paper: Some(step.number),
        told: None,
        left_out: None,
    };
    framed(scene, frame, step)
}

fn framed(scene: Scene, frame: Frame, step: Step) -> Html {
    let text = &scene.text.steps;
    let now = scene.state.options.moment;
    let digits = scene.digits();
    let Frame { id, name, paper, told, left_out } = frame;
    let covered = paper.filter(|&number| scene.state.covers_step(number));
    let label = format!("{id}-name {id}-title");
    let title = sentence(step.title, digits);
    html! {
        <section class="step" id={id.clone()} aria-labelledby={label} tabindex="-1"
            aria-current={(paper == Some(now.step)).then_some("step")}>
            <span class="numeral" aria-hidden="true">{ step.number }</span>
            <span class="visually-hidden" id={format!("{id}-name")}>{ name }</span>
            <h3 id={format!("{id}-title")}>
                if left_out.is_some() { <s>{ title }</s> } else { { title } }
            </h3>
            if let Some(told) = told { { soft(told) } }
            if let Some(left_out) = left_out { <p class="note">{ left_out }</p> }
            if let Some(number) = covered {
                <div class="work covered">
                    <p>{ text.covered }</p>
                    { button(text.uncover, scene.dispatch.on(Action::GoTo(Moment { step: number, sub: 0 }))) }
                </div>
            } else {
                { blocks(scene, paper, step.blocks) }
            }
        </section>
    }
}

/// The first block is the lead, above the card that holds the work.
fn blocks(scene: Scene, paper: Option<u8>, mut work: Vec<Block>) -> Html {
    let digits = scene.digits();
    let lead = match work.first() {
        Some(Block::Text(_)) => Some(work.remove(0)),
        _ => None,
    };
    let shown = shown_iteration(scene);
    let until = scene.state.covered_iterations();
    // While iterations are covered, what comes of them is, too.
    let end = match until {
        Some(_) if paper == Some(5) => {
            work.iter().position(|block| is_table(block, TableId::Iterations)).map_or(work.len(), |at| at + 1)
        }
        _ => work.len(),
    };
    html! {
        <>
            if let Some(Block::Text(lead)) = lead {
                <p class="lead">{ sentence(lead, digits) }</p>
            }
            <div class="work">
                for block in work.into_iter().take(end) {
                    { block_of(scene, block, shown, until) }
                }
            </div>
        </>
    }
}

/// A block that belongs to none of the paper's steps.
pub(crate) fn plain(scene: Scene, block: Block) -> Html {
    block_of(scene, block, 0, None)
}

fn block_of(scene: Scene, block: Block, iteration: usize, covered_from: Option<usize>) -> Html {
    let digits = scene.digits();
    match block {
        Block::Text(words) => html! { <p class="text">{ sentence(words, digits) }</p> },
        Block::Note(words) => html! { <p class="note">{ sentence(words, digits) }</p> },
        Block::Alert(words) => html! { <p class="warning alert">{ sentence(words, digits) }</p> },
        Block::Formula(math) => letters(math),
        Block::Worked(math) => formula(&math, digits, "worked"),
        Block::RootPicture => root_picture(scene, iteration),
        Block::Table(t) => match t.id {
            TableId::Iterations => {
                let choose = |i: usize| {
                    let sub = u16::try_from(i).unwrap_or(u16::MAX);
                    scene.dispatch.on(Action::GoTo(Moment { step: 5, sub }))
                };
                table(t, digits, &Rows { current: Some(iteration), covered_from, choose: Some(&choose) })
            }
            TableId::Scales | TableId::Variance | TableId::Improvement => html! {
                <>{ table(t, digits, &Rows::PLAIN) }{ scene.pager(scene.trace().games.len(), ROWS_A_PAGE) }</>
            },
            _ => table(t, digits, &Rows::PLAIN),
        },
    }
}

fn is_table(block: &Block, id: TableId) -> bool {
    matches!(block, Block::Table(table) if table.id == id)
}

/// The iteration whose secant is drawn.
fn shown_iteration(scene: Scene) -> usize {
    scene.state.options.moment.iteration(scene.trace())
}

fn root_picture(scene: Scene, iteration: usize) -> Html {
    chart(Picture::Root(scene.state.worked.clone(), iteration), scene.text.meaning.root_alt)
}

/// Digit by digit, where the paper's rounding makes a difference.
fn paper_differences(scene: Scene) -> Html {
    if scene.period().rounding != Rounding::AsPrinted || scene.state.covers_answer() {
        return html! {};
    }
    let text = &scene.text.steps;
    let digits = scene.digits();
    let rows: Vec<Vec<Cell>> = differences(scene.period(), scene.trace(), digits)
        .into_iter()
        .map(|row| {
            let name = vec![Piece::Symbol(row.symbol), Piece::Text(row.index())];
            let why = Cell::Pieces(plain_pieces((text.why)(row.symbol)));
            vec![Cell::HeadPieces(name), Cell::Number(row.exact), Cell::Number(row.printed), why]
        })
        .collect();
    let heads = [text.quantity, text.differs_exact, text.differs_printed, text.differs_why];
    let content = html! {
        <>
            { soft(text.differs_explained) }
            if rows.is_empty() {
                <p>{ text.differs_nowhere }</p>
            } else {
                { list(text.differs_title, &heads, rows, digits) }
            }
        </>
    };
    titled("card differences", "differences-title", text.differs_title, content)
}
