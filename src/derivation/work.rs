//! The work of the steps: words, formulas and tables.

use super::copy_values::CopyValues;
use super::pictures::Picture;
use super::steps::{self, Line};
use super::{ViewContext, guess, search};
use crate::state::{Action, DerivationView, StepPosition};
use crate::widgets::chart::{Overlay, chart};
use crate::widgets::controls::{fold, soft, titled};
use crate::widgets::deferred::deferred;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::formula::{formula, letters};
use crate::widgets::inline::sentence;
use crate::widgets::iterations::iterations;
use crate::widgets::memo::Part;
use crate::widgets::pager::ROWS_A_PAGE;
use crate::widgets::table::{Rows, list, table};
use explain::answer::summary::Summary;
use explain::by_ptr::ByPtr;
use explain::case::detail::Detail;
use explain::export::document::words as plain_words;
use explain::numbers::Digits;
use explain::steps::differences::differences;
use explain::steps::step::{Block, Cell, Table, TableId};
use explain::steps::{assumed, numbers, step};
use explain::systems::SystemStep;
use explain::words::Text;
use explain::words::messages::RoomsWords;
use explain::words::pieces::{Piece, pieces as plain_pieces};
use glicko2_steps::Rounding;
use std::rc::Rc;
use yew::prelude::*;

/// Draws the work of each of the paper's steps.
pub(crate) fn of_paper(context: ViewContext) -> Vec<Html> {
    let shared = DeferredContext::of(context);
    // Hidden work must disappear at once, so nothing is deferred while steps are hidden.
    let waits = |number| !context.view.options.hide && !context.view.opens_step(number);
    let part = |number| {
        deferred(
            Work {
                number,
                context: shared.clone(),
            },
            waits(number),
        )
    };
    numbers(context.trace()).map(part).collect()
}

/// The values that the deferred parts of the page depend on: the work of steps, and the cards.
pub(super) struct DeferredContext {
    view: DerivationView,
    text: Text,
    dispatch: Callback<Action>,
    first: usize,
    turn_to: Callback<usize>,
    names: Vec<String>,
    summary: Option<Rc<Summary>>,
    which: Option<String>,
    tried: Option<&'static str>,
    is_read: bool,
    handles: Option<fn(ViewContext) -> Option<Overlay>>,
}

impl DeferredContext {
    pub(super) fn of(context: ViewContext) -> Rc<Self> {
        Rc::new(Self {
            view: context.view.clone(),
            text: context.text,
            dispatch: context.dispatch.clone(),
            first: context.first,
            turn_to: context.turn_to.clone(),
            names: context.names.to_vec(),
            summary: context.summary.cloned(),
            which: context.which.map(str::to_owned),
            tried: context.tried,
            is_read: context.is_read,
            handles: context.handles,
        })
    }

    pub(super) fn context(&self) -> ViewContext<'_> {
        ViewContext {
            view: &self.view,
            // No deferred part shows the note.
            stale: None,
            text: self.text,
            dispatch: &self.dispatch,
            first: self.first,
            turn_to: &self.turn_to,
            is_read: self.is_read,
            what_if: None,
            names: &self.names,
            summary: self.summary.as_ref(),
            which: self.which.as_deref(),
            tried: self.tried,
            handles: self.handles,
        }
    }
}

impl PartialEq for DeferredContext {
    fn eq(&self, other: &Self) -> bool {
        let (view, others) = (&self.view, &other.view);
        Rc::ptr_eq(&view.derivation, &others.derivation)
            && view.options == others.options
            && view.guesses == others.guesses
            && view.bracket == others.bracket
            && (self.text, self.first) == (other.text, other.first)
            && self.dispatch == other.dispatch
            && self.names == other.names
            && (&self.summary, &self.which, self.tried)
                == (&other.summary, &other.which, other.tried)
    }
}

/// The work of a step.
#[derive(PartialEq)]
struct Work {
    number: u8,
    context: Rc<DeferredContext>,
}

impl Part for Work {
    fn view(&self) -> Html {
        let context = self.context.context();
        let window = context.window(context.trace().games.len(), ROWS_A_PAGE);
        let step = step(
            self.number,
            context.period(),
            context.trace(),
            window,
            context.text,
        );
        guessed(context, step.number, true, step.blocks)
    }
}

/// Draws the work of one of the paper's steps with the outcome of its guess, or the question that
/// is asked before the step is shown.
fn guessed(context: ViewContext, number: u8, has_value: bool, mut work: Vec<Block>) -> Html {
    let view = context.view;
    if number == 1 {
        work.extend(assumed(view.derivation.assumed().len(), context.text));
    }
    if view.hides_step(number) {
        return guess::hidden(context, number, has_value);
    }
    html! {
        <>
            { guess::verdict(context, number) }
            { blocks(context, Some(number), work) }
            if view.hides_value(number) { { guess::rest(context, number) } }
            if number == 8 { { guess::all(context) } }
        </>
    }
}

