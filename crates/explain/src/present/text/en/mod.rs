//! English.

pub(super) mod learn;
pub(super) mod lessons;

use super::{AnswerText, InputText, Language, MeaningText, NavigationText, PageText, StepsText, Text};
use crate::case::Room;
use crate::case::detail::Detail;
use crate::present::symbol::Symbol;
use glicko2_steps::{Field, Problem, ProblemKind, WarningKind};

/// The English table.
pub(super) static EN: Text = Text {
    language: Language::En,
    page: PageText {
        title: "Glicko-2, step by step",
        pitch: "A Glicko-2 calculator that shows its work.",
        pitch_how: "Type a player and results; see why the rating moved.",
        example: "Example from Glickman’s paper",
        enter_own: "Enter your own games",
        rooms: "Rooms",
        room: |room| match room {
            Room::Player => "Calculator",
            Room::League => "League",
            Room::Systems => "Systems",
            Room::Learn => "Learn",
        },
        in_room: |room, title| format!("{room} – {title}"),
        loading: "Loading…",
        long_loading: "This takes unusually long. It is still being loaded, and your case is unchanged.",
        not_loaded: "This part of the page could not be loaded. Is there a network? Your case is unchanged.",
        printed_early: "The formulas were still loading. Print again for the full handout.",
        try_again: "Try again",
        system: "System",
        system_paper: "Glicko-2 (2022)",
        system_choose: "System: Glicko-2 (2022). Choose another",
        share: "Share",
        and_embed: "& embed",
        undo: "Undo",
        redo: "Redo",
        theme: "Colours",
        theme_auto: "As the device",
        theme_light: "Light",
        theme_dark: "Dark",
        what_goes_in: "What goes in",
        derivation: "The derivation",
        what_it_means: "What it means",
        source: "Mark E. Glickman, Example of the Glicko-2 system (2013, corrected 2022)",
        source_note: "Every number here is computed on your device from what you typed; nothing is sent anywhere.",
        link_not_understood: |parts| {
            format!("Part of the link could not be used and was left out: {}. The rest is here.", parts.join(", "))
        },
        and_more: |n| format!("and {n} more"),
        own_is_saved: "This came with a link. What you entered yourself is kept.",
        previous_is_saved: "What you entered before you opened a link is kept.",
        back_to_own: "Go back to it",
        forget_previous: "Forget it",
        store_is_full: "The browser’s storage is full, so the next visit may not know what you enter now. The link in the address bar has it.",
        dismiss: "Close this message",
        open_full: "Glicko-2, step by step · open the full page ↗",
        full_page: "Full page ↗",
        steps: "Steps",
        games: "Games",
    },
    input: InputText {
        player: "Player before the games",
        rating: "Rating",
        deviation: "Rating deviation",
        short_deviation: "Deviation",
        volatility: "Volatility",
        tau: "System constant",
        short_tau: "Constant",
        handed_on: "As the period before has left them.",
        to_the_start: "To the first period",
        time: "Time",
        next_period: "Next period",
        pause: "Pause",
        games: "Games",
        game: |n| format!("Game {n}"),
        opponent: "Opponent",
        opponent_rating: "Opponent rating",
        opponent_deviation: "Opponent deviation",
        result: "Result",
        won: "Won",
        draw: "Draw",
        lost: "Lost",
        score: "Score",
        score_instead: "Any score from 0 to 1",
        result_instead: "Won, draw or lost",
        rd_unknown: "RD unknown",
        rd_known: "Enter the RD",
        assumed: "{0}, assumed",
        of_game: |name, n| format!("{name}, game {n}"),
        dragged: |field, value, rating| match field {
            Field::PlayerDeviation | Field::GameDeviation(_) => format!("RD {value}, new rating {rating}"),
            _ => format!("{value}, new rating {rating}"),
        },
        what_if: "What if",
        add: "Add a game",
        paste: "Paste or open a file",
        more_here: "More for these games",
        more: |n| format!("More for game {n}"),
        remove: |n| format!("Remove game {n}"),
        duplicate: |n| format!("Duplicate game {n}"),
        up: |n| format!("Move game {n} up"),
        down: |n| format!("Move game {n} down"),
        no_games: "No games: an idle period. Only the deviation changes.",
        idle_periods: "Idle periods",
        page_of: |from, to, all| format!("{from} to {to} of {all}"),
        previous_page: "Previous games",
        next_page: "Next games",
    },
    answer: AnswerText {
        result: "Result",
        rises: "The rating rises by {0} to {1}, with a deviation of {2} and a volatility of {3}.",
        falls: "The rating falls by {0} to {1}, with a deviation of {2} and a volatility of {3}.",
        stays: "The rating stays at {1}, with a deviation of {2} and a volatility of {3}.",
        idle: "Without games the rating stays at {1} and the deviation grows to {2}.",
        band: "With {0} confidence, the true strength is between {1} and {2}.",
        details: ["RD {0}", "volatility {0}", "with {0} confidence between {1} and {2}"],
        brief: "{rd} {0} · volatility {1}",
        stale: "Last good result. Correct the marked field.",
        unfinished: "The result so far. Finish the row of the form.",
        unrated: "No result yet. Correct the marked field.",
        fill_in: "Type your rating, then your first opponent’s rating and deviation (RD), and how the game ended. If you do not know the RD, choose “RD unknown” in the menu of the row. Your new rating appears here, with the reasons.",
        fill_in_next: "Type the first game of this period, or remove it if you did not play. Your new rating appears here, with the reasons.",
        more_reasons: "Why?",
        hidden: "Covered until the last step. Make your guess.",
    },
    steps: StepsText {
        heading: "Step by step",
        how_much: "How much is open",
        detail: |detail| match detail {
            Detail::Values => "Values",
            Detail::Worked => "Worked",
            Detail::Everything => "Everything",
        },
        folded: |detail, n| match detail {
            Detail::Values => "Formulas, and with these numbers".to_owned(),
            _ if n == 1 => "A note on the paper".to_owned(),
            _ => format!("Notes on the paper ({n})"),
        },
        hidden: "hidden",
        step: |n| format!("Step {n}"),
        titles: [
            "What do we know before the games?",
            "What is that on the scale of the formulas?",
            "How much do these games tell us?",
            "Better or worse than expected?",
            "Was the result a surprise?",
            "How much could strength have drifted?",
            "What do we believe now?",
            "And in rating points?",
        ],
        idle_title: "How unsure are we after a period without games?",
        quantity: "Quantity",
        value: "Value",
        player: "Player",
        game: |n| n.to_string(),
        given: "A rating {r} says where we believe the player stands. The deviation {rd} says how unsure we are of it, the volatility {sigma} how much the strength itself tends to wander. The constant {tau} says how readily {sigma} changes.",
        given_caption: "Given",
        given_unrated: "A new player starts with 1500, a deviation of 350 and a volatility of 0.06.",
        given_assumed: |n| {
            let unknown =
                if n == 1 { "One opponent’s RD is".to_owned() } else { format!("The RDs of {n} opponents are") };
            format!(
                "{unknown} unknown. 60 is assumed, as for someone who plays often. Any other RD up to 100 would change little, as the game still counts for at least 95%."
            )
        },
        scales: "Ratings are shifted so that 1500 becomes 0, and divided by 173.7178. On that scale the formulas need no 400 and no powers of ten. The volatility is given on that scale already, and is never converted.",
        scales_caption: "Both scales",
        scales_note: "173.7178 is 400 / ln 10, rounded.",
        variance: "The closer an expected score {e} is to a coin flip, and the more certain the opponent’s own rating, the more a game tells. The weight {g} tones down results against opponents of uncertain strength.",
        variance_caption: "Weights, expected scores and what each game tells",
        variance_of: |n| format!("For game {n}:"),
        variance_note: "The reciprocal of their sum, {v}, is the variance of a rating based on these games alone.",
        improvement: "Each game counts by how far its score {s} beat the expected score {e}, weighted by {g}. Times {v}, the sum is the improvement that the games alone suggest.",
        improvement_caption: "Scores against expectations",
        improvement_up: "The sum is above 0: better than expected, so the rating will rise.",
        improvement_down: "The sum is below 0: worse than expected, so the rating will fall.",
        volatility: "If the improvement {delta} is larger than {phi}, {v} and {sigma} account for, the player is less steady than we thought and {sigma} rises; if it is smaller, {sigma} falls a little. The new value is where a function {f} crosses zero; {x} stands for the logarithm of its square.",
        bracket_delta: "First a bracket, two places with the zero between them. One is {big_a} = {a}. The improvement is large, Δ² > φ² + v, so the other is:",
        bracket_search: "First a bracket, two places with the zero between them. One is {big_a} = {a}. The improvement is no larger than expected, Δ² ≤ φ² + v, so the other lies to the left: {tau} is subtracted {k} times, until {f} is no longer negative.",
        search_caption: "The search for B",
        illinois: "Then the Illinois method: a straight line through both ends crosses zero at {big_c}. {big_c} and the end on the other side of the zero make the next bracket. If the same end stays, its {f} is halved, so that the line is forced to move on.",
        iterations_caption: "Iterations",
        iteration: "Iteration",
        kept: "Kept",
        kept_start: "the start",
        kept_a: "A, f(A) halved",
        kept_b: "B, as the new A",
        kept_half: "the half with the zero",
        width: "|B − A|",
        correction: "B becomes A when f(C) f(B) ≤ 0. The paper of 2013 has <; its author put ≤ on March 22, 2022, since with the old rule the search could go round about a thousand times and then stop with a wrong value if f(C) was exactly 0.",
        iterations_made: |n| match n {
            0 => "The bracket is narrower than ε = 0.000001 from the start.".to_owned(),
            1 => "After one iteration the bracket is no wider than ε = 0.000001, the tolerance, and the search stops."
                .to_owned(),
            n => format!(
                "After {n} iterations the bracket is no wider than ε = 0.000001, the tolerance, and the search stops."
            ),
        },
        exact_root: "The paper stops there. The zero itself is at {0}, which makes {sigma_prime} = {1}.",
        several_roots: |n| {
            format!(
                "The function crosses zero {n} times between A and B. The procedure takes the one on its path; another solver may find another, and with it quite another rating. Shorter rating periods or a smaller τ avoid this."
            )
        },
        zeros_caption: "What each zero would give",
        zero_taken: "taken",
        root_picture: "The function f and the secant",
        drift: "Time passes and strength wanders. Before the games are counted, the variance grows by {sigma_prime}²: {phi}² becomes {phi}² + {sigma_prime}².",
        drift_points: "In rating points:",
        idle: "Nothing was played, so there is nothing to learn: rating and volatility stay, and Steps 3 to 5 and 7 do not apply. Strength may have wandered all the same, so the variance {phi}² grows by {sigma}² for each period.",
        idle_points: "In rating points:",
        update: "What we knew before, with the uncertainty {phi_star}, and what the games showed, with the variance {v}, add up as precisions: one over the square of the uncertainty.",
        update_rating: "The rating moves by the surprise of the games times the new uncertainty squared: the more certain we are, the smaller the step.",
        back: "Multiplied by 173.7178 and shifted back by 1500, the numbers are again those that people know.",
        back_volatility: "The volatility is not converted back: {sigma_prime} = {0}.",
        exact_rating: "With the zero of {f} itself in place of the paper’s stop: {r_prime} = {0} and {rd_prime} = {1}.",
        paper_v: "The paper prints 1.7785: it rounds each g to 4 digits and each E to 3 before it sums.",
        paper_delta: "The paper prints −0.4834, for the same reason.",
        paper_f: "The paper prints f(A) = −0.00053567 at the start, with its rounded v and Δ.",
        paper_last_cell: "The last f(B) of the paper’s own table lacks its minus sign.",
        paper_rating: "The paper prints 1464.06: it goes on with the rounded −0.2069.",
        differs_title: "Where the paper’s rounding shows",
        differs_explained: "Both columns are the same case: once in exact arithmetic, once carrying only the digits that the paper prints.",
        differs_nowhere: "In this case no shown digit differs.",
        differs_exact: "Exact",
        differs_printed: "As printed",
        differs_why: "Why",
        why: |symbol| match symbol {
            Symbol::Mu | Symbol::Phi => "converted values are carried with 4 decimals",
            Symbol::G => "g is carried with 4 decimals",
            Symbol::E => "E is carried with 3 decimals",
            Symbol::V => "summed from g with 4 decimals and E with 3, then rounded to 4",
            Symbol::Delta => "from the rounded v, g and E",
            Symbol::F => "from the rounded v, Δ and φ",
            Symbol::SigmaPrime => "cut off, not rounded, after 5 decimals",
            Symbol::PhiStar => "from φ with 4 decimals and the cut σ′",
            Symbol::PhiPrime => "from φ* and v with 4 decimals",
            Symbol::MuPrime => "from φ′² with 4 decimals and the sum with 3",
            Symbol::RPrime => "from μ′ with 4 decimals",
            Symbol::RdPrime => "from φ′ with 4 decimals",
            _ => "from rounded values",
        },
    },
    navigation: NavigationText {
        label: "Walk through the derivation",
        through: "Step through it",
        back: "Back",
        next: "Next",
        to_answer: "Back to the answer",
        play: "Play",
        pause: "Pause",
        more: "More ways through the steps",
        more_short: "More",
        present: "Present",
        present_key: "Present: one step fills the screen (F)",
        hide: "Guess first",
        at_answer: "Before and after",
        at_step: |n| format!("Step {n} of 8"),
        at_bracket: "Step 5, the bracket",
        at_iteration: |i, of| match of {
            Some(n) => format!("Step 5, iteration {i} of {n}"),
            None => format!("Step 5, iteration {i}"),
        },
    },
    meaning: MeaningText {
        strength: "Where the player’s strength may lie",
        strength_explained: "The higher a curve, the more likely that strength is: dashed before, solid after. The shaded part is the confidence band.",
        level: "Confidence",
        level_two_rd: "± 2 RD",
        strength_alt: |before, before_rd, after, after_rd, level, low, high| {
            format!(
                "Two bell curves over the rating axis. Before the games: around {before}, deviation {before_rd}. After: around {after}, deviation {after_rd}; the band of {level} from {low} to {high} is shaded."
            )
        },
        before: "Before",
        after: "After",
        as_table: "As a table",
        more: "More about this case",
        moved: "Moved it by",
        contribution: |n, verb, rating| format!("{n} · {verb} {rating}"),
        beat: "beat",
        drew: "drew with",
        lost_to: "lost to",
        scored: |score| format!("{score} against"),
        others: |n| format!("{n} others"),
    },
    symbol,
    in_glossary: "In the glossary",
    problem,
    warning,
};

fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::R => "rating before the period",
        Symbol::Rd => "rating deviation before the period: how unsure the rating is",
        Symbol::Sigma => "volatility before the period: how much the strength tends to wander",
        Symbol::Tau => "system constant: how readily the volatility changes",
        Symbol::Epsilon => "tolerance: the iterations stop when the bracket is no wider",
        Symbol::Mu => "rating on the Glicko-2 scale, (r − 1500) / 173.7178",
        Symbol::Phi => "deviation on the Glicko-2 scale, RD / 173.7178",
        Symbol::RJ => "rating of opponent j before the period",
        Symbol::RdJ => "rating deviation of opponent j before the period",
        Symbol::MuJ => "rating of opponent j on the Glicko-2 scale",
        Symbol::PhiJ => "deviation of opponent j on the Glicko-2 scale",
        Symbol::S => "score in game j: 1 won, ½ drawn, 0 lost",
        Symbol::G => "weight of a game: the less certain the opponent, the smaller",
        Symbol::E => "expected score in game j",
        Symbol::V => "variance of the rating if these games were all we had",
        Symbol::Delta => "improvement that the games alone suggest",
        Symbol::A => "ln σ², where the search for the new volatility starts",
        Symbol::X => "a candidate for ln σ′²",
        Symbol::F => "the function whose zero is ln σ′²",
        Symbol::BigA => "one end of the bracket around the zero",
        Symbol::BigB => "the other end of the bracket around the zero",
        Symbol::BigC => "where the secant through A and B crosses zero",
        Symbol::K => "how many times τ was subtracted",
        Symbol::SigmaPrime => "volatility after the period",
        Symbol::T => "idle periods: how long nothing was played",
        Symbol::PhiStar => "deviation after the drift, before the games are counted",
        Symbol::PhiPrime => "deviation after the period, on the Glicko-2 scale",
        Symbol::MuPrime => "rating after the period, on the Glicko-2 scale",
        Symbol::RPrime => "rating after the period",
        Symbol::RdPrime => "rating deviation after the period",
        Symbol::Change => "rating points that game j gave or took",
        Symbol::Rd0 => "rating deviation when the player last played",
        Symbol::C => "how fast uncertainty grows, in rating points",
        Symbol::Q => "ln 10 / 400",
        Symbol::DSquared => "variance, in rating points squared, of a rating that rested on these games alone",
        Symbol::Shown => "the number that players see",
    }
}

