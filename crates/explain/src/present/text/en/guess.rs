//! English.

use crate::present::text::guess::GuessText;

/// The English table.
pub(in crate::present::text) static EN: GuessText = GuessText {
    questions: [
        "On the scale of the formulas 1500 becomes 0, and 173.7178 points become 1. The rating is {0}. What is {mu}?",
        "{v} is the variance of a rating based on these games alone: the more they tell, the smaller it is. What is {v}?",
        "{delta} is what the games alone suggest: above 0 if the results were better than expected, below 0 if worse. What is {delta}?",
        "The volatility was {1}. It rises after surprising results and falls a little after others. What is {sigma_prime}?",
        "{phi_star} is {phi} once time has passed: the variance grows by {sigma_prime}². What is {phi_star}?",
        "The games pull {mu} towards {mu} + {delta}, the more so the less was known before. What is {mu_prime}?",
        "The rating was {0}. What will it be after these games?",
    ],
    title: "Where will the new rating be?",
    compared: "Your guess and the new rating",
    field: "Your guess for",
    bell: "Your guess: the middle of the bell",
    bell_at: |points| format!("{points} points"),
    drag: "Move the bell to where you think the rating goes.",
    show: "Show",
    just_show: "Just show me",
    empty: "Enter a guess first, or choose “Just show me”.",
    not_a_number: "Enter a number.",
    on_stage: "Move the bell in the picture, or type a number below it.",
    nothing_to_guess: "This step is still covered.",

    exact: |said| format!("You said {said}; it is {{0}}: exactly right."),
    close_high: |said, points| format!("You said {said}; it is {{0}}: close, only {} too high.", off(points)),
    close_low: |said, points| format!("You said {said}; it is {{0}}: close, only {} too low.", off(points)),
    high: |said, points| format!("You said {said}; it is {{0}}: {} too high.", off(points)),
    low: |said, points| format!("You said {said}; it is {{0}}: {} too low.", off(points)),
    gap: |points| if points == "1" { "1 point".to_owned() } else { format!("{points} points") },
    your_guess: "your guess",

    summary: "Your guesses",
    counted: |guessed, of, right, close| {
        let values = if of == 1 { "value" } else { "values" };
        let mut counted = format!("You guessed {guessed} of {of} {values}");
        match (right, close) {
            (0, 0) => {}
            (right, 0) => counted.push_str(&format!(", {right} of them exactly")),
            (0, close) => counted.push_str(&format!(", {close} of them closely")),
            (right, close) => counted.push_str(&format!(", {right} of them exactly and {close} closely")),
        }
        counted + "."
    },
    you_said: "You said",
    it_is: "It is",
    off_by: "Off by",

    bell_alt: |rating, deviation, guess| {
        format!(
            "A bell curve around the rating before, {rating}, with a deviation of {deviation}, and the same curve moved to the guess, {guess}."
        )
    },
    compared_alt: |rating, guess, after, gap| {
        format!(
            "Three bell curves: before around {rating}, the guess around {guess}, and the new rating around {after}. Between the last two lie {gap}."
        )
    },
};

/// Returns the difference, with its unit if it is in points.
fn off(points: Option<&str>) -> &'static str {
    match points {
        None => "{1}",
        Some("1") => "{1} point",
        Some(_) => "{1} points",
    }
}
