//! English.

use crate::present::text::practise::PractiseText;
use crate::teach::exercise::{Level, Quantity as Q, Score, Slip as S};

/// The English table.
pub(in crate::present::text) static EN: PractiseText = PractiseText {
    title: "Practise",
    lead: "Work the steps by hand or with your own program. Every answer is marked, and the usual slips are named.",
    new_sheet: "A new sheet",
    level: "Level",
    levels: |level| match level {
        Level::Formula => ["One formula", "Its operands are given, and one number is asked."],
        Level::Step => ["One step", "Every line of one step, for one or two games."],
        Level::Period => ["A period", "Two or three games, with more blanks from exercise to exercise."],
    },
    length: "Exercises",
    weak: "My weak spots twice as often",
    weak_explained: "Such a sheet is yours alone and has no code.",
    weak_none: "None is known at this level: a weak spot is where more than one answer in five was wrong, of four or more.",
    weak_at_periods: "At this level every sheet asks for everything in the end.",
    weak_spots: |names| format!("Your weak spots here: {}.", listed(names)),
    begin: "Begin",
    sheets: "Sheets you began",
    sheet: |level, code| format!("Level {} · {code}", level.number()),
    mine: |level| format!("Level {} · my weak spots", level.number()),
    other_sheet: "Another sheet",
    shared: "Whoever opens the link of this page gets the same exercises.",
    exercises: "Exercises",
    exercise: |n| format!("Exercise {n}"),
    exercise_of: |n, of| format!("Exercise {n} of {of}"),
    outcomes: ["not begun", "not all right yet", "right", "right after a wrong try", "shown"],
    score,
    ask_formula: |name| format!("Work out {name}."),
    ask_step: |step| format!("Work Step {step}, every line of it."),
    ask_period: "Work out what is left blank.",
    quantity: |quantity| match quantity {
        Q::Mu => "the rating on the scale of the formulas",
        Q::Phi => "the deviation on the scale of the formulas",
        Q::G(_) => "the weight",
        Q::E(_) => "the expected score",
        Q::V => "the variance",
        Q::Delta => "the improvement",
        Q::Direction => "whether the volatility rises",
        Q::B => "the other end of the bracket",
        Q::Sigma => "the new volatility",
        Q::PhiStar => "the deviation after time has passed",
        Q::PhiPrime => "the new deviation on the scale of the formulas",
        Q::MuPrime => "the new rating on the scale of the formulas",
        Q::Rating => "the new rating",
        Q::Deviation => "the new rating deviation",
        _ => "",
    },
    derivation: "Given and asked",
    decimals: |n| match n {
        1 => "1 decimal".to_owned(),
        n => format!("{n} decimals"),
    },
    direction: "Does the volatility rise?",
    directions: ["It rises", "It falls"],
    hidden: "shown once you have said whether it rises",
    check: "Check",
    show: "Show me",
    next: "Next exercise",
    all_done: "That was the last one.",
    marked: |right, wrong, open| {
        let part = |n: usize, words: &str| (n > 0).then(|| format!("{n} {words}"));
        let parts = [part(right, "right"), part(wrong, "not right"), part(open, "still to answer")];
        format!("{}.", parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
    },
    tries_left: |n| match n {
        1 => "After one more try you can be shown what is right.".to_owned(),
        n => format!("After {n} more tries you can be shown what is right."),
    },
    all_right: "All right.",
    was_shown: "What is right stands beside your answers.",
    right: "Right.",
    cut: |value| format!("Right, though cut off; rounded it is {value}."),
    short: |n| match n {
        1 => "Right as far as it goes; one more digit, please.".to_owned(),
        n => format!("Right as far as it goes; {n} more digits, please."),
    },
    follows: |names| format!("Right with your {}; the slip is further up.", listed(names)),
    wrong: |slips| match slips {
        [] => "Not right, and none of the usual slips gives this.".to_owned(),
        slips => format!("Not right. You get this {}.", slips.join(", or ")),
    },
    wrong_direction: "Not right: it rises if Δ² is larger than φ² + v + σ², and falls otherwise.",
    not_a_number: "This is no number.",
    slip,
    worked: [
        |step| format!("Step {step} with the paper’s numbers"),
        |step| format!("Step {step} of this case, worked"),
    ],
    formulas: "The formulas",
    which_b: "{big_b} is the first of these if Δ² > φ² + v, and otherwise the second, with the smallest {k} from 1 on for which {f}({big_b}) is not negative.",
    print_sheet: "Print the sheet",
    print_key: "Print the key",
    key: "Key",
    name: "Name",
    key_heads: ["Asked", "Value", "Right from … to", "The usual slip"],
    range: |from, to| format!("{from} to {to}"),
    usual_slip: |value, slip| format!("{value} {slip}"),
};

/// Joins names to a list: `a, b and c`.
fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn score(score: Score) -> String {
    let Score { first, later, shown, open } = score;
    let all = score.all();
    if open == all {
        return format!("{all} exercises, none done yet.");
    }
    let mut parts = vec![format!("{first} of {all} right at the first try")];
    let part = |n: usize, words: &str| (n > 0).then(|| format!("{n} {words}"));
    parts.extend([part(later, "later"), part(shown, "shown"), part(open, "to go")].into_iter().flatten());
    format!("{}.", parts.join(", "))
}

fn slip(quantity: Q, slip: S) -> &'static str {
    match (quantity, slip) {
        (Q::Mu, S::OriginLeftOut) => "if 1500 is not taken off the rating first",
        (_, S::OriginLeftOut) => "if 1500 is not put back in the end",
        (_, S::Reversed) => "with 1500 − r in place of r − 1500",
        (Q::Mu | Q::Phi, S::Scale400) => "if it is divided by 400 and not by 173.7178",
        (_, S::Scale400) => "if it is multiplied by 400 and not by 173.7178",
        (_, S::Scale172) => "with 172.7178 in place of 173.7178",
        (_, S::OriginTaken) => "if 1500 is taken off the RD; that is done with ratings alone",
        (_, S::TurnedOver) => "if 173.7178 is divided by RD, and not RD by it",
        (_, S::OwnPhi) => "with the player’s own φ; g takes the opponent’s",
        (Q::G(_), S::NotSquared) => "if φ is not squared",
        (Q::V, S::NotSquared) => "if g is not squared",
        (Q::PhiStar, S::NotSquared) => "if σ′ is not squared",
        (Q::PhiPrime, S::NotSquared) => "if φ* is not squared",
        (_, S::NotSquared) => "if φ′ is not squared",
        (_, S::NoRoot) => "without the root",
        (_, S::Pi) => "with π in place of π²",
        (_, S::ThreeLeftOut) => "without the 3",
        (_, S::RdForPhi) => "with RD in place of φ",
        (Q::G(_), S::NotTurnedOver) => "with the root itself in place of 1 over it; g is never above 1",
        (Q::E(_), S::NotTurnedOver) => "with 1 + e^… itself in place of 1 over it; E is never above 1",
        (Q::V, S::NotTurnedOver) => "with the sum itself in place of 1 over it",
        (_, S::NotTurnedOver) => "with the root itself in place of 1 over it",
        (_, S::Sign) => "with the other sign in the exponent",
        (_, S::GLeftOut) => "without g",
        (_, S::TenForE) => "with 10 in place of e",
        (_, S::GSquared) => "with g² in place of g",
        (_, S::OtherSide) => "as the opponent’s expected score, with your own φ in g",
        (_, S::ESquared) => "with E² in place of E(1 − E)",
        (_, S::Average) => "with the average of the games in place of their sum",
        (_, S::VLeftOut) => "without v",
        (_, S::ExpectedLessScore) => "with E − s in place of s − E",
        (_, S::OtherScore) => "with the opponent’s score, 1 − s, in place of s",
        (_, S::WidthsAdded) => "if φ and σ′ themselves are added, and not their squares",
        (_, S::SigmaBefore) => "with σ in place of σ′",
        (_, S::Unchanged) => "if φ stays as it was",
        (_, S::VNotTurnedOver) => "with v in place of 1/v",
        (_, S::PhiForPhiStar) => "with φ in place of φ*",
        (_, S::DeltaForSum) => "with Δ in place of the sum; Δ has v in it already",
        (_, S::PhiStarForPhiPrime) => "with φ* in place of φ′",
        (_, S::MuLeftOut) => "if μ is not added",
        (_, S::Minus) => "with minus in place of plus",
        (_, S::ScaleLeftOut) => "if 1500 is added without multiplying by 173.7178 first",
        (_, S::OriginAdded) => "if 1500 is added; that is done with ratings alone",
        (_, S::Itself) => "if φ′ is not multiplied by 173.7178",
    }
}