/// Draws the steps of a system in its order, each with its number in the paper if it has one.
pub(crate) fn of_system(context: ViewContext, steps: Vec<SystemStep>, words: RoomsWords) -> Html {
    let of = steps.len();
    // The system's own steps after a hidden one would reveal it.
    let is_hidden = |step: &SystemStep| {
        step.of
            .glicko_2()
            .is_some_and(|number| context.view.hides_step(number))
    };
    let open = steps.iter().position(is_hidden).unwrap_or(of);
    let seen = steps
        .into_iter()
        .enumerate()
        .filter(|(i, step)| *i < open || step.of.paper().is_some());
    let lines = seen.map(
        |(
            _,
            SystemStep {
                step,
                of: source,
                values,
                is_left_out,
            },
        )| {
            let (paper, number) = (source.paper(), source.glicko_2());
            let line = Line {
                id: match paper {
                    Some(number) => format!("step-{number}"),
                    None => format!("place-step-{}", step.number),
                },
                numeral: step.number,
                name: match paper {
                    Some(paper) => words.step_of_papers(step.number.into(), of, paper.into()),
                    None => words.step_of(step.number.into(), of),
                },
                paper: number,
                told: paper.map(|paper| words.papers_step(paper.into())),
                left_out: is_left_out.then_some(words.left_out()),
                title: step.title,
                values,
            };
            let work = match number {
                Some(number) => guessed(context, number, !is_left_out, step.blocks),
                None => blocks(context, None, step.blocks),
            };
            (line, Some(work))
        },
    );
    steps::all(context, lines.collect())
}

/// Returns the part of a step's work that may be seen while the answer is hidden.
pub(crate) fn visible_work(context: ViewContext, mut work: Vec<Block>) -> Vec<Block> {
    work.retain(|block| !is_table(block, TableId::Zeros) || !context.view.hides_zeros());
    work
}

/// Draws blocks. A text at the beginning is the lead, above the card that holds the others.
fn blocks(context: ViewContext, paper: Option<u8>, work: Vec<Block>) -> Html {
    let mut work = visible_work(context, work);
    let digits = context.digits();
    let lead = match work.first() {
        Some(Block::Text(_)) => Some(work.remove(0)),
        _ => None,
    };
    let shown = context.view.position().iteration(context.trace());
    let until = context.view.first_hidden_iteration();
    // While iterations are hidden, everything that follows from them is hidden as well.
    let end = match until {
        Some(_) if paper == Some(5) => work
            .iter()
            .position(|block| is_table(block, TableId::Iterations))
            .map_or(work.len(), |at| at + 1),
        _ => work.len(),
    };
    work.truncate(end);
    let (first, folded) = parted(work, context.view.options.detail);
    let all = |blocks: Vec<Block>| html! { for block in blocks { { block_of(context, block, shown, until) } } };
    let text = context.text.steps;
    html! {
        <>
            if let Some(Block::Text(lead)) = lead {
                <p class="lead">{ sentence(lead, digits) }</p>
            }
            <div class="work">
                { all(first) }
                if paper == Some(5) && until.is_none() && !context.is_read && context.view.options.detail != Detail::Values {
                    { search::beyond(context) }
                }
                if !folded.is_empty() {
                    { fold(text.folded(context.view.options.detail, folded.len()), all(folded)) }
                }
                // The last values of Step 5 are hidden with the iterations, and the results of
                // several zeros with the answer, so they must not be copied then.
                if let Some(step) = paper.filter(|&step| !context.is_read && (step != 5 || until.is_none() && !context.view.hides_zeros())) {
                    <CopyValues {step} of={ByPtr(context.view.derivation.clone())} text={context.text} />
                }
            </div>
        </>
    }
}

/// Splits a step's work into the open part and the folded part. Depending on the detail, nothing is
/// folded, or the notes on the paper, or the formulas with all explanations.
fn parted(work: Vec<Block>, detail: Detail) -> (Vec<Block>, Vec<Block>) {
    let is_open = |block: &Block| match detail {
        Detail::Values => matches!(block, Block::Table(_) | Block::Alert(_)),
        Detail::Worked => !matches!(block, Block::Aside(_)),
        Detail::Everything => true,
    };
    work.into_iter().partition(is_open)
}

/// Draws a block that belongs to none of the paper's steps.
pub(crate) fn plain(context: ViewContext, block: Block) -> Html {
    block_of(context, block, 0, None)
}

