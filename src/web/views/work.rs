//! The work of the steps: words, formulas and tables.

use super::Scene;
use super::pictures::Picture;
use super::steps::{self, Line};
use crate::app::{Action, Moment};
use crate::case::detail::Detail;
use crate::glicko2::Rounding;
use crate::present::differences::differences;
use crate::present::step::{Block, Cell, Piece, Step, Table, TableId, pieces as plain_pieces};
use crate::present::steps::{steps as worked_steps, values};
use crate::present::text::rooms::RoomsText;
use crate::systems::PlaceStep;
use crate::web::kit::chart::chart;
use crate::web::kit::controls::{fold, soft, titled};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::formula::{formula, letters};
use crate::web::kit::inline::sentence;
use crate::web::kit::iterations::iterations;
use crate::web::kit::pager::ROWS_A_PAGE;
use crate::web::kit::table::{Rows, list, table};
use yew::prelude::*;

/// The work of each of the paper's steps, on a page that has a stage.
pub(crate) fn beside_stage(scene: Scene) -> Vec<Html> {
    works(scene, |blocks| blocks.retain(|block| *block != Block::RootPicture))
}

/// The work of each of the paper's steps, with its pictures.
#[cfg(feature = "ssr")]
pub(crate) fn of_paper(scene: Scene) -> Vec<Html> {
    works(scene, |_| {})
}

fn works(scene: Scene, shape: fn(&mut Vec<Block>)) -> Vec<Html> {
    let window = scene.window(scene.trace().games.len(), ROWS_A_PAGE);
    let steps = worked_steps(scene.period(), scene.trace(), window, scene.text);
    let work = |mut step: Step| {
        shape(&mut step.blocks);
        blocks(scene, Some(step.number), step.blocks)
    };
    steps.into_iter().map(work).collect()
}

/// The steps of a place, in its order, each with its number among the paper's where it is one of them.
pub(crate) fn of_place(scene: Scene, steps: Vec<PlaceStep>, words: &RoomsText) -> Html {
    let of = steps.len();
    // The place's own steps after one that is covered would give it away.
    let is_covered = |step: &PlaceStep| step.paper.is_some_and(|number| scene.state.covers_step(number));
    let open = steps.iter().position(is_covered).unwrap_or(of);
    let seen = steps.into_iter().enumerate().filter(|(i, step)| *i < open || step.paper.is_some());
    let lines = seen.map(|(_, PlaceStep { step, paper, is_left_out })| {
        let mut work = step.blocks;
        work.retain(|block| *block != Block::RootPicture);
        let line = Line {
            id: match paper {
                Some(number) => format!("step-{number}"),
                None => format!("place-step-{}", step.number),
            },
            numeral: step.number,
            name: (words.step_of)(step.number, of, paper),
            paper,
            told: paper.map(words.papers_step),
            left_out: is_left_out.then_some(words.left_out),
            title: step.title,
            values: match paper {
                Some(number) if !is_left_out => values(number, scene.period(), scene.trace(), scene.text),
                _ => Vec::new(),
            },
        };
        (line, Some(blocks(scene, paper, work)))
    });
    steps::all(scene, lines.collect())
}

/// The first block is the lead, above the card that holds the rest.
fn blocks(scene: Scene, paper: Option<u8>, mut work: Vec<Block>) -> Html {
    let digits = scene.digits();
    let lead = match work.first() {
        Some(Block::Text(_)) => Some(work.remove(0)),
        _ => None,
    };
    let shown = scene.state.moment().iteration(scene.trace());
    let until = scene.state.covered_iterations();
    // While iterations are covered, what comes of them is, too.
    let end = match until {
        Some(_) if paper == Some(5) => {
            work.iter().position(|block| is_table(block, TableId::Iterations)).map_or(work.len(), |at| at + 1)
        }
        _ => work.len(),
    };
    work.truncate(end);
    let (first, folded) = parted(work, scene.state.options.detail);
    let all = |blocks: Vec<Block>| html! { for block in blocks { { block_of(scene, block, shown, until) } } };
    let text = &scene.text.steps;
    html! {
        <>
            if let Some(Block::Text(lead)) = lead {
                <p class="lead">{ sentence(lead, digits) }</p>
            }
            <div class="work">
                { all(first) }
                if !folded.is_empty() {
                    { fold((text.folded)(scene.state.options.detail, folded.len()), all(folded)) }
                }
            </div>
        </>
    }
}

/// What is open of a step's work, and what is folded away: nothing, the notes on the paper, or the formulas with all that is said of them.
fn parted(work: Vec<Block>, detail: Detail) -> (Vec<Block>, Vec<Block>) {
    let is_open = |block: &Block| match detail {
        Detail::Values => matches!(block, Block::Table(_) | Block::Alert(_)),
        Detail::Worked => !matches!(block, Block::Aside(_)),
        Detail::Everything => true,
    };
    work.into_iter().partition(is_open)
}

/// A block that belongs to none of the paper's steps.
pub(crate) fn plain(scene: Scene, block: Block) -> Html {
    block_of(scene, block, 0, None)
}

fn block_of(scene: Scene, block: Block, iteration: usize, covered_from: Option<usize>) -> Html {
    let digits = scene.digits();
    match block {
        Block::Text(words) => html! { <p class="text">{ sentence(words, digits) }</p> },
        Block::Note(words) | Block::Aside(words) => html! { <p class="note">{ sentence(words, digits) }</p> },
        Block::Alert(words) => html! { <p class="warning alert">{ sentence(words, digits) }</p> },
        Block::Formula(math) => letters(math),
        Block::Worked(math) => formula(&math, digits, "worked"),
        Block::RootPicture => {
            let picture = Picture::Root(scene.state.worked.clone(), iteration);
            chart(picture, scene.text.meaning.root_alt)
        }
        Block::Table(mut t) => match t.id {
            TableId::Iterations => {
                let choose = |i: usize| {
                    let sub = u16::try_from(i).unwrap_or(u16::MAX);
                    scene.dispatch.on(Action::GoTo(Moment { step: 5, sub }))
                };
                iterations(&t, digits, &Rows { current: Some(iteration), covered_from, choose: Some(&choose) })
            }
            TableId::Scales | TableId::Variance | TableId::Improvement => {
                name_opponents(&mut t, scene);
                html! { <>{ table(t, digits, &Rows::PLAIN) }{ scene.pager(scene.trace().games.len(), ROWS_A_PAGE) }</> }
            }
            _ => table(t, digits, &Rows::PLAIN),
        },
    }
}

/// Puts the opponents' names beside the numbers of the games, where they have names.
fn name_opponents(table: &mut Table, scene: Scene) {
    let window = scene.window(scene.trace().games.len(), ROWS_A_PAGE);
    for (j, name) in scene.names.iter().enumerate().take(window.end).skip(window.start) {
        let number = (scene.text.steps.game)(j + 1);
        let heads = table.rows.iter_mut().filter_map(|row| row.first_mut());
        for head in heads {
            if matches!(head, Cell::Head(words) if *words == number) {
                *head = Cell::Head(format!("{number} · {name}"));
            }
        }
    }
}

fn is_table(block: &Block, id: TableId) -> bool {
    matches!(block, Block::Table(table) if table.id == id)
}

/// Digit by digit, where the paper's rounding makes a difference.
pub(crate) fn paper_differences(scene: Scene) -> Html {
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