fn problem(problem: Problem, empty: bool) -> String {
    if empty && problem.kind == ProblemKind::NotANumber {
        format!("{} is missing.", problem.field.noun())
    } else {
        problem.sentence()
    }
}

fn warning(kind: WarningKind) -> &'static str {
    match kind {
        WarningKind::SeveralRoots => {
            "The function of Step 5 has several zeros. The procedure takes the one on its path; another solver may arrive at another rating."
        }
        WarningKind::VolatilityLeap => {
            "The volatility more than trebled. Such a result is computed as the paper says, but it can throw a rating far off. A smaller τ or shorter rating periods prevent it."
        }
        WarningKind::Bisected => "The secants of Step 5 were too slow here; halving the bracket finished the search.",
        WarningKind::UnusualTau => {
            "The paper advises a system constant from 0.3 to 1.2, or 0.2 where very improbable results occur."
        }
        WarningKind::UnusualVolatility => "Volatilities usually lie between 0.03 and 0.1; the paper starts with 0.06.",
        WarningKind::ZeroDeviation => "A deviation of 0 says that a strength is known exactly, which it never is.",
        WarningKind::LargeDeviation => "A deviation above 350 is more than new players usually start with.",
        WarningKind::NoInformation => "The opponent is so far away that this game carries no information.",
    }
}
