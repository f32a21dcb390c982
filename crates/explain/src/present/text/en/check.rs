//! English.

use super::mistakes;
use crate::present::text::check::CheckText;
use crate::teach::check::unread::Unread;
use crate::teach::check::{Certainty, Judged, MistakeArea, Quantity, Symptom};

/// The English table.
pub(in crate::present::text) static EN: CheckText = CheckText {
    title: "Check my numbers",
    lead: |known| {
        format!(
            "Does your program, or your calculation by hand, come to other numbers? Enter them, and see which is the first to differ and which of {known} known mistakes leads to exactly that."
        )
    },
    compare: "Other numbers? Check my numbers",

    case: "Which case did you calculate?",
    cases: ["Calculator", "Case A", "Case B"],
    cases_explained: [
        "The case that you have entered in the Calculator.",
        "The example of the paper. Many mistakes do not show in it.",
        "Made to tell mistakes apart: six games, all three results, one great surprise, deviations from 30 to 320.",
    ],
    period_of: |period, all| format!("Period {period} of {all}, the one that is open there."),
    summary: |games| {
        let games = match games {
            0 => "no games".to_owned(),
            1 => "1 game".to_owned(),
            n => format!("{n} games"),
        };
        format!("{{r}} = {{0}}, {{rd}} = {{1}}, {{sigma}} = {{2}}, {{tau}} = {{3}}; {games}")
    },
    games: "The games",
    takes: "Give this case to your program",
    takes_explained: "The code has the case and every value on the way, and compares them with yours.",
    in_calculator: "Open in the Calculator",
    ways: ["JSON line", "Python", "JavaScript", "Rust"],
    way_of: |way| format!("This case as {way}"),
    copy: "Copy",

    numbers: "What did you get?",
    numbers_explained: "Enter all digits that you have. Any number can be left blank.",
    quantity: |quantity| match quantity {
        Quantity::Mu => "Rating on the scale of the formulas",
        Quantity::Phi => "Deviation on that scale",
        Quantity::MuJ(_) => "Opponent’s rating on that scale",
        Quantity::PhiJ(_) => "Opponent’s deviation on that scale",
        Quantity::G(_) => "Weight",
        Quantity::E(_) => "Expected score",
        Quantity::V => "Variance",
        Quantity::Delta => "Improvement",
        Quantity::A => "Start of the search, ln σ²",
        // Only exercises ask for it.
        Quantity::Direction => "",
        Quantity::FA => "f at the first A",
        Quantity::B => "The first B",
        Quantity::FB => "f at the first B",
        Quantity::C => "The first C",
        Quantity::Iterations => "Iterations",
        Quantity::Sigma => "Volatility of Step 5",
        Quantity::Volatility => "New volatility",
        Quantity::PhiStar => "Deviation before the games count",
        Quantity::PhiPrime => "New deviation on that scale",
        Quantity::MuPrime => "New rating on that scale",
        Quantity::Rating => "New rating",
        Quantity::Deviation => "New deviation",
    },
    of_game: |name, n| format!("{name}, game {n}"),
    not_a_number: "This is not a number.",
    not_of_case: |games| match games {
        0 => "A case without games has no such number, so it is left out.".to_owned(),
        1 => "This case has 1 game, so it is left out.".to_owned(),
        n => format!("This case has {n} games, so it is left out."),
    },
    more: "More numbers, step by step",
    step: |step| format!("Step {step}"),
    by_game: "Steps 2 and 3, game by game",
    box_title: "Or paste what your program prints",
    box_explained: "Three numbers in a row (rating, deviation, volatility), lines such as v = 1.7790, JSON, or a table with a head. What is found goes into the fields.",
    box_placeholder: "rating = 1464.05\nrd = 151.52\nvol = 0.059996",
    box_found: |n| match n {
        0 => "No number found yet.".to_owned(),
        1 => "1 number found.".to_owned(),
        n => format!("{n} numbers found."),
    },
    unread_count: |n| match n {
        1 => "1 line is not used:".to_owned(),
        n => format!("{n} lines are not used:"),
    },
    unread: |number, text, reason| {
        let reason = match reason {
            Unread::NoNumber => "there is no number after the name.",
            Unread::NoName => "the check knows no number of that name.",
        };
        format!("Line {number}, “{text}”: {reason}")
    },
    clear: "Clear all numbers",

    outcome: "What the numbers say",
    nothing_yet: "Nothing to compare yet.",
    nothing_explained: "Enter your new rating, and the new deviation and volatility if you have them. Two decimals of the first two and six of the volatility are enough to name nearly every known mistake.",
    no_case: "The Calculator’s case cannot be rated as it stands. This is how it was before.",
    stale: "Last good result. Correct what is marked.",
    table: "Your numbers beside the right ones",
    table_heads: ["Number", "Yours", "Right", "Difference", "It is"],
    judged: |judged| match judged {
        Judged::Right => "right",
        Judged::Cut => "right, cut off",
        Judged::Wrong => "differs",
    },
    judged_rounded: "right, rounded",

    right: "All your numbers are right.",
    right_one: "Your number is right.",
    cut: "Where it says “cut off”, the last digit was cut off and not rounded. That is no mistake of the calculation.",
    passing: |passing, all| match passing {
        1 => format!("1 of {all} known mistakes gives the same here, to these digits."),
        n => format!("{n} of {all} known mistakes give the same here, to these digits."),
    },
    passing_none: |all| format!("None of {all} known mistakes would give these digits here."),
    proves_little: "So this case alone proves little. In case B nearly all of them show.",
    proves_much: "No case tells more than this one. What passes here and in case A hardly ever shows in a result.",
    passing_list: "Which these are",
    to_case: ["Compare the Calculator’s case", "Compare case A", "Compare case B"],

    first: "The first to differ is {quantity}: you have {theirs}, right is {0}.",
    first_without: "You have {theirs} for {quantity}, but this case has no such number.",
    sure: |certainty, several| match (certainty, several > 1) {
        (Certainty::Is, false) => "This is it:".to_owned(),
        (Certainty::Is, true) => format!("It is one of these {several}, which give the same here:"),
        (Certainty::Likely, false) => "Very likely it is this:".to_owned(),
        (Certainty::Likely, true) => format!("Very likely it is one of these {several}, which give the same here:"),
        (Certainty::Same, false) => "This would give the same numbers:".to_owned(),
        (Certainty::Same, true) => format!("Each of these {several} would give the same numbers:"),
        (Certainty::Could | Certainty::Unknown, false) => "It could be this:".to_owned(),
        (Certainty::Could | Certainty::Unknown, true) => format!("It could be one of these {several}:"),
    },
    pairs: |several| match several {
        1 => "No single mistake gives these numbers. Two at once would, perhaps these:".to_owned(),
        n => format!("No single mistake gives these numbers. Two at once would, perhaps one of these {n} pairs:"),
    },
    and: "and",
    tau: "As with {tau} = {0}",
    tau_told: "All formulas may be right: the numbers follow if the system constant is another. This case has {tau} = {1}; public programs have 0.75, 0.8 or 1 unless they are told otherwise.",
    scale: "As with {0} in the place of 173.7178",
    scale_told: "Ratings and deviations are converted by 173.7178, which is 400 / ln 10. Your numbers follow if another constant stands there.",
    here: "With this mistake",
    paper: "As in the paper",
    worked: |step| format!("Step {step}, worked for this case"),
    more_of_them: |n| format!("{n} more"),
    with_other: [
        "What you entered for the Calculator’s case was taken into account.",
        "What you entered for case A was taken into account.",
        "What you entered for case B was taken into account.",
    ],

    too_little: "So few digits fit too much by chance to name a mistake. Give the deviation as well, and more decimals.",
    unknown: |known, pairs| {
        let pairs = if pairs { ", nor do any two of them at once" } else { "" };
        format!("None of {known} known mistakes gives these numbers{pairs}.")
    },
    look: |look| match look {
        MistakeArea::Sums => {
            "Your {rd_prime} is right and your {r_prime} is not. So Steps 2, 3, 5 and 6 are probably right. Look at the sum in Step 7, at the scores, and whether 1500 is subtracted in Step 2 and added in Step 8."
        }
        MistakeArea::Widths => {
            "Your {sigma_prime} is right, {r_prime} and {rd_prime} are not. Look at {g}, {e} and {v} in Step 3, then at {phi_star} in Step 6 and {phi_prime} in Step 7."
        }
        MistakeArea::Step5 => {
            "Only {sigma_prime} is not right. Look at Step 5, and whether your {tau} is the one of this case."
        }
        MistakeArea::WayBack => {
            "Your {r_prime} is right and your {rd_prime} is not. Look at how {rd_prime} is made of {phi_prime} in Step 8, and whether {phi_prime} changes after {mu_prime} was made of it."
        }
        MistakeArea::Beginning => {
            "None of the three is right. Begin where the calculation begins: the scale in Step 2, then {g}, {e} and {v} in Step 3."
        }
        MistakeArea::From(2) => {
            "Begin with Step 2: {mu} and {mu_j} are ratings less 1500, divided by 173.7178, {phi} and {phi_j} are deviations divided by it. Then go on to the first number that differs."
        }
        MistakeArea::From(3) => {
            "What your numbers show of Step 2 is right. Begin with Step 3: first {g}, then {e}, then {v}."
        }
        MistakeArea::From(4) => {
            "Your numbers show that Steps 2 and 3 are right. Begin with Step 4: the scores and the sum, which Step 7 needs as well."
        }
        MistakeArea::From(5) => {
            "Your numbers show that Steps 2 to 4 are right. Look at Step 5: {a}, {f}, the first B, the loop, {sigma_prime} at the end, and whether {phi}, {sigma} and {tau} are those of this case."
        }
        MistakeArea::From(6) => "Your numbers show that Steps 2 to 5 are right. Look at {phi_star} in Step 6.",
        MistakeArea::From(7) => {
            "Your numbers show that everything before Step 7 is right. Look at {phi_prime} there, at its square, and at the sum in {mu_prime}."
        }
        MistakeArea::From(_) => {
            "Your numbers show that Steps 2 to 7 are right. Look at the way back in Step 8: 173.7178 and the 1500."
        }
    },
    look_nowhere: "Which steps are in doubt can be said once {r_prime}, {rd_prime} and {sigma_prime} are all there.",
    trace: "See every value of this case",

    ask: "To know more:",
    ask_further: "then",
    tell: "Enter {quantity}",
    more_digits: "Enter more digits of {quantity}",
    scaled: "These look like {mu_prime} and {phi_prime}, which are on the scale of the formulas, and not like {r_prime} and {rd_prime}.",
    scaled_yes: "They are {mu_prime} and {phi_prime}",
    share: "Share this check",
    share_explained: "The link holds the case and your numbers, for a question elsewhere.",

    seen: "What stands out",
    symptoms: "No numbers to compare?",
    symptoms_explained: "What goes wrong may be enough.",
    symptom: |symptom| match symptom {
        Symptom::DoesNotEnd => "Step 5 does not end",
        Symptom::NotANumber => "A result is not a number (NaN)",
        Symptom::RunsAway => "The rating is thousands off, the volatility above 1",
        Symptom::SeveralZeros => "Another search for the volatility ends elsewhere",
        Symptom::NearZero => "The new rating is near 0",
        Symptom::TinyDeviation => "The new deviation is below 5",
        Symptom::GrownDeviation => "The deviation grows although many games were played",
        Symptom::StillVolatility => "The volatility never changes",
    },
    symptom_told: |symptom| match symptom {
        Symptom::DoesNotEnd => {
            "The loop of Step 5.4 goes on for as long as A and B are further apart than {epsilon}. It needs the absolute value of B − A, and {f} at A has to be halved whenever A stays."
        }
        Symptom::NotANumber => {
            "A logarithm of something that is not positive is taken. B may only be ln(Δ² − φ² − v) where Δ² is greater than φ² + v. A volatility of 0 has no logarithm either."
        }
        Symptom::RunsAway => {
            "The search of Step 5 breaks off too early, and takes its first B for the answer. A sign of it: {sigma_prime} is then the square root of Δ² − φ² − v. Enter the numbers of case B to be sure. In rare cases the engine itself warns that {f} has several zeros, and then it need not be a mistake."
        }
        Symptom::SeveralZeros => {
            "In this case {f} has several zeros. The paper’s search finds one of them; another search may rightly find another, and the rating follows it. That is no mistake of yours."
        }
        Symptom::NearZero => {
            "{mu_prime} is 0 for a rating of 1500. On the way back to rating points 1500 has to be added again."
        }
        Symptom::TinyDeviation => {
            "{phi_prime} is on the scale of the formulas, where 1 is 173.7178 rating points. {rd_prime} is {phi_prime} times 173.7178."
        }
        Symptom::GrownDeviation => {
            "Games make a rating more certain, so {rd_prime} should be smaller than {rd}, unless the games are few, {rd} was already small or {sigma} is large. Otherwise either the games count next to nothing, as when the opponents’ deviations were not converted, or {sigma_prime} is far too large."
        }
        Symptom::StillVolatility => {
            "If every game is rated as a period of its own, {sigma_prime} hardly moves: to six digits it often equals {sigma}. That need not be a mistake. With several games in a period it should move."
        }
    },

    mistakes: &mistakes::EN,
};
