//! English.

use crate::case::league::csv::BadReason;
use crate::case::league::{Field, Kind, Mode};
use crate::present::text::league::{
    AfterText, CsvText, LeagueInputText, LeagueText, OverTimeText, PairText, TeamsText, TimeText, WorldsText,
};
use glicko2_steps::ProblemKind as ValueProblem;
use glicko2_steps::groups::ProblemKind;
use glicko2_steps::groups::teams::Method;
use glicko2_steps::groups::wvw::{TAU, TICK};

/// The English table.
pub(in crate::present::text) static EN: LeagueText = LeagueText {
    what: "What is rated",
    kind: |kind| match kind {
        Kind::Results => "Players and results",
        Kind::Teams => "Two teams",
        Kind::Worlds => "Guild Wars 2 match",
        Kind::Race => "Free-for-all",
    },
    view: "Results as",
    mode: |mode| match mode {
        Mode::List => "List",
        Mode::Table => "Crosstable",
        Mode::Teams => "Two teams",
        Mode::Worlds => "Guild Wars 2 match",
        Mode::Race => "Free-for-all",
    },
    lead: |mode| match mode {
        Mode::List => {
            "Everyone is rated at once, from the ratings before the period. The order of the results makes no difference."
        }
        Mode::Table => {
            "Each cell is what the player of the row scored against the player of the column: 1, ½ or 0, or several such as 1 0.5. The opposite cell fills itself in. Everyone is rated at once, from the ratings before the period."
        }
        Mode::Teams => {
            "Glicko-2 knows games of one against one. Three ways are in use to make such games of a match between teams; here they are, side by side."
        }
        Mode::Worlds => {
            "Three worlds fight for points. Each pair counts as one game, and the points of the two make its score. So every world plays two games, there are six one-way results, and all are worked from the ratings before the match."
        }
        Mode::Race => {
            "Everybody beat all who came in after them and drew with those in the same place. Each pair counts as one game of the same rating period."
        }
    },
    input: LeagueInputText {
        players: "Players before the period",
        worlds: "Worlds before the match",
        entrants: "Players before, and their places",
        name: "Name",
        place: "Place",
        no_place: "Who has no place took no part: only their deviation grows.",
        points: "Points",
        add_player: "Add a player",
        remove: |name| format!("Remove {name}"),
        results: "Results in this period",
        result: |n| format!("Result {n}"),
        side_a: "One side",
        side_b: "The other side",
        score_of_a: "Result of the first side",
        add_result: "Add a result",
        remove_result: |n| format!("Remove result {n}"),
        clear: "Remove all results",
        enlist: "Add the unknown names as players",
        no_results: "No results yet: nobody played, and only the deviations grow.",
        crosstable: "Crosstable",
        against: |a, b| format!("{a} against {b}"),
        in_cell: |a, b, problem| format!("{a} against {b}: {problem}"),
        too_many_for_table: |most| {
            format!("A crosstable has room for {most} players. There are more, so the results are listed instead.")
        },
        reset: "Reset to the example",
        previous: "Previous",
        next: "Next",
    },
    time: TimeText {
        results: |n| if n == 1 { "1 result".to_owned() } else { format!("{n} results") },
        results_of: |n| format!("Results of period {n}"),
        arise: "How its games arise",
        change: "Change this period",
    },
    pair: PairText {
        title: |a, b, scored_a, scored_b| format!("{a} – {b} {scored_a} : {scored_b}"),
        most: "The most surprising result",
        chosen: "Both sides of this result",
        none: |a, b| format!("{a} and {b} did not play each other in this period."),
        caption: "Both sides: what was scored, what was expected, and the points gained",
        scored: "Scored",
        expected: "Expected",
        surprise: "Difference",
        points: "Points",
        told: |a, b, [expected, scored], [points_a, points_b]| {
            format!(
                "{a} was expected to score {expected} against {b} and scored {scored}. Points: {a} {points_a}, {b} {points_b}."
            )
        },
        key: ["worse than expected", "as expected", "better than expected"],
        difference: "Small number: score minus expected score",
    },
    after: AfterText {
        title: "Everybody after the period",
        standings: |n| format!("Standings after period {n}"),
        caption: "Standings after the period; “all” counts every period up to it; the heads of the columns sort it",
        rank: "Rank",
        risen: |places| match places {
            0 => "same place as before".to_owned(),
            1 => "up 1 place".to_owned(),
            -1 => "down 1 place".to_owned(),
            up @ 2.. => format!("up {up} places"),
            down => format!("down {} places", down.unsigned_abs()),
        },
        player: "Player",
        games: "Games",
        scored: "Score",
        all_games: "Games, all",
        all_scored: "Score, all",
        rating: "Rating",
        change: "Change",
        deviation: "RD",
        most_surprising: "Below a name: that player’s most surprising result.",
        ended: |verb, name| format!("{verb} {name}"),
        open: "Choose a name to see every step behind its numbers.",
        derivation: |name| format!("{name}, step by step"),
        games_of: "The games of this period",
        no_games: "No games in this period: the rating stays, and the deviation grows.",
        opponent: "Opponent",
        close: "Back to the league",
        unusual: "Something here is unusual; the steps say what.",
        sum: "All changes of rating add up to {0}.",
        why: "Why the changes need not cancel",
        why_not_cancel: "Each change is 173.7178 {phi_prime}² {g}({s} − {e}). {phi_prime} says how unsure we still are of the player’s own rating, {g} how far the opponent’s can be trusted. Two players of unlike deviations differ in both, and because {g} is in {e} too, not even their expected scores add up to 1. So a newcomer moves far, a well-known player hardly at all, and what one gains is not what the other loses.",
        sides: "Both sides of each result",
        sides_caption: "Both sides of each result, and what their changes are made of",
        result: "Result",
        side: |n, name, other| format!("{n} · {name} – {other}"),
        summary: |kind, rated, results| {
            let plural = |n: usize, one: &str, more: &str| format!("{n} {}", if n == 1 { one } else { more });
            let rated = match kind {
                Kind::Worlds => plural(rated, "world", "worlds"),
                _ => plural(rated, "player", "players"),
            };
            format!("{rated} rated from {}.", plural(results, "result", "results"))
        },
    },
    over_time: OverTimeText {
        title: |periods| if periods > 1 { "Ratings over time" } else { "Ratings before and after" },
        time: |n| if n == 0 { "Start".to_owned() } else { format!("Period {n}") },
        alternative: |players, periods, ends| {
            let over = if periods == 1 { "one period".to_owned() } else { format!("{periods} periods") };
            format!("A line for each of {players} players, from the start through {over}. At the end: {ends}.")
        },
        highlight: "Highlight a player",
        band: |name, level| format!("{name}, with the band of {level}"),
        most: |n| format!("The {n} with the highest ratings are drawn."),
        caption: "Ratings over time, player by player",
    },
    teams: TeamsText {
        team: |n| format!("Team {n}"),
        team_of: "Team",
        no_team: "In neither team",
        add_other: "Add a player who joins later",
        add: |n| format!("Add a member to team {n}"),
        result: "Result of team 1",
        compared: "The new ratings in each way",
        member: "Member",
        method: |method| match method {
            Method::IndividualPairs => "Individual pairs",
            Method::CompositeOpponent => "Composite opponent",
            Method::CompositeTeam => "Composite team",
        },
        explained: |method| match method {
            Method::IndividualPairs => {
                "Every member plays every member of the other team, with the result of the team. One result is counted several times as if it were new evidence, so deviations shrink too fast and ratings move too far."
            }
            Method::CompositeOpponent => {
                "Every member plays one game against the average of the other team. A weak member of a strong team is thought to have had little chance, and gains much by the team’s win."
            }
            Method::CompositeTeam => {
                "Every member plays one game against an opponent who is as far from them as the average of the other team is from that of their own. What is expected is then the same for all of a team."
            }
        },
        ways: "The three ways",
        derivation_in: "Go on, and show the steps, in the way of",
        averages: "The averages of the teams",
        members: "Members",
        mean_rating: "Mean {r}",
        mean_deviation: "Mean {rd}",
        pairs_meet: "The opponents are the members of the other team, as they are.",
        opponent_meets: "The opponent is the average of the other team:",
        team_meets: "The opponent is as far away as the averages are apart, with the mean deviation of the other team:",
        source: "Ryan Juckett, The Online Skill Ranking of INVERSUS Deluxe (2018), names all three; INVERSUS uses the last. Its code is lost in copies of the article: the rating here is the reading that fits its words, the deviation is inferred.",
    },
    worlds: WorldsText {
        curve: "What a share of the points is worth",
        curve_alt: |results| {
            format!(
                "A sine curve rises from 0 to 1, steepest in the middle and flat at both ends, with a straight line for comparison. On it the results of the match: {results}."
            )
        },
        curve_result: |a, b, p, s| format!("{a} against {b}, share {p}, score {s}"),
        curve_explained: "The dashed line is the share itself. Near the middle the curve is steeper, by a factor of π/2: to lead a little counts for more than the share says, to lead still more adds less and less.",
        one_way: "Six one-way results",
        world: "World",
        share: "Share p",
        score: "Score {s}",
        how: "How each score comes about",
        pair: |a, b| format!("{a} against {b}"),
        share_explained: "The share p of the points of both:",
        score_explained: "Its score on the curve:",
        other_side: "The other side has what is left: {0}.",
        source: || {
            format!(
                "Habib Loew (ArenaNet), The Math Behind WvW Ratings (November 9, 2012; forum-en.guildwars2.com, posts 679386 and 682392), with τ = {TAU}. By this rule 54 ratings that ArenaNet printed come out within 0.1 of a point. What is left comes from the printed points, as far as can be told: they lag by a tick, the {TICK} points of a quarter of an hour."
            )
        },
    },
    csv: CsvText {
        open: "Paste a list",
        title: "Paste players and results",
        label: "Players and results, one a line",
        placeholder: "Anna, 1500, 200\nBen, 1400, 30\nAnna, Ben, 1\nBen, Clara, 1/2",
        explained: "A line is a player (name, rating, RD, volatility) or a result (two names and 1, ½, 0, 1-0, won, draw, lost). Commas, semicolons or tabs separate the cells, and a header line may name the columns. A line such as period, 2 begins the next period. A name without numbers is a new player: 1500, 350, 0.06.",
        found: |players, results| match (players, results) {
            (0, 0) => "Nothing found yet.".to_owned(),
            (players, results) => {
                let plural = |n: usize, one: &str, more: &str| format!("{n} {}", if n == 1 { one } else { more });
                format!("{} and {} found.", plural(players, "player", "players"), plural(results, "result", "results"))
            }
        },
        taken: |players, results, periods| {
            let plural = |n: usize, one: &str| format!("{n} {one}{}", if n == 1 { "" } else { "s" });
            let (players, results) = (plural(players, "player"), plural(results, "result"));
            format!("Taken: {players}, {results}, {}.", plural(periods, "period"))
        },
        file: "Choose a file",
        bad: |n| match n {
            1 => "1 line needs correcting and stays here:".to_owned(),
            n => format!("{n} lines need correcting and stay here:"),
        },
        bad_line: |number, text, reason| format!("Line {number}, “{text}”: {}", bad_reason(reason)),
        replace: "Replace the list",
        append: "Add to the list",
        cancel: "Cancel",
        show: "Export CSV",
        shown: "The list as CSV: everybody before and after, and the results",
    },
    problem,
    number,
};

