//! English.

use crate::case::csv::BadReason;
use crate::present::text::season::{CourseText, ImportText, OrdersText, PeriodsText, SeasonText, TugText};
use glicko2_steps::{Field, Problem};

/// The English table.
pub(in crate::present::text) static EN: SeasonText = SeasonText {
    periods: PeriodsText {
        title: "Rating periods",
        period: |n| format!("Period {n}"),
        games,
        idle: |length| format!("idle for {length}"),
        clear: "Remove all",
        duplicate: "Duplicate period",
        up: "Move period earlier",
        down: "Move period later",
        remove: "Remove period",
        previous: "Previous periods",
        next: "Next periods",
        elsewhere: |n, problem| format!("Period {n}: {problem}"),
    },
    import: ImportText {
        open: "Import CSV",
        title: "Import CSV",
        label: "Periods as CSV",
        file: "Choose a file",
        placeholder: "period,rating,deviation,score\n1,1400,30,1\n1,1550,100,0\n2,1700,300,0.5",
        explained: "One game a line: its period, and the opponent’s rating, RD and the result. Commas, semicolons or tabs separate the cells; a header line may name the columns. Numbers missing between the periods, or a line with a period alone, are a time without games; a fifth column, idle, says how long.",
        found: |periods, count| match (periods, count) {
            (0, _) => "No periods found yet.".to_owned(),
            (1, count) => format!("1 period with {} found.", games(count)),
            (n, count) => format!("{n} periods with {} found.", games(count)),
        },
        bad: |n| match n {
            1 => "1 line needs correcting:".to_owned(),
            n => format!("{n} lines need correcting:"),
        },
        bad_line: |number, text, reason| format!("Line {number}, “{text}”: {}", bad_reason(reason)),
        replace: "Replace the periods",
        append: "Add to the periods",
        cancel: "Cancel",
        export: "Show as CSV",
        exported: "The periods as CSV",
    },
    course: CourseText {
        title: "Over time",
        rises: |n| {
            format!(
                "Over {} the rating rises by {{0}} to {{1}}, with a deviation of {{2}} and a volatility of {{3}}.",
                periods(n)
            )
        },
        falls: |n| {
            format!(
                "Over {} the rating falls by {{0}} to {{1}}, with a deviation of {{2}} and a volatility of {{3}}.",
                periods(n)
            )
        },
        stays: |n| {
            format!(
                "Over {} the rating stays at {{1}}, with a deviation of {{2}} and a volatility of {{3}}.",
                periods(n)
            )
        },
        nothing: "Without a period nothing changes.",
        alt: |[start, end, lowest, highest, level], n| {
            format!(
                "The rating over {}, from {start} to {end}, with the band of {level} around it; it is lowest at {lowest} and highest at {highest}. Beneath it the volatility. Times without games are hatched.",
                periods(n)
            )
        },
        choose: "Period in the chart",
        played: |n, count| {
            format!(
                "Period {n}, {}: rating {{0}}, between {{3}} and {{4}}; deviation {{1}}, volatility {{2}}.",
                games(count)
            )
        },
        away: |n, length| {
            format!(
                "Period {n}, idle for {length}: rating {{0}}, between {{3}} and {{4}}; deviation {{1}}, volatility {{2}}."
            )
        },
        rating: "Rating",
        band: |level| format!("Confidence band, {level}"),
        volatility: "Volatility",
        idle: "Nothing played",
        caption: "Period by period",
        what: "Played",
    },
    orders: OrdersText {
        title: "All at once or one by one",
        explained: "The system rates the games of a period as if they were played at the same time. To rate each as a period of its own is another thing: the deviation grows and shrinks with every game, later games are judged against the rating that earlier ones left, and the order matters.",
        caption: "The same games, rated in different ways",
        way: "Rated",
        at_once: "All at once",
        one_by_one: "One by one",
        reversed: "One by one, reversed",
        lowest: "Lowest of all orders",
        highest: "Highest of all orders",
        all: |n| match n {
            1 => "In whichever order, the games are the same: {0} and a deviation of {2}.".to_owned(),
            n => format!(
                "One by one there are {n} orders. They lead from {{0}} to {{1}}, with deviations from {{2}} to {{3}}."
            ),
        },
        too_many: "With more than seven games there are too many orders to try them all.",
    },
    tug: TugText {
        title: "Tug of war",
        explained: "Before the games are counted, the volatility widens the deviation; then the games narrow it. Squares add up, deviations do not.",
        caption: "What time and games do to the deviation",
        points: "in points",
        variance: "squared",
        before: "Before",
        growth: "Growth",
        games: "Games",
        after: "After",
        break_even: "With such games in every period the deviation settles at {0}, where both pull alike.",
        above: "It is above that now, so such games make the rating more certain.",
        below: "It is below that now, so it grows although games are played.",
        idle: "Nothing was played, so nothing pulls the deviation down.",
        until: "At this volatility it would take {0} more idle periods until it is 350, as for a new player. The paper sets no limit: beyond that, it goes on growing.",
    },
    carried,
};

fn games(n: usize) -> String {
    match n {
        0 => "no games".to_owned(),
        1 => "1 game".to_owned(),
        n => format!("{n} games"),
    }
}

fn periods(n: usize) -> String {
    if n == 1 { "1 period".to_owned() } else { format!("{n} periods") }
}

fn bad_reason(reason: BadReason) -> &'static str {
    match reason {
        BadReason::TooFewCells => "a period, a rating, an RD and a result are needed.",
        BadReason::TooManyCells => {
            "too many cells. A number with a decimal comma needs quotes, or other marks between the cells."
        }
        BadReason::TooManyPeriods => "there are more than 10000 periods.",
        BadReason::Period => "it does not say which period it belongs to.",
        BadReason::Rating => "the rating is no number.",
        BadReason::Deviation => "the RD is no number.",
        BadReason::Result => "the result is none of won, draw, lost, or a score from 0 to 1.",
        BadReason::Idle => "the idle time is no number.",
    }
}

fn carried(problem: Problem) -> &'static str {
    match problem.field {
        Field::PlayerRating => "The periods before lead to a rating beyond ±1,000,000; no period can begin with it.",
        Field::PlayerDeviation => "The periods before lead to a deviation above 10,000; no period can begin with it.",
        _ => "The periods before lead to a volatility that no period can begin with.",
    }
}
