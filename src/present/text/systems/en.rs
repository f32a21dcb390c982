//! English.

use super::SystemsText;
use crate::group::wvw;
use crate::systems::inversus::{LEAST_STEP, MOST_STEP, Rule};
use crate::systems::ogs::Grade;
use crate::systems::{AskProblem, Publication, Range, Rounding, Shown, Sure, by_id, dominion, showdown};
use std::borrow::Cow;

/// The English table.
pub(super) static EN: SystemsText = SystemsText {
    menu: "System",
    published: |publication| match publication {
        Publication::Published => "Rules published",
        Publication::Partly => "Rules published in part",
        Publication::Explained => "Rules published, explained here",
        Publication::NotPublished => "Rules not published",
    },
    sure: |sure| match sure {
        Sure::High => "high",
        Sure::Medium => "medium",
        Sure::Low => "low",
    },
    source: |source, sure| {
        let sure = match sure {
            Sure::High => "high",
            Sure::Medium => "medium",
            Sure::Low => "low",
        };
        format!("Source: {source}. How sure we are: {sure}.")
    },
    about,
    unknown,
    explained: "One player’s games are not enough to rate as this system does. The steps here are those that it builds on, and leave out what it adds: an illustration, not what players get.",
    illustration: "Nobody outside can rate as this place does. The steps here have the paper’s rules with the constants that are typed in: an illustration, not what players get.",
    ask,
    choice,
    ask_problem: |problem| match problem {
        AskProblem::Missing => "A number is missing.".to_owned(),
        AskProblem::NotUnderstood => "This must be a number.".to_owned(),
        AskProblem::Outside { least, most } => format!("This must lie between {least} and {most}.").replace('-', "−"),
    },

    changes_title: |system| match system.id {
        "glicko2" | "glicko2-2013" | "glicko" => "What does the paper leave to others?".to_owned(),
        "glicko-boost" => format!("What is different in {}?", system.name),
        _ => format!("What is different at {}?", system.name),
    },
    constants_caption: "Constants",
    what: "What",
    value: "Value",
    own_tau: "system constant {tau}",
    start: "somebody new",
    limits: "limits of {0}",
    limits_from: "from {0}",
    limits_to: "up to {0}",
    limits_between: "from {0} to {1}",
    most_change: "largest change by one update",
    other_tau: "The steps above have another {tau}. What follows is computed with {0}.",

    held_title: "The limits",
    held: |name| {
        format!("At {name} all numbers are kept within limits. What lies beyond is moved to the nearest limit:")
    },
    held_caption: "Held within limits",
    given: "Given",
    used: "Used",
    held_opponents: |n| match n {
        1 => "One opponent’s numbers were held in the same way.".to_owned(),
        n => format!("The numbers of {n} opponents were held in the same way."),
    },

    growth_title: "How much did we forget since the last game?",
    growth: "Before a game the deviation first grows for the time since the last one, by the formula of Step 6 with real time in place of periods. {rd_old} is the deviation after the last game, and {t} the time in periods:",
    growth_at_once: "The time since the last game counts all at once, as at least one period. {rd_old} is the deviation after the last game, and {t} the time in periods:",
    growth_at_least_one: "The day of these games counts even if the last ones were on the same day, so there is at least one period.",
    growth_rest_in_step_6: "The day of these games is the last of the days. Step 6 counts it, so there is one less to count here.",
    growth_never: "Nothing grows between games here: a game is one period, however long the pause before it, and Step 6 counts that one.",
    growth_c: "Days become periods, which enter the deviation {rd} of Step 1:",
    growth_none: "No time has passed, so nothing grows.",
    growth_held: "The limit is {0}.",

    handicap_title: "What is a handicap worth?",
    handicap: "A handicap counts in ranks. The opponent’s rating is turned into a rank, moved by the handicap, and turned back:",
    first_move_title: "What is the first move worth?",
    first_move: "White counts as half of the advantage stronger and Black as half weaker, in the expected score alone. Only the difference matters, so here the opponent takes all of it:",
    team_title: "Against whom does one play in a team?",
    team: "The opponent is nobody real, but somebody as far above or below the player as the opposing team’s mean is above or below that of the player’s own team. The opponent that was given stands for the means of the opposing team:",
    share_title: "What score do the points make?",
    share: "The score given for a game is taken as the share of the points of both, such as 0.53 for 53 of 100. The score is a sine of that share: steeper than the share near one half, flat near 0 and 1. Such scores vary less than wins and losses, for which {v} is made, so volatilities tend to fall here.",
    games_caption: "Games as they are counted",
    first_game: "For game 1:",

    correction_title: "Which end of the bracket stays? The correction of 2022",
    correction_of_2022: "In Step 5.4 B becomes A when f(C) f(B) ≤ 0. Until March 22, 2022 the paper had < there.",
    correction_missing: "The paper of 2013 has f(C) f(B) < 0 in Step 5.4. The result is the same, but where f(C) is exactly 0 the old rule goes on halving f(A) without an end. The steps above have the correction of 2022.",
    each_title: "What if every game counts by itself?",
    each: "Here every game is a rating period of its own. The games are rated one after the other, in the order in which they are listed, so that the result differs from that of the steps above.",
    each_caption: "After each game",
    game: |n| n.to_string(),
    step_6_title: "What is done in place of Step 6?",
    step_6: "Time is counted between the games, so none passes in Step 6: the deviation is not raised before the game counts. The volatility matters only for how fast the deviation grows later.",
    step_6_since: "Here the time since the last game counts in Step 6, with the new volatility and as at least one period. No deviation grows beyond the upper limit:",
    step_6_then: "Steps 7 and 8 go on from there:",
    k_title: "How large is a step at least? The factor K",
    k: "The factor before the surprise {s} − {e} is called K. It is never below 16, so that the ratings of regular players keep moving:",
    k_then: "The new rating is a whole number:",
    bughouse_title: "What about bughouse? Two teams of two",
    bughouse: "In bughouse {r} and {r_j} are the averages of the two teams, {q} is halved, and {g} is made of the deviations of all three other players, over whom the sum runs:",
    open_growth_title: "How fast do deviations grow? What public programs do",
    open_growth: "How fast {rd} grows on the server is not public. Two families of its program that are public let it grow with the logarithm of the time, where {t} is the time since the last game in minutes. They differ in {c}. After a year:",
    boost_title: "What does Glicko-Boost add?",
    boost_colour: "The first move counts: in the expected score White is {0} points stronger and Black as many weaker.",
    boost_passes: "When all games of a month are rated, everybody is rated a second time: again from the rating before the month, but against the opponents as the first pass left them.",
    boost: "A player who then did better than expected by more than {0} standard deviations gets a larger deviation before the month, and both passes are made again:",
    boost_growth: "Afterwards the deviation grows for the month, by an amount that depends on the rating as well. For the deviation that the steps above end with:",
    draws_title: "Do draws count?",
    draws: "A draw is not rated here. It changes nothing.",
    left_out: |n| match n {
        1 => "One of these games is a draw and was left out; the others are numbered without it.".to_owned(),
        n => format!("{n} of these games are draws and were left out; the others are numbered without them."),
    },

    adjust_title: "What is done to the change?",
    regulator: "A gain is multiplied by a factor against deflation, a loss is not:",
    damped: "Only a part of the change counts, since a theme may give the solution away and the rating of an uncertain puzzle says little:",
    damped_volatility: "The volatility moves by the same part.",
    capped: "The change would have been {0}; it is limited to {1}.",
    held_after: "The limits hold afterwards, too:",
    in_game: |n| format!("For game {n}:"),

    shown_title,
    shown,
    seen,
    points_caption: "Rank Points, match by match",
    points_heads: ["j", "before", "heads for", "half of the way", "change", "after"],
    points_head_for: "They head for the lower end of the 99.7 % interval of the strength, which lies {1} deviations below {mu_prime}, on a scale from 0 to {0}:",
    points_half: "They go half of the way:",
    points_rule: |rule| match rule {
        Rule::Half => {
            format!(
                "That is a change between {LEAST_STEP} and {MOST_STEP}, in the direction of the result, so it stands."
            )
        }
        Rule::Most => format!("No match moves more than {MOST_STEP}."),
        Rule::Least => format!("Points always move with the result, and by at least {LEAST_STEP}:"),
        Rule::Top => {
            format!(
                "A change of {LEAST_STEP} would pass the upper end of the interval or of the scale, so there is no least change here."
            )
        }
        Rule::Bottom => "Points cannot fall below 0.".to_owned(),
        Rule::Neither => "The game has no draws; with neither a win nor a loss nothing moves here.".to_owned(),
    },
    points_bonus: "Whoever wins against somebody stronger gets a bonus on top, of {0} for a difference as large as the whole scale:",
    points_none: "Without a match the points stay: {0}.",

    compare: "The same games elsewhere",
    compare_explained: "Every place rates the same player and games by its own rules, with what it asks for beyond them left as it is.",
    compare_heads: ["System", "{r_prime}", "{rd_prime}", "{sigma_prime}", "What players see", "Note"],
    cannot: "These numbers cannot be rated there.",
    note_tau: "{tau} = {0}.",
    note_given_tau: "{tau} as given.",
    note_rating: "Rating held at {0}.",
    note_deviation: "Deviation held at {0}.",
    note_volatility: "Volatility held at {0}.",
    note_opponents: |n| match n {
        1 => "One opponent held within the limits.".to_owned(),
        n => format!("{n} opponents held within the limits."),
    },
    note_share: "Scores are taken as shares of the points.",
    note_partly: "Its rules are known in part.",
};

