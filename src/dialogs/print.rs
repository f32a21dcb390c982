//! The printed page of the room of one player: the games, the answer and the steps in brief. With
//! *Guess first* it is a worksheet, followed by a page with the solution.

use crate::derivation::cards::effects_of_games;
use crate::derivation::{ViewContext, periods};
use crate::state::State;
use crate::widgets::chart::figure;
use crate::widgets::controls::soft;
use crate::widgets::formula::formula;
use crate::widgets::inline::{number, number_with_symbol, pieces, symbol};
use crate::widgets::iterations::iterations;
use crate::widgets::pager::ROWS_A_PAGE;
use crate::widgets::table::{Rows, quiet_table, table};
use explain::charts::data::Strength;
use explain::charts::{alt, draw};
use explain::export::dialect::address;
use explain::export::document::result;
use explain::numbers::Kind;
use explain::steps::key_values;
use explain::steps::step::{Block, Cell, Step, Table, TableId, rd_cell};
use explain::steps::worksheet::{is_given, question};
use explain::words::messages::HandoutWords;
use explain::words::number::Number;
use explain::words::pieces::{Piece, pieces as plain_pieces};
use glicko2_steps::{Rounding, Symbol};
use std::rc::Rc;
use yew::prelude::*;

/// The largest number of bars for which the chart is not much higher than the curve.
const BARS: usize = 12;

/// A step on paper.
#[derive(Clone)]
pub(crate) struct PaperStep {
    /// The step, with its number in the system's order, its title and its work.
    pub(crate) step: Step,
    /// The results of the step.
    pub(crate) values: Vec<Number>,
    /// Whether the step is one of the paper's, rather than the system's own.
    pub(crate) is_of_paper: bool,
    /// Whether the system leaves the step out.
    pub(crate) is_left_out: bool,
}

/// The content of the printed page.
pub(crate) struct Handout<'a> {
    pub(crate) state: &'a State,
    /// The case with nothing hidden: the player and the games.
    pub(crate) given: ViewContext<'a>,
    /// All games together, as the chosen system rates them.
    pub(crate) whole: ViewContext<'a>,
    /// The case that the steps derive: the entered one, or the one that the system makes of it.
    pub(crate) derived: ViewContext<'a>,
    /// Whether the page is a worksheet to solve by hand.
    pub(crate) is_worksheet: bool,
    /// The name of the rating system.
    pub(crate) system: &'static str,
    /// The answer with its reasons.
    pub(crate) answer: Html,
    /// The period to which the steps belong, in words, if the system makes several periods.
    pub(crate) of_period: Option<String>,
    pub(crate) steps: Vec<PaperStep>,
    /// Whether the system builds on Glicko of 1995, which has neither σ nor τ, and has no pictures of games.
    pub(crate) is_glicko: bool,
    /// The address of the page with this case.
    pub(crate) link: &'a str,
    /// The date.
    pub(crate) today: &'a str,
}

