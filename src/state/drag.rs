//! The active field, and changes of its number by dragging or by keys.
//!
//! A drag is one edit, and so is a run of keys. Until it ends, it is neither in the undo
//! history nor saved nor in the address.

use super::history::Snapshot;
use super::{Derivation, DerivationView, Source, State};
use explain::by_ptr::ByPtr;
use explain::case::stepping::stepping;
use explain::case::{ASSUMED_RD, Case, Score, is_unknown};
use explain::numbers::full;
use glicko2_steps::Field;
use glicko2_steps::seasons::FieldPath;
use std::rc::Rc;

/// A change of a number by dragging or by keys.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Drag {
    /// A drag begins.
    Begin,
    /// A drag of a handle in a chart begins. Until it ends the chart keeps its axis; otherwise the
    /// handle would move away from the pointer.
    BeginHandle,
    /// Drags by this many steps from the start of the drag.
    By(i32),
    /// Drags by this much from the start of the drag, in the unit of the chart's axis.
    Moved(f64),
    /// Steps from the current number, by a key.
    Step(i32),
    /// Jumps to the end of the usual range, by a key: `true` is the upper end.
    End(bool),
    /// Ends the drag.
    Done,
    /// Cancels the drag and restores the number.
    Back,
}

/// The active field: it has the focus or is dragged.
#[derive(Clone, Debug)]
pub struct ActiveField {
    /// The field, within the selected period.
    pub field: Field,
    /// The result before the number was changed, for comparison until the next other action.
    pub ghost: Option<Rc<Derivation>>,
    /// The content of the chart whose handle is dragged. It determines the axis until the drag
    /// ends.
    pub axis: Option<Axis>,
    /// The current drag or run of keys.
    pub(super) running: Option<RunningDrag>,
}

/// The content of a chart at the start of a drag.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// The result that the chart shows.
    pub of: ByPtr<Derivation>,
    /// The result that it is compared with.
    pub ghost: Option<ByPtr<Derivation>>,
}

/// A drag or run of keys, with the state before it.
#[derive(Clone, Debug)]
pub(super) struct RunningDrag {
    /// Whether a pointer is used, not keys.
    is_dragged: bool,
    path: FieldPath,
    case: Rc<Case>,
    source: Source,
}

impl DerivationView {
    /// Returns whether a number is being dragged or stepped, so that the shown case is not final.
    #[must_use]
    pub fn is_changing(&self) -> bool {
        self.running_drag().is_some()
    }

    /// Returns whether a number is being dragged by a pointer. Views defer what the reader does not
    /// look at during a drag, because the state changes many times a second.
    #[must_use]
    pub fn is_dragged(&self) -> bool {
        self.running_drag()
            .is_some_and(|running| running.is_dragged)
    }

    fn running_drag(&self) -> Option<&RunningDrag> {
        self.active_field.as_ref()?.running.as_ref()
    }

    /// Returns the result before the current drag or run of keys.
    #[must_use]
    pub fn dragged_from(&self) -> Option<&Derivation> {
        self.active_field
            .as_ref()
            .filter(|active| active.running.is_some())?
            .ghost
            .as_deref()
    }

    /// Removes the result that is shown for comparison.
    pub(super) fn forget_ghost(&mut self) {
        if let Some(active) = &mut self.active_field {
            active.ghost = None;
        }
    }
}

impl State {
    /// Sets or clears the active field. Ends the drag of another field; a field that is being
    /// dragged may get the focus without ending its drag.
    pub(super) fn activate(&mut self, field: Option<Field>) {
        if self.view.active_field.as_ref().map(|active| active.field) != field {
            self.settle_drag();
            self.view.active_field = field.map(|field| ActiveField {
                field,
                ghost: None,
                axis: None,
                running: None,
            });
        }
    }