/// The limits of σ at a place.
fn volatility_limits(id: &str) -> Range {
    by_id(id).map_or(Range::ANY, |system| system.bounds.volatility)
}

fn about(id: &str) -> Cow<'static, str> {
    match id {
        "showdown" => format!(
            "A simulator of Pokémon battles. It went from Glicko-2 back to Glicko: the games of a day are rated together, deviations lie between {} and {}, and GXE is the chance against an average player. The number of its ladder is a separate Elo, which begins at {}.",
            showdown::LEAST_DEVIATION,
            showdown::MOST_DEVIATION,
            showdown::LEAST_ELO
        )
        .into(),
        "pokemon-go" => format!(
            "Players found in 2020 that its ratings behave like Glicko-2: after losing on purpose for a while, which inflates {{sigma}}, their ratings moved much farther than other people’s. A limit to {{sigma}} guards against that: Lichess has {}, Online-Go.com {}, INVERSUS {}.",
            volatility_limits("lichess").most,
            volatility_limits("ogs").most,
            volatility_limits("inversus").most
        )
        .into(),
        _ => plain_about(id).into(),
    }
}

fn plain_about(id: &str) -> &'static str {
    match id {
        "glicko2" => {
            "Mark Glickman’s paper, with the one correction that its author made on March 22, 2022. Those who run a system choose {tau} and the length of a period, in which a player should have 10 to 15 games."
        }
        "glicko2-2013" => {
            "Mark Glickman’s paper as it stood from November 30, 2013 until it was corrected in 2022. Those who run a system choose {tau} and the length of a period."
        }
        "glicko" => {
            "Mark Glickman’s first system: a rating and a deviation, with the same pace of forgetting for everybody. Those who run a system choose that pace {c} and the length of a period."
        }
        "lichess" => {
            "An open chess server. Every game is rated at once, by itself; deviations grow by the clock in between, a fraction of a period at a time, and a question mark stands beside ratings that are not sure yet."
        }
        "ogs" => {
            "The Online Go Server. Every game is rated at once and counts as one period, handicaps count in ranks, and what players see is a rank of Go, a logarithm of the rating."
        }
        "inversus" => {
            "Matches of one against one, or two against two. Everything is held within limits, idle days count as parts of a period of 14 days, and players see Rank Points, which follow the strength from below and never move against a result."
        }
        "gw2-wvw" => {
            "Three worlds fought each other for a week. Each world had two games, one against each other world, with a score made of the points. Worlds were rated like this from 2012 until about 2018."
        }
        "gw2-pvp" => {
            "The arena of Guild Wars 2. Its configuration was published: limits to every number, to a change, and to how much idle time counts."
        }
        "tetrio" => {
            "A puzzle game. It uses Glicko-2, and shows Glixare, a chance against an average player, and TR, which grows from 0 to 25,000."
        }
        "dominion" => {
            "The card game, online. It rates once a day on the scale of {mu} and {phi}. The level that players see is the rating minus two deviations, so it is high only once the rating is certain."
        }
        "qlstats" => {
            "Statistics for Quake Live. After a match all players on different teams are compared in pairs by their performance; no match moves a rating by more than 75."
        }
        "fics" => {
            "A chess server whose help files tell its formulas. It rates every game at once, in whole numbers, with a step that never gets small."
        }
        "infinite-chess" => {
            "Chess on a board without edges. Glicko after every game, with idle time counted to the moment."
        }
        "lichess-puzzles" => {
            "A puzzle is an opponent with a rating of its own: whoever solves it wins. How much of the change counts depends on what the theme gives away. Deviations grow by the clock as for games, and each puzzle is a whole period as well."
        }
        "lidraughts" => {
            "A server of draughts, made from the program of Lichess at an earlier time. As at Lichess, no time passes in Step 6."
        }
        "lishogi" => {
            "A server of shogi, made from the program of Lichess. As at Lichess, no time passes in Step 6. Draws are not rated."
        }
        "playstrategy" => {
            "A server of many games of strategy, made from the program of Lichess. As at Lichess, no time passes in Step 6."
        }
        "pychess" => {
            "A server of chess variants, with constants like those of Lichess. The time since the last game counts in Step 6 instead of before the game, as at least one period."
        }
        "glicko-boost" => {
            "Mark Glickman’s extension of Glicko for a contest in forecasting chess, of 2012. It counts the first move, rates the games of a month in several passes, and raises the deviation of those who do far better than expected."
        }
        "crpg" => {
            "A modification of Mount & Blade II. Every hit is a game that the attacker wins, and counts with a weight in the sums of both {v} and {delta}: the damage as a part of the victim’s health."
        }
        "trials-fusion" => {
            "A racing game. The programmer who chose its ranking explained it to players in 2015: it is Glicko-2, and a whole race is rated as if everything in it happened at the same time."
        }
        "evolve" => {
            "A hunt of four against one. A player posted Glickman’s paper on the game’s forum as the way its ranks are made, and another answered that the developers had posted it already."
        }
        "csgo" => {
            "Valve said in 2014 that its Skill Groups had started with ideas of Glicko-2 and were improved over time; a Skill Group stands for several hidden numbers."
        }
        "tf2" => {
            "Valve said in 2018 that competitive matches are ranked by a model that builds on the Glicko system of CS:GO; it takes 10 wins to be placed."
        }
        "dota2" => {
            "Valve said in 2023 that it went from a form of Elo to Glicko. Players see a rank and how confident it is; confidence falls while nothing is played, and changes are limited."
        }
        "chesscom" => {
            "A chess server that uses Glicko, as its members describe it: somebody new starts with 1200 and a deviation of 350."
        }
        "splatoon2" => {
            "A hidden power for each mode, by Glicko-2: only winning and losing counts, and the opposing team’s powers make one opponent."
        }
        "splatoon3" => {
            "Builds on Glicko-2, as its players found: when a measurement of power starts, the deviation goes back to 200 or 250."
        }
        "acf" => {
            "Glicko from 2000 on, later a slightly changed Glicko-2. Its ratings officers announced about 2004 that everybody would be rated twice: the second time from their own rating before the period, but against the opponents’ ratings of the first time, which is fairer to those who meet fast improvers. Nothing shows that this was kept."
        }
        "icc" => {
            "A chess server that says it uses Glicko 2: everybody starts with 1500 and a deviation of 350, and the first 20 games or so are provisional."
        }
        _ => "",
    }
}

