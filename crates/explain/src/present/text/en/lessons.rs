//! English.

use crate::present::text::lessons::LessonsText;

/// The English table.
pub(in crate::present::text) static EN: LessonsText = LessonsText {
    lead: "Twelve short lessons, about two minutes each. Guess first, then move one thing and watch what follows. Nothing is graded.",
    hurried: "In a hurry?",
    list: "The lessons",
    marks: ["not begun", "begun", "answered"],
    step: |step| format!("Step {step}"),
    periods: "Several periods",
    doors: "Then go on",
    behind: [
        "Exercises with answers, on the screen or on paper.",
        "Paste your own results and find out at which step they differ.",
        "Which result, opponent or number of wins leads to a rating?",
        "Every symbol: what it is, where it comes from, and why.",
    ],
    puzzles: "What puzzles people",
    struggles: [
        "I won and my rating fell",
        "Is it rated per game or per period?",
        "One RD or both?",
        "My RD went up, or will not fall any further",
        "Which of the two scales do I need?",
        "My numbers differ from somebody else’s",
        "Volatility never moves, and which τ should I take?",
        "The opponents’ ratings before the period or after it?",
        "The winner gains more than the loser loses",
        "What does a break do, and is there a limit?",
        "Step 5 does not end",
        "Ratings have gone wild",
        "Teams, races, margins of victory",
        "Can it be gamed?",
        "What to start with, and how long is a period?",
    ],
    lesson: |number| format!("Lesson {number}"),
    lesson_of: |number, all| format!("Lesson {number} of {all}"),
    way: "Lessons",
    all: "All lessons",
    previous: "Lesson before",
    it_is: ["It is {right}.", "Right is “{right}”."],
    stops: "Look here",
    follows: "What follows",
    live: [
        &["{1}% band from", "{1}% band to", "between {6} and {7}, in %", "height, times"],
        &["{e}"],
        &["{e}", "win", "loss", "pot"],
        &["{g}", "gain", "new RD"],
        &["your {e}", "forecast", "your opponent’s {e}", "your opponent’s forecast"],
        &["new RD", "where RD settles"],
        &["rating at once", "rating one by one", "RD at once", "RD one by one"],
        &["new rating", "each win over {6}", "each over {7}"],
        &["z", "{sigma_prime}", "new rating"],
        &["{big_c}", "iterations", "without halving", "{sigma_prime}"],
        &["zeros", "new rating", "{sigma_prime}"],
        &["{sigma} after all", "then all won", "the same if honest"],
    ],
    check: "And now you",
    tables: "The same in tables",
    more: "More about it",
    ways: ("The same wins, rated in two ways", ["at once", "one by one"]),
    ways_alt: |wins, [at_once, one_by_one]| {
        let wins = if wins == 1 { "one win".to_owned() } else { format!("{wins} wins") };
        format!("After {wins} the rating is {at_once} all at once, and {one_by_one} one by one.")
    },
    deviations: ("RD after one game, two games, …", ["after", "before"]),
    deviations_alt: |games, [before, after]| {
        let games = match games {
            0 => "no game".to_owned(),
            1 => "one game".to_owned(),
            games => format!("{games} games"),
        };
        format!("The RD was {before}. After {games} it is {after}.")
    },
    explained_in: "A lesson on this:",
};