    pub(super) fn drag(&mut self, field: Field, drag: Drag) {
        let path = self.path(field);
        let is_begun = self
            .view
            .running_drag()
            .is_some_and(|running| running.path == path);
        match drag {
            Drag::Begin | Drag::BeginHandle => self.begin_drag(field, drag),
            Drag::Step(_) | Drag::End(_) if !is_begun => self.begin_drag(field, drag),
            _ if !is_begun => return,
            _ => {}
        }
        let Some((steps, begun)) = stepping(field).zip(self.view.running_drag().cloned()) else {
            return;
        };
        let first = &starts_at(&begun.case, path);
        let now = starts_at(&self.player.case, path);
        let new = match drag {
            Drag::By(by) => steps.dragged(first, by).or_else(|| Some(first.clone())),
            Drag::Moved(by) => steps.followed(first, by).or_else(|| Some(first.clone())),
            Drag::Step(by) => steps.after(&now, by),
            Drag::End(upper) => steps.nearest(&now, steps.usual[usize::from(upper)]),
            Drag::Begin | Drag::BeginHandle => None,
            Drag::Done => return self.settle_drag(),
            Drag::Back => {
                self.put_back(&begun);
                self.take_running_drag();
                None
            }
        };
        match new {
            Some(new) if new == *first => self.put_back(&begun),
            Some(new) if new != now => {
                self.edit(&mut |case| drag_to(case, &begun.case, path, &new));
            }
            _ => {}
        }
    }

    fn begin_drag(&mut self, field: Field, drag: Drag) {
        self.settle_drag();
        let (path, case, source) = (self.path(field), self.player.case.clone(), self.source);
        let is_dragged = matches!(drag, Drag::Begin | Drag::BeginHandle);
        let running = Some(RunningDrag {
            is_dragged,
            path,
            case,
            source,
        });
        let ghost = self
            .view
            .active_field
            .take()
            .and_then(|active| active.ghost);
        let axis = (drag == Drag::BeginHandle).then(|| Axis {
            of: ByPtr(self.view.derivation.clone()),
            ghost: ghost.map(ByPtr),
        });
        self.view.active_field = Some(ActiveField {
            field,
            ghost: Some(self.view.derivation.clone()),
            axis,
            running,
        });
    }

    /// Restores the case and the source from before the drag.
    fn put_back(&mut self, begun: &RunningDrag) {
        if !Rc::ptr_eq(&self.player.case, &begun.case) {
            (self.player.case, self.source) = (begun.case.clone(), begun.source);
            self.work();
        }
    }

    /// Ends the current drag or run of keys, and records it as one edit.
    pub(super) fn settle_drag(&mut self) {
        let Some(begun) = self.take_running_drag() else {
            return;
        };
        let now = self.snapshot();
        self.history.remember(
            None,
            Snapshot {
                case: begun.case,
                ..now.clone()
            },
            &now,
        );
    }

    fn take_running_drag(&mut self) -> Option<RunningDrag> {
        let active = self.view.active_field.as_mut()?;
        active.axis = None;
        active.running.take()
    }
}

/// Returns the text that a drag starts from: the typed one, or the assumed RD if the RD is unknown.
fn starts_at(case: &Case, path: FieldPath) -> String {
    let typed = case.field(path);
    let is_assumed = matches!(path.field, Field::GameDeviation(_)) && is_unknown(typed);
    if is_assumed {
        full(ASSUMED_RD)
    } else {
        typed.to_owned()
    }
}

/// Sets the number of a field. A score that was chosen, not typed, stays a win, draw or loss if the
/// number is one of them.
fn drag_to(case: &mut Case, before: &Case, path: FieldPath, text: &str) {
    let was_typed = |j: usize| {
        before
            .games(path.period)
            .get(j)
            .is_some_and(|game| matches!(game.score, Score::Typed(_)))
    };
    match path.field {
        Field::GameScore(j) if !was_typed(j) => {
            case.set_score(path.period, j, Score::of_text(text));
        }
        _ => case.set(path, text.to_owned()),
    }
}