fn unknown(id: &str) -> Cow<'static, str> {
    match id {
        "showdown" => format!(
            "Left out here: the Elo, by which the ladder is sorted. Its K lies between {} and {}, and from {} on it falls while little is played. During a day the rating is worked out anew after each game from all games of the day, and the end of the day settles it. The list of the best takes deviations up to {}.",
            showdown::elo_k(showdown::LEAST_ELO, 0.0),
            showdown::elo_k(showdown::LEAST_ELO, 1.0),
            showdown::DECAY_FROM,
            showdown::LISTED
        )
        .into(),
        "dominion" => format!(
            "The start with φ = {} and σ = {} was in force by February 2018, as a player told. In March 2017 the developer wrote of φ = {} and σ = {}.",
            dominion::START_PHI,
            dominion::START_SIGMA,
            dominion::FIRST_START_PHI,
            dominion::FIRST_START_SIGMA
        )
        .into(),
        "gw2-wvw" => format!(
            "Not known: what a new world starts with, whether there are limits, and what the “k of 1.0” means that was published along with {{tau}}; perhaps the k of Step 5.2, which starts at 1. Printed worlds had volatilities far above the paper’s, such as {} with a deviation of {}. A reset of all ratings was announced for February 1, 2013, and called off on February 7. In April 2016 the deviations and volatilities of all worlds were set to common values; the ratings stayed. From September 2016 on victory points decided a match; whether the scores were then made of these was not found.",
            wvw::PUBLISHED.worlds[0].volatility,
            wvw::PUBLISHED.worlds[0].deviation
        )
        .into(),
        "fics" => format!(
            "Not known: how fast deviations grow on the server. Nothing grows here; where it does, no deviation exceeds {}.",
            by_id("fics").map_or(Range::ANY, |system| system.bounds.deviation).most
        )
        .into(),
        _ => plain_unknown(id).into(),
    }
}

