//! Widgets that all rooms are built of.
//!
//! A widget takes values and callbacks. It knows no room, no state and no action: it passes the
//! reader's changes to the callback of its room, which makes an action of them. Most widgets are a
//! struct and a function that returns `Html`, because a component adds much more to the program's
//! size. Components are used only for widgets that have a state of their own, or that can skip
//! rendering (`memo`).
//!
//! | file | widgets |
//! |---|---|
//! | `dispatch` | event handlers from the callback that takes a room's actions: `on`, `on_value`,
//! `then`, `then_focus`, `on_enter` |
//! | `input` | `number_field` with label, symbol and problem; `input` without; `slider`; `menu_field`; `problem` |
//! | `game_rows` | a list of games to type into: opponent, result or score, move, duplicate,
//! remove; `GameEdit` is a change to it |
//! | `pager` | `pager` for long lists, `window` for the rows to show, `use_page` to remember the page |
//! | `periods` | `periods` to choose from, `elsewhere` for problems in other periods, `of_period`
//! for the actions on one period |
//! | `headline` | the answer: the rating before and after, the change, a sentence |
//! | `chart` | `chart` draws at the available width; `chart_card` adds title, menu, legend and table |
//! | `table` | tables of the derivation, lists of numbers, any table in a `scroller`, heads that sort |
//! | `iterations` | the iterations of Step 5, each point with its height |
//! | `step_fold` | a collapsible step: a line with its results, and the work below |
//! | `warnings` | a list of warnings |
//! | `text_panel` | `text_out` shows text to copy |
//! | `copy_out` | text to copy, with a button that copies it |
//! | `bad_lines` | the lines of a text that could not be read |
//! | `dialog` | a modal dialog |
//! | `popover` | a button that opens a small panel of further actions |
//! | `controls`, `icons` | buttons, menus, radio buttons, titled sections, `fold` |
//! | `folds` | a row of buttons, each of which opens its part below the row |
//! | `menus` | the menus for decimals and for the confidence level |
//! | `inline`, `formula` | words, symbols and numbers in running text; formulas as MathML |
//! | `memo`, `any_eq` | a part that is not rendered again while its values are equal |
//! | `deferred` | a part whose rendering is deferred until the keys rest |

mod any_eq;
pub(crate) mod bad_lines;
pub(crate) mod chart;
pub(crate) mod controls;
pub(crate) mod copy_out;
pub(crate) mod deferred;
pub(crate) mod dialog;
pub(crate) mod dispatch;
pub(crate) mod folds;
pub(crate) mod following;
pub(crate) mod formula;
pub(crate) mod game_rows;
pub(crate) mod headline;
pub(crate) mod icons;
pub(crate) mod inline;
pub(crate) mod input;
pub(crate) mod iterations;
pub(crate) mod memo;
pub(crate) mod menus;
pub(crate) mod pager;
pub(crate) mod periods;
pub(crate) mod popover;
pub(crate) mod step_fold;
pub(crate) mod table;
pub(crate) mod text_panel;
pub(crate) mod tooltip;
pub(crate) mod warnings;
