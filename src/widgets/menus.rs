//! Menus for how numbers are shown.

use super::controls::select;
use explain::answer::level_name;
use explain::case::level::Level;
use explain::ids::{HasId, VariantArray};
use explain::numbers::Digits;
use explain::words::Text;
use yew::prelude::*;

/// Draws the menu of decimals.
pub(crate) fn digits_menu(text: Text, chosen: Digits, set: Callback<Digits>) -> Html {
    let text = text.language.form();
    let decimals = |n: u8| (Digits::decimals(n), n.to_string(), n.to_string());
    let auto = (
        Digits::Auto,
        "auto".to_owned(),
        text.digits_auto().to_owned(),
    );
    let options = std::iter::once(auto).chain((Digits::FEWEST..=Digits::MOST).map(decimals));
    select(text.digits(), options.collect(), chosen, set)
}

/// Draws the menu of confidence levels.
pub(crate) fn level_menu(text: Text, chosen: Level, set: Callback<Level>) -> Html {
    let options = Level::VARIANTS
        .iter()
        .map(|&level| (level, level.id().to_owned(), level_name(level, text)));
    select(text.meaning.level(), options.collect(), chosen, set)
}