fn plain_unknown(id: &str) -> &'static str {
    match id {
        "lichess" => {
            "Left out here: a change against a bot is halved, and a rating beyond 4000 is reset. The factors and what the first move is worth are those of one version of the program; others differ a little."
        }
        "ogs" => "Left out here: there are 16 categories, and a side category takes the opponent’s overall rating.",
        "inversus" => {
            "Not known: whether the bonus comes before or after the largest change and takes the ratings before or after the match, and how points are rounded. Here it comes after that change, from the ratings before the match, and nothing is rounded. The code for teams is lost in copies of the article."
        }
        "gw2-pvp" => {
            "Not known: how five opponents are made into one, and whether a part of a period counts. Here every opponent is a game of its own, and whole periods count."
        }
        "tetrio" => {
            "Not known: {tau}, the volatility somebody new has, the length of a period and how deviations grow. The update here is the paper’s with the constants that are typed in; only the numbers shown are the place’s. TR of season 2 is as other people’s programs have it."
        }
        "qlstats" => "Left out here: how performances are compared. The result of each pair has to be given.",
        "lichess-puzzles" => {
            "Left out here: what the game does to the puzzle. The weights are those of 2024. Type the rating of the puzzle as that of the opponent."
        }
        "lidraughts" => {
            "Not known: whether deviations grow by the clock as at Lichess, which is taken here. Left out here: a person’s change against a bot is halved; there are factors for changes as at Lichess, none of them set in the program."
        }
        "lishogi" | "playstrategy" => {
            "Left out here: a person’s change against a bot is halved; there are factors for changes as at Lichess, none of them set in the program."
        }
        "pychess" => "Its program still has f(C) f(B) < 0 in Step 5.4; see Glicko-2 (2013).",
        "infinite-chess" => {
            "The constants are those of June 2026. Earlier versions had others, such as a lower least deviation and a higher one up to which players are listed."
        }
        "glicko-boost" => {
            "Left out here: all that it adds. A second pass takes what the first made of the opponents, so it takes the games of everybody. Not all numbers that the paper prints for its example follow from its rules."
        }
        "crpg" => {
            "Left out here: the weights, and the number that players see, a power of the rating minus two deviations."
        }
        "trials-fusion" => "Not known here: {tau}, the start, and limits. For a race, see the free-for-all.",
        "pokemon-go" => "Not known: whether it is so at all, and every constant.",
        "evolve" => "Not known: whether it is so at all, and every constant.",
        "csgo" | "tf2" => "Not known: every constant, and how the hidden numbers become what is shown.",
        "dota2" => "Not known: every constant, and how a deviation becomes a confidence.",
        "chesscom" => {
            "Not known: how fast deviations grow, their least, and the length of a period. The c here is that of Glickman’s example."
        }
        "splatoon2" => "Not known: {tau}, the volatility, the deviations, and how the powers of a team become one.",
        "splatoon3" => "Not known: {tau}, the volatility, the periods. None of it is official.",
        "acf" => {
            "Not known here: {tau}, the periods, and what somebody new starts with. The federation’s rules could not be read. The second pass takes the games of everybody, so it is not worked here."
        }
        "icc" => "Not known: {tau}, the volatility and the periods.",
        _ => "",
    }
}

