//! English.

use crate::present::text::solve::SolveText;

/// The English table.
pub(in crate::present::text) static EN: SolveText = SolveText {
    title: "Solve for",
    lead: "Which result, which opponent or how many wins would bring a certain new rating?",
    about: "This is about the case in the Calculator, in which the rating goes from {0} to {1}.",
    of_period: |period, of| format!("It is its period {period} of {of}."),
    by_system: |name| format!("It is rated as by {name}."),
    to_case: "Open the case",
    wanted: "New rating wanted",
    such_as: "Such as",
    game: "By way of",
    game_named: |n, result, rating, deviation| format!("game {n}: {result} {rating} (RD {deviation})"),
    not_rated: "The case in the Calculator needs correcting first.",
    no_games: "In this case no game was played, so the rating stays as it is. Add a game in the Calculator.",
    not_a_number: "The rating must be a number, such as 1600.",
    see: "See it worked",
    questions: [
        "Which result of this game?",
        "Which opponent, with the same result?",
        "How many more such wins in the same period?",
        "How many such wins, one a period?",
    ],
    score: "A score of {0} in this game, in place of {1}, leads to {2}.",
    same_score: "The score as it is, {1}, leads to {2} already.",
    no_score: [
        "No result of this game leads so high: a win brings {0}.",
        "No result of this game leads so low: a loss leaves {0}.",
        "No score leads just there: from one to the next the rating leaps from {0} to {1}, as Step 5 finds another zero.",
    ],
    opponent: "An opponent rated {0}, in place of {1}, leads to {2}.",
    same_opponent: "The opponent’s rating as it is, {1}, leads to {2} already.",
    no_opponent: [
        "No opponent from {2} to {3} leads so high: the most is {0}.",
        "No opponent from {2} to {3} leads so low: the least is {0}.",
        "No opponent leads just there: from one to the next the rating leaps from {0} to {1}, as Step 5 finds another zero.",
    ],
    no_win: "None: the rating is {0} already.",
    wins_together: |n| match n {
        1 => "One more win against {0} (RD\u{a0}{1}) in the same period leads to {2}.".to_owned(),
        n => format!("{n} more wins against {{0}} (RD\u{a0}{{1}}) in the same period lead to {{2}}."),
    },
    wins_apart: |n| match n {
        1 => "One win against {0} (RD\u{a0}{1}) in the next period leads to {2}.".to_owned(),
        n => format!("{n} wins against {{0}} (RD\u{a0}{{1}}), one in each of the next periods, lead to {{2}}."),
    },
    never: "However many there are, the rating stays below {0}: all games of a period share one step.",
    more_than: |n| format!("More than {n}: after so many the rating is {{0}}."),
    way_here: "What else would lead to a rating?",
    cannot: "That cannot be worked out here.",
};
