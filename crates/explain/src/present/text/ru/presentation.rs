//! Russian.

use crate::number::plural::russian;
use crate::present::text::presentation::PresentationText;

/// The Russian table.
pub(in crate::present::text) static RU: PresentationText = PresentationText {
    name: "Презентация",
    leave: "Выйти из презентации",
    back: "Назад",
    on: "Далее",
    more_games: |n| format!("и ещё {n} {}", russian(n, ["партия", "партии", "партий"])),
    more_tries: |n| format!("перед этим ещё {n} {}", russian(n, ["попытка", "попытки", "попыток"])),
};