fn ask(id: &str) -> &'static str {
    match id {
        "typical" => "Typical deviation",
        "back" => "Periods until it is back at 350",
        "away" => "Periods since the last game",
        "days" => "Days since the last game",
        "colour" => "Your colour in these games",
        "kind" => "Kind of game",
        "handicap" => "Handicap you give, in ranks",
        "points" => "Rank Points before",
        "partner" => "Your partner’s rating, in a team",
        "wins" => "Wins in the season",
        "players" => "Players in a game",
        "theme" => "Theme of the puzzles",
        _ => "",
    }
}

fn choice(id: &str) -> &'static str {
    match id {
        "unsaid" => "not said",
        "white" => "White",
        "black" => "Black",
        "ultraBullet" => "UltraBullet",
        "bullet" => "Bullet",
        "blitz" => "Blitz",
        "rapid" => "Rapid",
        "classical" => "Classical",
        "crazyhouse" => "Crazyhouse",
        "atomic" => "Atomic",
        "antichess" => "Antichess",
        "mix" => "mixed",
        "obvious" => "obvious, such as a mate in two",
        "hinting" => "a hint",
        "non-hinting" => "no hint, such as the endgame",
        "2" => "two",
        "3-4" => "three or four",
        _ => "",
    }
}

fn shown_title(shown: &Shown) -> &'static str {
    match shown {
        Shown::Interval { .. } => "How sure is that? The interval",
        Shown::Whole { .. } | Shown::Rating(_) | Shown::Listed { .. } => "What do players see? The rating",
        Shown::Rank { .. } => "What do players see? The rank",
        Shown::Humble { .. } => "Whom do newcomers meet? The humble rating",
        Shown::Gxe(_) => "What do players see? GXE",
        Shown::Glixare(_) => "What do players see? Glixare",
        Shown::TetraRating1(_) => "And in season 1? TR",
        Shown::TetraRating2(_) => "And in season 2? TR",
        Shown::Level { .. } => "What do players see? The level",
        Shown::RankPoints { .. } => "What do players see? The Rank Points",
    }
}