fn bad_reason(reason: BadReason) -> &'static str {
    match reason {
        BadReason::Neither => "neither a player nor a result.",
        BadReason::NoName => "a name is missing.",
        BadReason::Score => "the result is none of won, draw, lost, or a score from 0 to 1.",
        BadReason::Number => "a rating, RD or volatility is no number.",
        BadReason::OneSelf => "nobody can play against themselves.",
        BadReason::TooManyPeriods => "there are more than 10000 periods.",
    }
}

fn problem(kind: ProblemKind, field: Field) -> &'static str {
    match (kind, field) {
        (ProblemKind::NoSuchPlayer, Field::Team(_)) => "A team needs at least one member.",
        (ProblemKind::NoSuchPlayer, Field::Players) => "A match is one of exactly three worlds.",
        (ProblemKind::NoSuchPlayer, _) => "No player has this name.",
        (ProblemKind::OneSelf, _) => "Nobody can play against themselves.",
        (ProblemKind::NoPoints, _) => "Two worlds without any points have no share of anything.",
        (ProblemKind::TooMany, Field::Team(_)) => "A team can have at most 100 members here.",
        (ProblemKind::TooMany, _) => "A free-for-all can have at most 200 players here.",
        (ProblemKind::Value(_), _) => "The opponent that is made for this member is beyond all ratings.",
    }
}

fn number(kind: ValueProblem, field: Field, empty: bool) -> &'static str {
    match (field, kind) {
        (Field::Place(_), _) => "The place must be a number, such as 1; less is better.",
        (_, ValueProblem::NotANumber) if empty => "The points are missing.",
        (_, ValueProblem::Negative) => "The points must not be below 0.",
        (_, ValueProblem::TooLarge) => "The points must not be above 1,000,000,000,000,000.",
        _ => "The points must be a number, such as 247277.",
    }
}