impl Handout<'_> {
    /// Draws the handout, or the worksheet with its solution.
    pub(crate) fn view(self) -> Html {
        let words = self.given.text.language.handout();
        if self.is_worksheet {
            self.worksheet(words)
        } else {
            self.with_solution(words)
        }
    }

    fn with_solution(mut self, words: HandoutWords) -> Html {
        let steps = std::mem::take(&mut self.steps);
        html! {
            <article class="handout">
                { self.head(words) }
                <div class="half">{ self.input(true) }</div>
                <div class="half">{ std::mem::take(&mut self.answer) }</div>
                <div class="pictures">{ self.curve() }{ self.second_picture() }</div>
                { self.steps_title() }
                <div class="paper-steps">for step in steps { { self.step(step) } }</div>
                { self.foot(words) }
            </article>
        }
    }

    fn worksheet(mut self, words: HandoutWords) -> Html {
        let key = std::mem::take(&mut self.steps);
        let asked: Vec<PaperStep> = key
            .iter()
            .filter(|step| step.is_of_paper && !step.is_left_out)
            .cloned()
            .collect();
        let results = [Symbol::RPrime, Symbol::RdPrime, Symbol::SigmaPrime].into_iter();
        html! {
            <article class="handout worksheet">
                { self.head(words) }
                <p class="name">{ words.worksheet() }<span>{ words.name() }{ " " }{ blank() }</span></p>
                { self.input(false) }
                { self.steps_title() }
                // The system's own steps would reveal what happened in them.
                for step in asked { { self.question(step) } }
                <h2>{ words.result() }</h2>
                { blanks(results) }
                { self.foot(words) }
                <section class="key">
                    <h2>{ words.key() }</h2>
                    <div class="half">{ std::mem::take(&mut self.answer) }</div>
                    <div class="half">{ self.curve() }</div>
                    { self.steps_title() }
                    <div class="paper-steps">for step in key { { self.solved(step) } }</div>
                </section>
            </article>
        }
    }

    fn head(&self, words: HandoutWords) -> Html {
        let periods = self.state.player.case.periods.len();
        html! {
            <header>
                <h1>{ self.given.text.page.title() }</h1>
                <p>
                    { self.system }
                    if periods > 1 { { " · " }{ words.period(self.given.view.options.period + 1, periods) } }
                </p>
            </header>
        }
    }

    /// Draws the address of the case and the date of printing.
    fn foot(&self, words: HandoutWords) -> Html {
        html! {
            <p class="found">
                // The address of a file on the reader's device is of no use to others.
                if let Some(link) = address(self.link) { <a href={link.clone()}>{ link }</a>{ " · " } }
                { words.printed(self.today) }
            </p>
        }
    }

    /// Draws the player and the games. The effect of each game is shown only with `with_changes`,
    /// because a worksheet asks for it.
    fn input(&self, with_changes: bool) -> Html {
        let ViewContext { text, .. } = self.given;
        let (period, digits) = (self.given.period(), self.given.digits());
        let player = period.player;
        let mut given = vec![
            (text.input.rating(), key_values::r(player)),
            (text.input.deviation(), key_values::rd(player)),
        ];
        if !self.is_glicko {
            given.extend([
                (text.input.volatility(), key_values::sigma(player)),
                (
                    text.input.tau(),
                    Number::from_input(period.tau, Kind::Given, "in.tau", Symbol::Tau),
                ),
            ]);
        }
        if period.games.is_empty() {
            let periods = Number::from_input(
                period.idle_periods,
                Kind::Given,
                "in.idle_periods",
                Symbol::T,
            );
            given.push((text.input.idle_periods(), periods));
        }
        html! {
            <div class="goes-in">
                <section>
                    <h2>{ text.input.player() }</h2>
                    <dl>
                        for (label, value) in given {
                            <div><dt>{ label }{ " " }{ symbol(value.symbol) }</dt><dd>{ number(&value, digits) }</dd></div>
                        }
                    </dl>
                    if period.rounding == Rounding::AsPrinted { { soft(text.language.export().as_printed()) } }
                    if period.games.is_empty() { { soft(text.input.no_games()) } }
                </section>
                if !period.games.is_empty() {
                    <section>
                        <h2>{ text.input.games() }</h2>
                        { self.games(with_changes) }
                    </section>
                }
            </div>
        }
    }

    fn games(&self, with_changes: bool) -> Html {
        let ViewContext { text, .. } = self.given;
        let (period, trace) = (self.given.period(), self.given.trace());
        let all = period.games.len();
        let shown = all.min(ROWS_A_PAGE);
        // The system's own treatment of single games is in its steps.
        let with_changes = with_changes && self.is_of_paper();
        let rows = period
            .games
            .iter()
            .enumerate()
            .take(shown)
            .map(|(j, game)| {
                let is_assumed = self.given.view.derivation.is_assumed(j);
                let mut row = vec![
                    Cell::Head((j + 1).to_string()),
                    Cell::Number(key_values::r_j(j, game)),
                    rd_cell(key_values::rd_j(j, game), is_assumed, text),
                    Cell::Pieces(vec![Piece::Text(result(game.score, text.language))]),
                ];
                if with_changes {
                    row.push(Cell::Number(key_values::rating_change(
                        j,
                        trace.games[j].rating_change,
                    )));
                }
                row
            });
        let mut heads = vec!["j", text.input.opponent(), "{rd}", text.input.result()];
        heads.extend(with_changes.then_some(text.meaning.moved()));
        let table = Table {
            id: TableId::Games,
            caption: text.input.games(),
            heads: heads.into_iter().map(plain_pieces).collect(),
            rows: rows.collect(),
        };
        html! {
            <>
                { quiet_table(table, self.given.digits()) }
                if shown < all { { soft(text.language.export().more_games(all - shown)) } }
            </>
        }
    }

    fn is_of_paper(&self) -> bool {
        Rc::ptr_eq(&self.given.view.derivation, &self.derived.view.derivation)
    }

    /// Draws the curves before and after.
    fn curve(&self) -> Html {
        let ViewContext { view, text, .. } = self.whole;
        let level = view.options.level;
        let (period, after) = match self.whole.summary {
            Some(summary) => (&*summary.period, summary.after),
            None => (self.whole.period(), self.whole.trace().player),
        };
        let drawn = |width| draw::strength(&Strength::beside(period, after, level, None), width);
        figure(
            text.meaning.strength(),
            alt::strength(period, after, level, text),
            &drawn,
        )
    }

    /// Draws the effect of each game, or the rating over time if there are several periods.
    fn second_picture(&self) -> Html {
        let text = self.whole.text;
        if self.state.player.case.periods.len() > 1 {
            return periods::on_paper(
                &self.state.player.rated,
                self.given,
                text.language.periods(),
            );
        }
        if self.is_glicko || !(2..=BARS).contains(&self.whole.period().games.len()) {
            return Html::default();
        }
        let data = effects_of_games(self.whole);
        let drawn = |width| draw::contributions(&data, width);
        figure(
            text.language.cards().contributions(),
            text.language.cards().contributions_alt(),
            &drawn,
        )
    }

    fn steps_title(&self) -> Html {
        let heading = self.given.text.steps.heading();
        let of_period = self.of_period.as_ref().map(|of| format!(": {of}"));
        html! { <h2 class="steps-title">{ heading }{ of_period.unwrap_or_default() }</h2> }
    }

    fn step(&self, of: PaperStep) -> Html {
        let digits = self.derived.digits();
        let values = of
            .values
            .iter()
            .map(|value| html! { <span>{ number_with_symbol(value, digits) }</span> })
            .collect();
        html! {
            <section class="paper-step">
                { self.title(&of.step, of.is_left_out, values) }
                for block in of.step.blocks { { self.block(block) } }
            </section>
        }
    }

    /// Draws the step without the parts that its question has already.
    fn solved(&self, mut of: PaperStep) -> Html {
        if of.is_of_paper {
            let is_worked = |block: &Block| {
                matches!(block, Block::Worked(_) | Block::Table(_) | Block::Alert(_))
            };
            of.step.blocks.retain(is_worked);
        }
        self.step(of)
    }

    /// Draws the step with a blank for each value, below everything needed to work it out.
    fn question(&self, of: PaperStep) -> Html {
        // Values from before the period are given.
        let mut asked = of
            .values
            .iter()
            .filter(|value| !is_given(value))
            .map(|value| value.symbol)
            .peekable();
        let step = question(of.step, self.given.text);
        html! {
            <section class="paper-step">
                { self.title(&step, false, Html::default()) }
                for block in step.blocks { { self.block(block) } }
                if asked.peek().is_some() { { blanks(asked) } }
            </section>
        }
    }

    fn title(&self, step: &Step, is_left_out: bool, values: Html) -> Html {
        let title = pieces(&step.title, self.derived.digits());
        html! {
            <h3>
                <span>{ step.number }</span>
                if is_left_out { <s>{ title }</s> } else { <span>{ title }</span> }
                <span class="values">{ values }</span>
            </h3>
        }
    }

    fn block(&self, block: Block) -> Html {
        let digits = self.derived.digits();
        match block {
            Block::Text(words) => html! { <p>{ pieces(&words, digits) }</p> },
            // The handout never shows the note for unrated players.
            Block::Note(words) if words == plain_pieces(self.given.text.steps.given_unrated()) => {
                Html::default()
            }
            Block::Note(words) => html! { <p class="note">{ pieces(&words, digits) }</p> },
            Block::Alert(words) => html! { <p class="warning">{ pieces(&words, digits) }</p> },
            Block::Formula(math) => formula(&math, digits, "letters"),
            Block::Worked(math) => formula(&math, digits, "worked"),
            Block::Table(given) if given.id == TableId::Given => Html::default(),
            Block::Table(of) if of.id == TableId::Iterations => {
                iterations(&of, digits, &Rows::PLAIN)
            }
            Block::Table(of) => table(of, digits, &Rows::PLAIN),
            // Asides and the picture of Step 5 are only shown on the screen.
            Block::Aside(_) | Block::RootPicture => Html::default(),
        }
    }
}

/// Draws a line to write on.
fn blank() -> Html {
    html! { <span class="blank"></span> }
}

/// Draws symbols, each with a line to write its value on.
fn blanks(of: impl Iterator<Item = Symbol>) -> Html {
    html! { <p class="blanks">for of in of { <span>{ symbol(of) }{ " = " }{ blank() }</span> }</p> }
}
