//! The charts of a case of one player.

use crate::state::{Axis, Derivation, DerivationView};
use crate::widgets::chart::Draw;
use explain::by_ptr::ByPtr;
use explain::case::level::Level;
use explain::case::step_position::StepPosition;
use explain::charts::data::{Contributions, Expectation, Root, Strength, View};
use explain::charts::draw::{self, DragState, OnStage};
use explain::charts::handles::Painted;
use explain::numbers::clamped;
use explain::stage::{Starts, up_to};
use explain::words::Text;
use glicko2_steps::{Period, Player};
use yew::prelude::*;

/// The curve of the rating with its interval. It is not a [`Picture`], because a first visit needs this one alone.
#[derive(Clone, PartialEq)]
pub(crate) struct Curve {
    /// The player before, and the games.
    pub(crate) period: ByPtr<Period>,
    /// The player after.
    pub(crate) after: Player,
    /// The player after the period before a number was dragged.
    pub(crate) ghost: Option<Player>,
    pub(crate) level: Level,
    /// The values that fix the axis while a handle is dragged.
    pub(crate) axis: Option<Axis>,
    /// Whether the curve is as high as the other pictures of the stage, or lower as in the embedded page.
    pub(crate) on_stage: bool,
}

impl Draw for Curve {
    fn draw(&self, width: u32) -> Painted {
        let data =
            |period: &Period, after, ghost| Strength::beside(period, after, self.level, ghost);
        let mut now = data(&self.period, self.after, self.ghost);
        if let Some(axis) = &self.axis {
            let ghost = axis.ghost.as_ref().map(|ghost| ghost.trace.player);
            now = now.on(
                &self.period,
                data(&axis.of.period, axis.of.trace.player, ghost).range,
            );
        }
        if self.on_stage {
            draw::strength_on_stage(&now, width)
        } else {
            draw::strength_of_height(
                &now,
                width,
                clamped(f64::from(width) * 0.4, 120.0, 200.0).floor(),
            )
            .into()
        }
    }
}

/// Step5Bracket A and B for Step 5 other than the paper's.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Between {
    pub(crate) ends: [f64; 2],
    /// The ends that fix the axis while one of them is dragged.
    pub(crate) axis: Option<[f64; 2]>,
}

impl Between {
    pub(crate) fn of(starts: &Starts, view: &DerivationView) -> Self {
        let before = view
            .bracket
            .axis_ends()
            .and_then(|before| view.starts(before));
        Self {
            ends: [starts.a, starts.b],
            axis: before.map(|before| [before.a, before.b]),
        }
    }
}

/// The other pictures. Their points are computed when they are drawn, so that typing does not wait for them.
#[derive(Clone, PartialEq)]
pub(crate) enum Picture {
    /// The function f, with the secant of an iteration.
    Root(ByPtr<Derivation>, usize),
    /// The effect of each game.
    Contributions(Contributions),
    /// The function f, with the secant between other ends A and B.
    Between(ByPtr<Derivation>, Between),
    /// The expected scores.
    Expectation(ByPtr<Derivation>),
    /// The picture of the stage at a step position, with the interval of a level.
    Stage {
        of: ByPtr<Derivation>,
        position: StepPosition,
        /// The number of visible rows of Step 5, if the rest is hidden.
        until: Option<usize>,
        level: Level,
        text: Text,
        /// The derivation before a number was dragged, if the picture compares the two.
        before: Option<ByPtr<Derivation>>,
        /// The values that fix the axis while a handle is dragged.
        axis: Option<Axis>,
        /// The ends of Step 5, if they are not the paper's.
        ends: Option<Between>,
    },
    /// A guess of the new rating, and how far off it is once the new rating is shown.
    Guess {
        of: ByPtr<Derivation>,
        rating: Option<f64>,
        gap: Option<AttrValue>,
        text: Text,
    },
}

impl Draw for Picture {
    fn draw(&self, width: u32) -> Painted {
        match self {
            Self::Root(of, iteration) => {
                let view = View::suiting(&of.trace, *iteration);
                let root = Root::of(&of.period, &of.trace, *iteration, view);
                root.map(|root| draw::root(&root, width))
                    .unwrap_or_default()
            }
            Self::Between(of, Between { ends, axis }) => {
                let root = Root::between(&of.period, &of.trace, *ends, *axis);
                root.map(|root| draw::root(&root, width))
                    .unwrap_or_default()
            }
            Self::Contributions(data) => draw::contributions(data, width).into(),
            Self::Expectation(of) => {
                draw::expectation(&Expectation::of(&of.period, &of.trace), width).into()
            }
            Self::Stage {
                of,
                position,
                until,
                level,
                text,
                before,
                axis,
                ends,
            } => {
                let Derivation { period, trace, .. } = &**of;
                let other = match ends {
                    Some(between) => Starts::of(period, trace, between.ends.map(Some))
                        .map(|starts| starts.in_place(trace)),
                    None => until.map(|count| up_to(trace, count)),
                };
                let drag = DragState {
                    before: before.as_ref().map(|before| &*before.period),
                    axis: axis.as_ref().map(|axis| &*axis.of.period),
                    ends: ends.map(|between| between.ends),
                    ends_axis: ends.and_then(|between| between.axis),
                };
                let trace = other.as_ref().unwrap_or(trace);
                draw::stage(
                    &OnStage {
                        position: *position,
                        period,
                        trace,
                        level: *level,
                        text: *text,
                        drag,
                    },
                    width,
                )
            }
            Self::Guess {
                of,
                rating,
                gap,
                text,
            } => {
                let level = Level::default();
                let data = match (gap, rating) {
                    (Some(_), Some(rating)) => {
                        Strength::of(&of.period, &of.trace, level).with(*rating)
                    }
                    _ => Strength::to_guess(&of.period, level),
                };
                let guess = draw::Guess {
                    rating: *rating,
                    name: text.language.guess().your_guess(),
                    gap: gap.as_deref(),
                };
                draw::guess(&data, &guess, width).into()
            }
        }
    }
}