fn block_of(
    context: ViewContext,
    block: Block,
    iteration: usize,
    hidden_from: Option<usize>,
) -> Html {
    let digits = context.digits();
    match block {
        Block::Text(words) => html! { <p class="text">{ sentence(words, digits) }</p> },
        Block::Note(words) | Block::Aside(words) => {
            html! { <p class="note">{ sentence(words, digits) }</p> }
        }
        Block::Alert(words) => html! { <p class="warning alert">{ sentence(words, digits) }</p> },
        Block::Formula(math) => letters(math),
        Block::Worked(math) => formula(&math, digits, "worked"),
        // The stage has this picture, if there is a stage.
        Block::RootPicture if !context.is_read => Html::default(),
        Block::RootPicture => {
            let picture = Picture::Root(ByPtr(context.view.derivation.clone()), iteration);
            chart(picture, context.text.language.cards().root_alt())
        }
        Block::Table(mut t) => match t.id {
            TableId::Iterations => {
                let choose = |i: usize| {
                    let sub = u16::try_from(i).unwrap_or(u16::MAX);
                    context
                        .dispatch
                        .on(Action::GoTo(StepPosition { step: 5, sub }))
                };
                let choose: Option<&dyn Fn(usize) -> Callback<MouseEvent>> =
                    if context.is_read { None } else { Some(&choose) };
                iterations(
                    &t,
                    digits,
                    &Rows {
                        current: Some(iteration),
                        hidden_from,
                        choose,
                        labels: labels(&t),
                        ..Rows::PLAIN
                    },
                )
            }
            TableId::Scales | TableId::Variance | TableId::Improvement => {
                name_opponents(&mut t, context);
                html! { <>{ as_cards(t, digits) }{ context.pager(context.trace().games.len(), ROWS_A_PAGE) }</> }
            }
            TableId::GlickoGames | TableId::Search => as_cards(t, digits),
            _ => table(t, digits, &Rows::PLAIN),
        },
    }
}

/// Adds the opponents' names to the numbers of the games, if they have names.
fn name_opponents(table: &mut Table, context: ViewContext) {
    let window = context.window(context.trace().games.len(), ROWS_A_PAGE);
    for (j, name) in context
        .names
        .iter()
        .enumerate()
        .take(window.end)
        .skip(window.start)
    {
        let number = (j + 1).to_string();
        let heads = table.rows.iter_mut().filter_map(|row| row.first_mut());
        for head in heads {
            if matches!(head, Cell::Head(words) if *words == number) {
                *head = Cell::Head(format!("{number} · {name}"));
            }
        }
    }
}

/// Draws a block in the presentation. The table begins with row `first` of the step's work, and row
/// `lit` is marked as the current one.
pub(crate) fn on_screen(
    context: ViewContext,
    block: Block,
    first: usize,
    lit: Option<usize>,
) -> Html {
    let digits = context.digits();
    let Block::Table(t) = block else {
        return block_of(context, block, 0, None);
    };
    let iteration = context.view.position().iteration(context.trace());
    match t.id {
        TableId::Iterations => {
            let hidden_from = context
                .view
                .first_hidden_iteration()
                .map(|until| until.saturating_sub(first));
            iterations(
                &t,
                digits,
                &Rows {
                    current: iteration.checked_sub(first),
                    hidden_from,
                    ..Rows::PLAIN
                },
            )
        }
        _ => table(
            t,
            digits,
            &Rows {
                current: lit,
                ..Rows::PLAIN
            },
        ),
    }
}

/// Draws a table whose rows are cards on a narrow screen.
fn as_cards(of: Table, digits: Digits) -> Html {
    let labels = labels(&of);
    table(
        of,
        digits,
        &Rows {
            labels,
            ..Rows::PLAIN
        },
    )
}

/// Returns the labels of the columns, shown beside each cell if a row is a card.
fn labels(table: &Table) -> Option<Rc<[AttrValue]>> {
    Some(
        table
            .heads
            .iter()
            .map(|head| AttrValue::from(plain_words(head, Digits::Auto)))
            .collect(),
    )
}

fn is_table(block: &Block, id: TableId) -> bool {
    matches!(block, Block::Table(table) if table.id == id)
}

/// Draws a table of the numbers in which the paper's rounding makes a difference.
pub(crate) fn paper_differences(context: ViewContext) -> Html {
    if context.period().rounding != Rounding::AsPrinted || context.view.hides_answer() {
        return html! {};
    }
    let text = context.text.steps;
    let digits = context.digits();
    let rows: Vec<Vec<Cell>> = differences(context.period(), context.trace(), digits)
        .into_iter()
        .map(|row| {
            let name = vec![Piece::Symbol(row.symbol), Piece::Text(row.index())];
            let why = Cell::Pieces(plain_pieces(text.why(row.symbol)));
            vec![
                Cell::HeadPieces(name),
                Cell::Number(row.exact),
                Cell::Number(row.printed),
                why,
            ]
        })
        .collect();
    let heads = [
        text.quantity(),
        text.differs_exact(),
        text.differs_printed(),
        text.differs_why(),
    ];
    let content = html! {
        <>
            { soft(text.differs_explained()) }
            if rows.is_empty() {
                <p>{ text.differs_nowhere() }</p>
            } else {
                { list(text.differs_title(), &heads, rows, digits) }
            }
        </>
    };
    titled(
        "card differences",
        "differences-title",
        context.titled(text.differs_title()),
        content,
    )
}
