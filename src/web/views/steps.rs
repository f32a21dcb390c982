//! The derivation, step by step.

use super::chart::{Picture, chart};
use super::controls::{button, soft, titled};
use super::games::pager;
use super::math::formula;
use super::pieces::pieces;
use super::still::{Still, still};
use super::table::{Rows, list, table};
use super::{ROWS_A_PAGE, Scene};
use crate::app::{Action, Moment};
use crate::glicko2::Rounding;
use crate::present::differences::differences;
use crate::present::number::Digits;
use crate::present::step::{Block, Cell, Piece, Step, TableId, pieces as plain_pieces};
use crate::present::steps::steps as worked_steps;
use yew::prelude::*;

/// All steps, and what follows them.
pub(crate) fn steps(scene: Scene, after: Html) -> Html {
    let window = scene.window(scene.trace().games.len(), ROWS_A_PAGE);
    html! {
        <div class="steps">
            { paper_differences(scene) }
            for step in worked_steps(scene.period(), scene.trace(), window, scene.text) {
                { one(scene, step) }
            }
            { after }
        </div>
    }
}

/// Steps that are not the paper's eight.
pub(crate) fn further(scene: Scene, steps: Vec<Step>) -> Html {
    html! {
        for step in steps {
            { one(scene, step) }
        }
    }
}

fn one(scene: Scene, step: Step) -> Html {
    let text = &scene.text.steps;
    let now = scene.state.options.moment;
    let digits = scene.digits();
    let covered = scene.state.covers_step(step.number);
    let name = (text.step)(step.number);
    let id = format!("step-{}", step.number);
    let label = format!("{id}-name {id}-title");
    html! {
        <section class="step" id={id.clone()} aria-labelledby={label} tabindex="-1"
            aria-current={(now.step == step.number).then_some("step")}>
            <span class="numeral" aria-hidden="true">{ step.number }</span>
            <span class="visually-hidden" id={format!("{id}-name")}>{ name }</span>
            <h3 id={format!("{id}-title")}>{ sentence(step.title, digits) }</h3>
            if covered {
                <div class="work covered">
                    <p>{ text.covered }</p>
                    { button(text.uncover, scene.on(Action::GoTo(Moment { step: step.number, sub: 0 }))) }
                </div>
            } else {
                { blocks(scene, step.number, step.blocks) }
            }
        </section>
    }
}

/// The first block is the lead, above the card that holds the work.
fn blocks(scene: Scene, step: u8, mut work: Vec<Block>) -> Html {
    let digits = scene.digits();
    let lead = match work.first() {
        Some(Block::Text(_)) => Some(work.remove(0)),
        _ => None,
    };
    let shown = shown_iteration(scene);
    let until = scene.state.covered_iterations();
    // While iterations are covered, what comes of them is, too.
    let end = match until {
        Some(_) if step == 5 => {
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

/// A sentence.
fn sentence(words: Vec<Piece>, digits: Digits) -> Html {
    if words.iter().any(|piece| matches!(piece, Piece::Number(_))) {
        pieces(&words, digits)
    } else {
        still(Still::Words(words))
    }
}

fn block_of(scene: Scene, block: Block, iteration: usize, covered_from: Option<usize>) -> Html {
    let digits = scene.digits();
    match block {
        Block::Text(words) => html! { <p class="text">{ sentence(words, digits) }</p> },
        Block::Note(words) => html! { <p class="note">{ sentence(words, digits) }</p> },
        Block::Alert(words) => html! { <p class="warning alert">{ sentence(words, digits) }</p> },
        Block::Formula(math) => still(Still::Letters(math)),
        Block::Worked(math) => formula(&math, digits, "worked"),
        Block::RootPicture => root_picture(scene, iteration),
        Block::Table(t) => match t.id {
            TableId::Iterations => {
                let choose = |i: usize| {
                    let sub = u16::try_from(i).unwrap_or(u16::MAX);
                    scene.on(Action::GoTo(Moment { step: 5, sub }))
                };
                table(t, digits, &Rows { current: Some(iteration), covered_from, choose: Some(&choose) })
            }
            TableId::Scales | TableId::Variance | TableId::Improvement => html! {
                <>{ table(t, digits, &Rows::PLAIN) }{ pager(scene, scene.trace().games.len(), ROWS_A_PAGE) }</>
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
