//! English.

use crate::present::text::cards::CardsText;

/// The English table.
pub(in crate::present::text) static EN: CardsText = CardsText {
    contributions: "What each game did to the rating",
    add_up: |n| if n == 1 { "The whole change is {0}." } else { "Together they make {0}." },
    contributions_alt: "Bars to the right for games that raised the rating, to the left for games that lowered it. The same numbers are in the table below.",
    expectation: "What was expected of each game",
    expectation_explained: "The curve is the expected score against an opponent of each rating; the less certain the opponent, the flatter. A line runs from the expected score to the actual one: its length is the surprise.",
    expectation_alt: "The expected score falls from 1 to 0 as the opponent’s rating rises. The same numbers are in the table below.",
    for_updating: "E, for updating",
    for_predicting: "Chance to win",
    chances: "Expected scores and chances",
    chances_explained: "The update uses the opponent’s deviation alone. A prediction has to allow for both.",
    elsewhere: "The same games elsewhere",
    system: "System",
    glicko2: "Glicko-2",
    glicko: "Glicko (1995)",
    elo: |k| format!("Elo, K = {k}"),
    none: "none",
    elsewhere_explained: "Glicko has no volatility, Elo no deviation either: it moves everybody by the same K.",
    root_alt: "The curve of f falls through zero between A and B; the secant through both ends meets the axis at C. The table below has the numbers.",
};