fn shown(shown: &Shown) -> &'static str {
    match shown {
        Shown::Interval { .. } => {
            "Rather than the rating alone, it is best to report an interval: two deviations to either side hold the true strength 95 times out of a hundred."
        }
        Shown::Whole { rounding: Rounding::Nearest, .. } => {
            "The rating is rounded to a whole number. Above a deviation of {0} it is provisional and has a question mark."
        }
        Shown::Whole { rounding: Rounding::Down, .. } => {
            "The decimals are cut off, not rounded. From a deviation of {0} on, the rating is provisional and has a question mark."
        }
        Shown::Rating(_) => "Players see the rating itself.",
        Shown::Listed { .. } => {
            "Players see the rating itself. Up to a deviation of {0} it is sure enough to be on the list."
        }
        Shown::Rank { .. } => {
            "A rank of Go is a logarithm of the rating: rank 30 is 1 dan, and each rank up multiplies the rating by {1}. The rank’s deviation is the distance in ranks from {r} to {r} + {rd}. From a deviation of {0} on the rank is not shown."
        }
        Shown::Humble { .. } => {
            "Newcomers are paired as if they were a deviation weaker, less and less so as the deviation falls from 350 to 160:"
        }
        Shown::Gxe(_) => {
            "GXE is the chance to beat an average player, one of 1500 with a deviation of 130, in per cent. Both deviations count:"
        }
        Shown::Glixare(_) => {
            "Glixare is the chance to beat an average player, one of 1500 with a deviation of 350, in per cent. Both deviations count:"
        }
        Shown::TetraRating1(_) => "TR of season 1 is the same chance on a scale up to 25,000:",
        Shown::TetraRating2(_) => {
            "TR of season 2 is a sum of two curves. Each of the first 18 wins raises it, and a smaller deviation makes both curves steeper:"
        }
        Shown::Level { .. } => {
            "The level is the rating minus two deviations, so it is high only once the rating is certain. It is a whole number and never below 0:"
        }
        Shown::RankPoints { .. } => {
            "Rank Points stand apart from the rating. They follow it, but in a way that players expect: up after a win, down after a loss."
        }
    }
}

fn seen(shown: &Shown) -> String {
    match shown {
        Shown::Interval { .. } => "from {0} to {1}".to_owned(),
        Shown::Whole { provisional: true, .. } => "{0}?".to_owned(),
        Shown::Whole { .. } | Shown::Rating(_) | Shown::Listed { listed: true, .. } => "{0}".to_owned(),
        Shown::Listed { .. } => "{0}, not on the list".to_owned(),
        Shown::Rank { provisional: true, .. } => "rank not shown yet ({0})".to_owned(),
        Shown::Rank { grade: Grade::Kyu(n), .. } => format!("{n} kyu ({{0}})"),
        Shown::Rank { grade: Grade::Dan(n), .. } => format!("{n} dan ({{0}})"),
        Shown::Rank { grade: Grade::DanOrMore(n), .. } => format!("{n} dan+ ({{0}})"),
        Shown::Humble { .. } => "{0} for pairing".to_owned(),
        Shown::Gxe(_) => "GXE {0} %".to_owned(),
        Shown::Glixare(_) => "Glixare {0} %".to_owned(),
        Shown::TetraRating1(_) | Shown::TetraRating2(_) => "TR {0}".to_owned(),
        Shown::Level { .. } => "level {0}".to_owned(),
        Shown::RankPoints { .. } => "{0} Rank Points".to_owned(),
    }
}
