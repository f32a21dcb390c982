//! The widgets that every room is built of.
//!
//! A widget takes values and callbacks. It knows no room, no state and no action: what a person does in it goes to the callback that the room
//! gave it, and the room makes its own action of that. Most widgets are a struct and a function that makes `Html` of it, as a component is a
//! good deal heavier in the program; a component is only what remembers something by itself, or what can be passed over while it stays as it
//! is (`memo`).
//!
//! | file | widgets |
//! |---|---|
//! | `dispatch` | handlers from the callback that takes a room's actions: `on`, `on_value`, `then`, `then_focus`, `on_enter` |
//! | `input` | `number_field` with its label, letter and problem; a bare `input`; a `slider`; `menu_field`; `problem` |
//! | `game_rows` | a list of games to type in: opponent, result or score, move, duplicate, remove; `GameEdit` is what a person does there |
//! | `pager` | `pager` for long lists, the `window` that is shown, `use_page` to remember it |
//! | `periods` | `periods` to choose from, `elsewhere` for what is wrong in others, `of_period` for what can be done with one |
//! | `headline` | the answer: the rating before and after, the change, one sentence |
//! | `chart` | `chart` draws at the width it has; `chart_card` puts it into a card with title, menu, key and table |
//! | `table` | tables of the derivation, lists of numbers, any table in a `scroller`, heads that sort |
//! | `iterations` | the iterations of Step 5, each point with its height |
//! | `step_fold` | a step that folds: its line with what comes of it, and its work below |
//! | `warnings` | a list of warnings |
//! | `text_panel` | `paste_panel` takes text or a file in, `text_out` shows text to take away |
//! | `copy_out` | text to take away, with a button that copies it |
//! | `file_field`, `bad_lines` | parts of such panels: a file, and the lines that were not understood |
//! | `dialog` | a dialog above the page |
//! | `popover` | a button that opens a small panel: what else can be done |
//! | `controls`, `icons` | buttons, menus, radio buttons, titled sections, `fold` |
//! | `folds` | a row of buttons, each of which opens its part below the row |
//! | `menus` | the menus for decimals and for the confidence level |
//! | `inline`, `formula` | words, letters and numbers in running text; formulas as MathML |
//! | `memo`, `any_eq` | a part that is passed over while what it depends on is the same |
//! | `later` | a part that nobody looks at, which waits until the keys rest |

mod any_eq;
pub(crate) mod bad_lines;
pub(crate) mod chart;
pub(crate) mod controls;
pub(crate) mod copy_out;
pub(crate) mod dialog;
pub(crate) mod dispatch;
pub(crate) mod file_field;
pub(crate) mod folds;
pub(crate) mod formula;
pub(crate) mod game_rows;
pub(crate) mod headline;
pub(crate) mod icons;
pub(crate) mod inline;
pub(crate) mod input;
pub(crate) mod iterations;
pub(crate) mod later;
pub(crate) mod memo;
pub(crate) mod menus;
pub(crate) mod pager;
pub(crate) mod periods;
pub(crate) mod popover;
pub(crate) mod step_fold;
pub(crate) mod table;
pub(crate) mod text_panel;
pub(crate) mod warnings;
