//! English.

use crate::present::text::stage::StageText;

/// The English table.
pub(in crate::present::text) static EN: StageText = StageText {
    titles: [
        "What we know before the games",
        "One strength on two scales",
        "What was expected, and how much each game tells",
        "The surprises, end to end",
        "Two ends close in on the zero of f",
        "Squares add up, widths do not",
        "What was known, what the games say, and both joined",
    ],

    rating_points: "rating points",
    glicko2_scale: "Glicko-2 scale",
    sum: "Sum",
    sum_times_v: "Sum × v",
    larger: |times| format!("{times} times larger"),
    after_iteration: |n| if n == 0 { "at the start".to_owned() } else { format!("after iteration {n}") },
    known: "Known before",
    games_say: "The games say",
    joined: "Joined",
    wider: |points| format!("wider by {points}, the ends enlarged"),

    band_from: |level| format!("{level}, from"),
    band_to: |level| format!("{level}, to"),
    so_far: "Sum so far",
    deviation: "Deviation",
    weight: "Weight",

    given: "Not a point but a hill: the player is believed to stand at about {0}, give or take {1}.",
    scales: "{0} points are {1} on the scale of the formulas, and a deviation of {2} is {3}. Nothing but the units changes.",
    tells: |terms, count| {
        if count == 1 {
            format!("The game tells {terms}, which is 1/{{v}}; so {{v}} = {{1}}.")
        } else {
            format!("The larger a dot, the more its game tells: {terms} = {{0}}, which is 1/{{v}}; so {{v}} = {{1}}.")
        }
    },
    tells_many: |count| {
        format!(
            "The larger a dot, the more its games tell. The {count} terms, of which {{2}} is the largest, add up to {{0}}, which is 1/{{v}}; so {{v}} = {{1}}."
        )
    },
    surprises: "Each bar starts where the one before ended, and they end at the sum, {0}. The last bar is that sum times {v} = {1}, which is {delta} = {2}, or {3} rating points.",
    bracket: "The zero of {f} lies between A₀ = {0} and B₀ = {1}, which are {2} apart.",
    secant: |a, b, c| format!("The line through {a} and {b} meets zero at {c} = {{0}}."),
    middle: |a, b, c| format!("Halfway between {a} and {b} lies {c} = {{0}}."),
    becomes: |old, new, is_halved| {
        let halved = if is_halved { ", with half its height" } else { "" };
        if old.starts_with('C') || old.chars().next() != new.chars().next() {
            format!(" {old} becomes {new}{halved}.")
        } else {
            format!(" {old} stays as {new}{halved}.")
        }
    },
    wide: " The bracket is now {1} wide.",
    drift: "{phi}² + {sigma_prime}² = {phi_star}²: with {0} and {1} as the short sides, the long one is {2}. In rating points the deviation grows from {3} to {4}, by {5}.",
    drift_idle: "{phi}² + {sigma}² = {phi_star}²: with {0} and {1} as the short sides, the long one is {2}. In rating points the deviation grows from {3} to {4}, by {5}.",
    drift_idle_long: "{phi}² + {t}{sigma}² = {phi_star}²: with {0} and √{6} × {1} as the short sides, the long one is {2}. In rating points the deviation grows from {3} to {4}, by {5}.",
    join: "By their precisions, 1/{phi_star}² and 1/{v}, what was known counts {0} and what the games say {1}: so {2} lies between {3} and {4}.",
    join_cut: |known, games| match (known, games) {
        (false, false) => None,
        (false, true) => {
            Some("What the games say is so vague or so far away that the picture holds only a part of it.")
        }
        (true, false) => Some("What was known is so vague or so far away that the picture holds only a part of it."),
        (true, true) => Some("Both are so far apart that the picture holds only a part of each."),
    },
    after: "Before the games {0} ± {1}, after them {2} ± {3}.",

    iteration: "Iteration",
    try_it: "Try a case in which more happens:",
    cases_to_try: ["An upset", "Three zeros", "Many iterations"],
    took_place: |name| format!("“{name}” has taken the place of your case."),
    to_own_case: "Back to your case",
    other_ends: "Start from other ends",
    other_ends_explained: "Move {big_a} and {big_b}. Any two ends with the zero between them lead to it; good ones get there sooner.",
    papers_ends: "Back to the paper’s ends",
    ends_lead: |count| {
        let counted = if count == 1 { "1 iteration".to_owned() } else { format!("{count} iterations") };
        format!("{counted}, until {{big_a}} = {{0}}. So {{sigma_prime}} = {{1}}.")
    },
    ends_do_not: "Here {f}({big_a}) = {0} and {f}({big_b}) = {1} have the same sign. Nothing says that the zero lies between such ends, so the method cannot start.",
    other_ends_alt: |a, b| {
        format!("The function f, with the ends A at {a} and B at {b} and the straight line through both.")
    },

    given_alt: |r, rd, level, low, high| {
        format!(
            "A bell curve over the rating axis, around {r} with a deviation of {rd}. The band of {level} from {low} to {high} is shaded."
        )
    },
    scales_alt: |r, mu, count| {
        let opponents = if count == 1 { "the opponent".to_owned() } else { format!("the {count} opponents") };
        format!(
            "Two scales, one above the other: rating points and the Glicko-2 scale. A line joins the player’s {r} above with {mu} below; others do so for {opponents}."
        )
    },
    tells_alt: |count, sum, v| {
        let games = if count == 1 { "One game stands".to_owned() } else { format!("{count} games stand") };
        format!(
            "The expected score falls from 1 to 0 as the opponent’s rating rises. {games} on the curve, as dots with strokes to the actual score; what the games tell adds up to {sum}, so v is {v}."
        )
    },
    zeros_alt: |list| format!(" There are several zeros, and each would give another result: {list}."),
    surprises_alt: |count, sum, delta| {
        let bars = if count == 1 {
            "A bar for the surprise of the game.".to_owned()
        } else {
            format!("Bars for the surprises of {count} games, each starting where the one before ended.")
        };
        format!("{bars} The end is the sum, {sum}. The last bar is Δ, that sum times v: {delta}.")
    },
    bracket_alt: |a, b| format!("The curve of f crosses zero between A₀ at {a} and B₀ at {b}."),
    secant_alt: |[a, b, c], [at_a, at_b, at_c], wide| {
        format!(
            "The curve of f crosses zero between {a} at {at_a} and {b} at {at_b}. The straight line through both meets zero at {c}, {at_c}; the bracket is then {wide} wide."
        )
    },
    drift_alt: |phi, side, phi_star, from, to| {
        format!(
            "A right triangle: the short sides are {phi} and {side}, the long one is {phi_star}. In rating points the deviation goes from {from} to {to}."
        )
    },
    join_alt: |[r, rd, s, sd, t, td]| {
        format!(
            "Three bell curves. Known before: around {r}, deviation {rd}. What the games say: around {s}, deviation {sd}. Both joined: around {t}, deviation {td}."
        )
    },
};
