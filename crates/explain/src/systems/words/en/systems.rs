//! English texts about each system.

use crate::systems::inversus::{self, LEAST_STEP, MOST_STEP, Rule};
use crate::systems::ogs::{self, Grade};
use crate::systems::words::SystemText;
use crate::systems::words::systems::*;
use crate::systems::{dominion, fics, lichess, qlstats, showdown, tetrio};
use glicko2_steps::groups::wvw;

/// Texts about Glicko-2 as its author wrote it.
pub(super) const PAPER: PaperText = PaperText {
    corrected: SystemText {
        title: Some("What does the paper leave to others?"),
        different: "This is the paper, with the correction of 2022.",
        about: || {
            "Mark Glickman’s paper, with the one correction that its author made on March 22, 2022. Those who run a system choose {tau} and the length of a period, in which a player should have 10 to 15 games.".into()
        },
        unknown: || "".into(),
    },
    of_2013: SystemText {
        title: Some("What does the paper leave to others?"),
        different: "This is the paper before that correction.",
        about: || {
            "Mark Glickman’s paper as it stood from November 30, 2013 until it was corrected in 2022. Those who run a system choose {tau} and the length of a period.".into()
        },
        unknown: || "".into(),
    },
    correction_title: "Which end of the bracket stays? The correction of 2022",
    correction_of_2022: "In Step 5.4 B becomes A when f(C) f(B) ≤ 0. Until March 22, 2022 the paper had < there.",
    correction_missing: "The paper of 2013 has f(C) f(B) < 0 in Step 5.4. The result is the same, unless f(C) is exactly 0: then the search could go round about a thousand times and stop with a wrong value. The steps above have the correction of 2022.",
};

/// Texts about Glicko (1995).
pub(super) const GLICKO: Glicko1995Text = Glicko1995Text {
    system: SystemText {
        title: Some("What does the paper leave to others?"),
        different: "There is no volatility, and everybody forgets at the same pace.",
        about: || {
            "Mark Glickman’s first system: a rating and a deviation, with the same pace of forgetting for everybody. Those who run a system choose that pace {c} and the length of a period.".into()
        },
        unknown: || "".into(),
    },
    typical: "Typical deviation",
    back: "Periods until it is back at 350",
    away: "Periods since the last game",
};

/// Texts about Lichess.
pub(super) const LICHESS: LichessText = LichessText {
    system: SystemText {
        title: None,
        different: "Each game is rated by itself, and {rd} grows by the clock.",
        about: || {
            "An open chess server. Every game is rated at once, by itself; deviations grow by the clock in between, a fraction of a period at a time, and a question mark stands beside ratings that are not sure yet.".into()
        },
        unknown: || {
            "Left out here: a change against a bot is halved, and a rating beyond 4000 is reset. Lichess sets the factors for gains by hand and changes them now and then; in 2025 bullet and classical still had 1.015. The factors here are known at second hand.".into()
        },
    },
    colour: "Your colour in these games",
    white: "White",
    black: "Black",
    kind: "Kind of game",
    ultra_bullet: "UltraBullet",
    bullet: "Bullet",
    blitz: "Blitz",
    rapid: "Rapid",
    classical: "Classical",
    crazyhouse: "Crazyhouse",
    atomic: "Atomic",
    antichess: "Antichess",
    first_move_title: "What is the first move worth?",
    first_move: "White counts as half of the advantage stronger and Black as half weaker, in the expected score alone. Only the difference matters, so here the opponent takes all of it:",
    regulator: "A gain is multiplied by a factor against deflation, a loss is not:",
    cut_off: "The decimals are cut off, not rounded. From a deviation of {0} on, the rating is provisional and has a question mark.",
};

/// Texts about Online-Go.com.
pub(super) const OGS: OgsText = OgsText {
    system: SystemText {
        title: None,
        different: "Each game is a period, handicaps count, and players see a rank.",
        about: || {
            "The Online Go Server. Every game is rated at once and counts as one period, handicaps count in ranks, and what players see is a rank of Go, a logarithm of the rating.".into()
        },
        unknown: || {
            format!("A new player who chooses a level starts as 23 kyu ({:.0}), 17 kyu ({:.0}), with 1500 or as 1 kyu ({:.0}), with a deviation of {}; a player who chooses none starts with 1500 and 350. Until March 2024 newcomers were paired as if they were weaker; now their rating itself counts. Left out here: there are 16 categories, and a side category takes the opponent’s overall rating.", ogs::rating(ogs::FIRST_RANKS[0]), ogs::rating(ogs::FIRST_RANKS[1]), ogs::rating(ogs::FIRST_RANKS[2]), ogs::CHOSEN_DEVIATION).into()
        },
    },
    handicap_label: "Handicap you give, in ranks",
    handicap_title: "What is a handicap worth?",
    handicap: "A handicap counts in ranks. The opponent’s rating is turned into a rank, moved by the handicap, and turned back:",
    rank_title: "What do players see? The rank",
    rank: "A rank of Go is a logarithm of the rating: rank {2} is 1 dan, and each rank up multiplies the rating by {1}. The rank’s deviation is the distance in ranks from {r} to {r} + {rd}. From a deviation of {0} on the rank is not shown.",
    rank_reading: |grade| match grade {
        None => "rank not shown yet ({0})".to_owned(),
        Some(Grade::Kyu(n)) => format!("{n} kyu ({{0}})"),
        Some(Grade::Dan(n)) => format!("{n} dan ({{0}})"),
        Some(Grade::DanOrMore(n)) => format!("{n} dan+ ({{0}})"),
    },
};

/// Texts about INVERSUS Deluxe.
pub(super) const INVERSUS: InversusText = InversusText {
    system: SystemText {
        title: None,
        different: "Everything has limits, and players see Rank Points.",
        about: || {
            format!("Matches of one against one, or two against two. Everything is held within limits, idle days count as parts of a period of {} days, and players see Rank Points, which follow the strength from below and never move against a result.", inversus::IDLE_DAYS).into()
        },
        unknown: || {
            "Not known: whether the bonus comes before or after the largest change and takes the ratings before or after the match, and how points are rounded. Here it comes after that change, from the ratings before the match, and nothing is rounded. The code for teams is lost in copies of the article.".into()
        },
    },
    points_label: "Rank Points before",
    partner: "Your partner’s rating, in a team",
    team_title: "Against whom does one play in a team?",
    team: "The opponent is no real player, but one as far above or below the player as the opposing team’s mean is above or below that of the player’s own team. The opponent that was given stands for the means of the opposing team:",
    points_title: "What do players see? The Rank Points",
    points: "Rank Points stand apart from the rating. They follow it, but in a way that players expect: up after a win, down after a loss.",
    points_reading: "{0} Rank Points",
    points_head_for: "They head for the lower end of the 99.7% interval of the strength, which lies {1} deviations below {mu_prime}, on a scale from 0 to {0}:",
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
    points_bonus: "Whoever beats a stronger player gets a bonus on top, of {0} for a difference as large as the whole scale:",
    points_none: "Without a match the points stay: {0}.",
    reasons: [
        [
            "Why Rank Points beside the rating?",
            "Its author names three complaints about a rating that is shown as it is. At first it jumps wildly. It may rise after a loss that was expected, as certainty grows by more than the loss costs. And a win that was expected may bring nothing. Rank Points smooth the first, and rule out the others.",
        ],
        [
            "Why does a team play as one?",
            "A study of matches of five against five found it best to average the opponents alone. Here both teams are averaged, for the sake of those with a much weaker partner: they lose more often, and each loss should cost them less. In two against two, where roles hardly differ, the author found that this matters more, by his own words partly as a gut feeling.",
        ],
        [
            "Why are there limits?",
            "So that numbers fit into what is sent over the network and onto the screen, and that a bug or a case nobody thought of cannot blow them up. The least deviation keeps ratings from standing still; the largest, that of a newcomer, limits what a long pause does. The limits of the volatility are what simulations ran into.",
        ],
        [
            "What if somebody quits?",
            "Whoever quits a match has lost it, which is counted when the next one starts. If the opponent quits, the match is cancelled, and nobody wins by it.",
        ],
        [
            "What does its author regret?",
            "The bonus, which works against smoothing: he would leave it out. That points never fall on the list of the best, however long somebody is away. And that the first loss after a pause can be surprisingly large, since the points follow the lower end of an interval that has grown.",
        ],
        [
            "What would he try?",
            "Two things that were never tested: to let the pace, which is half of the way here, depend on the deviation, so that points move less the less certain a rating is; and to take the tightest deviation that a player ever had in place of the present one.",
        ],
        [
            "Do you write code after a copy of the article?",
            "Copies go round that have slips. 172.7178 has to be 173.7178. The start of B subtracts the volatility where it has to subtract the variance estimate, v. The loop over the matches lacks its index, which does no harm as long as there is one match.",
        ],
    ],
};

/// Texts about Guild Wars 2, World versus World.
pub(super) const GW2_WVW: Gw2WvwText = Gw2WvwText {
    system: SystemText {
        title: None,
        different: "Three worlds play each other, and points make the score.",
        about: || {
            "Three worlds fought each other for a week. Each world had two games, one against each other world, with a score made of the points. Worlds were rated like this from 2012 until about 2018.".into()
        },
        unknown: || {
            format!( "Not known: what a new world starts with, whether there are limits, and what the “k of 1.0” means that was published along with {{tau}}; perhaps the k of Step 5.2, which starts at 1. Printed worlds had volatilities far above the paper’s, such as {} with a deviation of {}. A reset of all ratings was announced for February 1, 2013, and called off on February 7. In April 2016 the deviations and volatilities of all worlds were set to common values; the ratings stayed. From September 2016 on victory points decided a match; whether the scores were then made of these was not found.", wvw::PUBLISHED.worlds[0].volatility, wvw::PUBLISHED.worlds[0].deviation ).into()
        },
    },
    share_title: "What score do the points make?",
    share: "The score given for a game is taken as the share of the points of both, such as 0.53 for 53 of 100. The score is a sine of that share: steeper than the share near one half, flat near 0 and 1. Such scores vary less than wins and losses, for which {v} is made, so volatilities tend to fall here.",
    note_share: "Scores are taken as shares of the points.",
    reasons: [
        [
            "Why is there a π?",
            "It turns the share of the points, from 0 to 1, into an angle from −90° to 90°, so that a sine can make one smooth curve from 0 to 1 of it. Nothing is multiplied by π at random.",
        ],
        [
            "Does a close match leave the ratings as they are?",
            "Only if the ratings are close as well. A strong world that barely beats a weak one did worse than was expected of it, and loses rating.",
        ],
        [
            "Do ratings say how well a world plays?",
            "They say how many points it makes in a week. How many people turn up, at which hours, and who moves to another world counts for as much as how well they play.",
        ],
    ],
};

/// Texts about Guild Wars 2, structured PvP.
pub(super) const GW2_PVP: SystemText = SystemText {
    title: None,
    different: "Every number and every change has limits.",
    about: || {
        "The arena of Guild Wars 2. Its configuration was published: limits to every number, to a change, and to how much idle time counts.".into()
    },
    unknown: || {
        "Not known: how five opponents are made into one, and whether a part of a period counts. Here every opponent is a game of its own, and whole periods count.".into()
    },
};

/// Texts about Pokémon Showdown.
pub(super) const SHOWDOWN: ShowdownText = ShowdownText {
    system: SystemText {
        title: None,
        different: "It went back to Glicko, and rates the games of a day together.",
        about: || {
            format!( "A simulator of Pokémon battles. It went from Glicko-2 back to Glicko: the games of a day are rated together, deviations lie between {} and {}, and GXE is the chance against an average player. The number of its ladder is a separate Elo, which begins at {}.", showdown::LEAST_DEVIATION, showdown::MOST_DEVIATION, showdown::LEAST_ELO ).into()
        },
        unknown: || {
            format!( "Left out here: the Elo, by which the ladder is sorted. Its K lies between {} and {}. It falls while little is played: from {} on in the two largest formats, from {} on in the others. Opponents count with the deviation that was stored after their last day, however long ago that was. During a day the rating is worked out anew after each game from all games of the day, and the end of the day settles it. The list of the best takes deviations up to {}.", showdown::elo_k(showdown::LEAST_ELO, 0.0), showdown::elo_k(showdown::LEAST_ELO, 1.0), showdown::DECAY_FROM, showdown::DECAY_ELSEWHERE_FROM, showdown::LISTED ).into()
        },
    },
    gxe_title: "What do players see? GXE",
    gxe: "GXE is the chance to beat an average player, one of {0} with a deviation of {1}, in per cent. Both deviations count:",
    gxe_reading: "GXE {0}%",
};

/// Texts about TETR.IO.
pub(super) const TETRIO: TetrioText = TetrioText {
    system: SystemText {
        title: None,
        different: "Players see a chance against an average player.",
        about: || {
            format!("A puzzle game. It uses Glicko-2, and shows Glixare, a chance against an average player, and TR, which grows from 0 to {}.", tetrio::MOST_TR).into()
        },
        unknown: || {
            "Not known: {tau}, the volatility of new players and the length of a period. By a FAQ that players wrote, the deviation grows by one point a day after a week without games, and stays between about 60 and 349; nothing grows here. The update here is the paper’s with the constants that are typed in; only the numbers shown are the place’s. TR of season 2 is as other people’s programs have it.".into()
        },
    },
    wins: "Wins in the season",
    glixare_title: "What do players see? Glixare",
    glixare: "Glixare is the chance to beat an average player, one of {0} with a deviation of {1}, in per cent. Both deviations count:",
    glixare_reading: "Glixare {0}%",
    season_1_title: "And in season 1? TR",
    season_1: "TR of season 1 is the same chance on a scale up to {0}:",
    season_2_title: "And in season 2? TR",
    season_2: "TR of season 2 is a sum of two curves. Each of the first {0} wins raises it, and a smaller deviation makes both curves steeper:",
    tr_reading: "TR {0}",
};

/// Texts about Dominion Online.
pub(super) const DOMINION: DominionText = DominionText {
    system: SystemText {
        title: None,
        different: "It rates once a day, and the level is two deviations below.",
        about: || {
            "The card game, online. It rates once a day on the scale of {mu} and {phi}. The level that players see is the rating minus two deviations, so it is high only once the rating is certain.".into()
        },
        unknown: || {
            format!( "The start with φ = {} and σ = {} was in force by February 2018, as a player told. In March 2017 the developer wrote of φ = {} and σ = {}.", dominion::START_PHI, dominion::START_SIGMA, dominion::FIRST_START_PHI, dominion::FIRST_START_SIGMA ).into()
        },
    },
    players: "Players in a game",
    two_players: "two",
    more_players: "three or four",
    level_title: "What do players see? The level",
    level: "The level is the rating minus two deviations, so it is high only once the rating is certain. It is a whole number and never below 0:",
    level_reading: "level {0}",
};

/// Texts about QLStats.net.
pub(super) const QLSTATS: SystemText = SystemText {
    title: None,
    different: "All pairs on different teams are compared, and no match moves much.",
    about: || {
        format!("Statistics for Quake Live. After a match all players on different teams are compared in pairs by their performance. Players who were there for less than half of the match, or idle, are left out. No match moves a rating by more than {}.", qlstats::MOST_CHANGE).into()
    },
    unknown: || "Left out here: how performances are compared. The result of each pair has to be given.".into(),
};

/// Texts about FICS.
pub(super) const FICS: FicsText = FicsText {
    system: SystemText {
        title: None,
        different: "Each game is rated in whole numbers, with a step that never gets small.",
        about: || {
            "A chess server whose help files tell its formulas. It rates every game at once, in whole numbers, with a step that never gets small.".into()
        },
        unknown: || {
            format!( "Not known: how fast deviations grow on the server. Nothing grows here; where it does, no deviation exceeds {}.", fics::SYSTEM.bounds.deviation.most ).into()
        },
    },
    k_title: "How large is a step at least? The factor K",
    k: "The factor before the surprise {s} − {e} is called K. It is never below {0}, so that the ratings of regular players keep moving:",
    k_then: "The new rating is a whole number:",
    bughouse_title: "What about bughouse? Two teams of two",
    bughouse: "In bughouse {r} and {r_j} are the averages of the two teams, {q} is halved, and {g} is made of the deviations of all three other players, over whom the sum runs:",
    open_growth_title: "How fast do deviations grow? What public programs do",
    open_growth: "How fast {rd} grows on the server is not public. Two families of its program that are public let it grow with the logarithm of the time, where {t} is the time since the last game in minutes. They differ in {c}. After a year:",
};

/// Texts about Infinite Chess.
pub(super) const INFINITE_CHESS: SystemText = SystemText {
    title: None,
    different: "Glicko after each game, with idle time to the moment.",
    about: || "Chess on a board without edges. Glicko after every game, with idle time counted to the moment.".into(),
    unknown: || {
        "The constants are those of June 2026. Earlier versions had others, such as a lower least deviation and a higher one up to which players are listed.".into()
    },
};

/// Texts about the puzzles of Lichess.
pub(super) const LICHESS_PUZZLES: LichessPuzzlesText = LichessPuzzlesText {
    system: SystemText {
        title: None,
        different: "A puzzle is the opponent, and only a part of the change counts.",
        about: || {
            "A puzzle is an opponent with a rating of its own: whoever solves it wins. How much of the change counts depends on what the theme gives away. Deviations grow by the clock as for games, and each puzzle is a whole period as well.".into()
        },
        unknown: || {
            "Left out here: what the game does to the puzzle. The weights are those of 2024. Type the rating of the puzzle as that of the opponent.".into()
        },
    },
    theme: "Theme of the puzzles",
    mix: "mixed",
    obvious: "obvious, such as a mate in two",
    hinting: "a hint",
    non_hinting: "no hint, such as the endgame",
    damped: "Only a part of the change counts, since a theme may give the solution away and the rating of an uncertain puzzle says little:",
    damped_volatility: "The volatility moves by the same part.",
};

/// Texts about Lidraughts.
pub(super) const LIDRAUGHTS: SystemText = SystemText {
    title: None,
    different: "An earlier Lichess: {rd} grows by the clock alone.",
    about: || {
        "A server of draughts, made from the program of Lichess at an earlier time. As at Lichess, deviations grow by the clock, and no time passes in Step 6.".into()
    },
    unknown: || {
        "Left out here: a person’s change against a bot is halved; there are factors for changes as at Lichess, none of them set in the program.".into()
    },
};

/// Texts about Lishogi.
pub(super) const LISHOGI: LishogiText = LishogiText {
    system: SystemText {
        title: None,
        different: "As at Lichess, but draws are not rated.",
        about: || {
            "A server of shogi, made from the program of Lichess. As at Lichess, no time passes in Step 6. Draws are not rated. Since November 2025 the least rating is 400, and the question mark stands from a deviation of 130 on.".into()
        },
        unknown: || {
            "Left out here: a person’s change against a bot is halved; there are factors for changes as at Lichess, none of them set in the program.".into()
        },
    },
    draws_title: "Do draws count?",
    draws: "A draw is not rated here. It changes nothing.",
    left_out: |n| match n {
        1 => "One of these games is a draw and was left out; the others are numbered without it.".to_owned(),
        n => format!("{n} of these games are draws and were left out; the others are numbered without them."),
    },
};

/// Texts about PlayStrategy.
pub(super) const PLAYSTRATEGY: SystemText = SystemText {
    title: None,
    different: "As at Lichess, for many games of strategy.",
    about: || {
        "A server of many games of strategy, made from the program of Lichess. As at Lichess, no time passes in Step 6."
            .into()
    },
    unknown: || {
        "Left out here: a person’s change against a bot is halved; there are factors for changes as at Lichess, none of them set in the program.".into()
    },
};

/// Texts about PyChess.
pub(super) const PYCHESS: PychessText = PychessText {
    system: SystemText {
        title: None,
        different: "As at Lichess, but idle time counts in Step 6.",
        about: || {
            "A server of chess variants. It has the {tau} of Lichess, its limit of the volatility and its length of a period; the start and the other limits are its own. The time since the last game counts in Step 6 instead of before the game, as at least one period.".into()
        },
        unknown: || "Its program still has f(C) f(B) < 0 in Step 5.4; see Glicko-2 (2013).".into(),
    },
    rounded: "The rating is rounded to a whole number. Above a deviation of {0} it is provisional and has a question mark.",
};

/// Texts about Glicko-Boost.
pub(super) const GLICKO_BOOST: GlickoBoostText = GlickoBoostText {
    system: SystemText {
        title: Some("What is different in Glicko-Boost (2012)?"),
        different: "The first move counts, and a month is rated in several passes.",
        about: || {
            "Mark Glickman’s extension of Glicko for a contest in forecasting chess, of 2012. It counts the first move, rates the games of a month in several passes, and raises the deviation of those who do far better than expected.".into()
        },
        unknown: || {
            "Left out here: all that it adds. A second pass takes what the first made of the opponents, so it takes the games of everybody. Not all numbers that the paper prints for its example follow from its rules.".into()
        },
    },
    title: "What does Glicko-Boost add?",
    colour: "The first move counts: in the expected score White is {0} points stronger and Black as many weaker.",
    passes: "When all games of a month are rated, everybody is rated a second time: again from the rating before the month, but against the opponents as the first pass left them.",
    boost: "A player who then did better than expected by more than {0} standard deviations gets a larger deviation before the month, and both passes are made again:",
    growth: "Afterwards the deviation grows for the month, by an amount that depends on the rating as well. For the deviation that the steps above end with:",
};

/// Texts about cRPG.
pub(super) const CRPG: SystemText = SystemText {
    title: None,
    different: "Every hit is a game, weighted by its damage.",
    about: || {
        "A modification of Mount & Blade II. Every hit is a game that the attacker wins, and counts with a weight in the sums of both {v} and {delta}: the damage as a part of the victim’s health.".into()
    },
    unknown: || {
        "Left out here: the weights, and the number that players see, a power of the rating minus two deviations."
            .into()
    },
};

/// Texts about systems that never published their constants.
pub(super) const UNPUBLISHED: UnpublishedText = UnpublishedText {
    evolve: SystemText {
        title: None,
        different: "The performance of each player counts beside the result.",
        about: || {
            "A hunt of four against one. Its makers said in 2016 that players have a Glicko rating, which is updated after each match. Above all it counts who won; how each player performed counts too, the more so the less certain the rating is.".into()
        },
        unknown: || {
            "Not known: whether it was Glicko or Glicko-2, every constant, and how a performance counted. A player had posted Glickman’s paper on Glicko-2 on the forum before, as the way the ranks are made.".into()
        },
    },
    evolve_reasons: [
        [
            "How can four be rated against one?",
            "How Evolve did it was not published. In the room League a period of teams may have four on one side and one on the other, and there are three ways to make games of such a hunt.",
        ],
        [
            "Does effort count if the hunt is lost?",
            "In Evolve it did, if less than the result: its makers said that a player’s own performance counts as well. The paper’s formulas take the score of each game and nothing else.",
        ],
        [
            "Can a win cost points?",
            "Its makers said that it can. Before Stage 2, in 2016, they added a point after every match, won or lost, so that nobody would see a win cost anything. Then wins brought next to nothing and a single loss took many of them back, so they removed that point again.",
        ],
        [
            "Why does a loss cost so much more than a win brings?",
            "That is so for whoever is expected to win. A win is worth {g}(1 − {e}) and a loss costs {g}{e}: with an expected score of 0.8 a loss costs four times as much, and is expected once for four wins.",
        ],
        [
            "Why does it take so many wins to rise?",
            "With each game the rating becomes more certain, and the step, {phi_prime}², smaller. The door Solve for, in the room Learn, says how many wins lead to a rating.",
        ],
    ],
    csgo: SystemText {
        title: None,
        different: "A Skill Group stands for several hidden numbers.",
        about: || {
            "Valve said in 2014 that its Skill Groups had started with ideas of Glicko-2 and were improved over time; a Skill Group stands for several hidden numbers.".into()
        },
        unknown: || {
            "Not known: every constant, and how the hidden numbers become what is shown. Of Counter-Strike 2 we found nothing.".into()
        },
    },
    tf2: SystemText {
        title: None,
        different: "It builds on CS:GO, and 10 wins place a player.",
        about: || {
            "Valve said in 2018 that competitive matches are ranked by a model that builds on the Glicko system of CS:GO; it takes 10 wins to be placed. The same model also matches casual play.".into()
        },
        unknown: || "Not known: every constant, and how the hidden numbers become what is shown.".into(),
    },
    dota2: SystemText {
        title: None,
        different: "Players see a rank and its confidence, and changes are limited.",
        about: || {
            "Valve said in 2023 that it went from a form of Elo to Glicko. Players see a rank and how confident it is; confidence falls while nothing is played, and changes are limited. Calibration ends at a confidence of 30\u{a0}%.".into()
        },
        unknown: || "Not known: every constant, and how a deviation becomes a confidence.".into(),
    },
    chesscom: SystemText {
        title: None,
        different: "New players choose a level to start from.",
        about: || {
            "A chess server that uses Glicko, as its members describe it. New players choose a level and start between 400 and 2000; in earlier years everybody started with 1200.".into()
        },
        unknown: || {
            "Not known: how fast deviations grow, their least, and the length of a period. The c here is that of Glickman’s example.".into()
        },
    },
    splatoon2: SystemText {
        title: None,
        different: "The other team’s powers make one opponent.",
        about: || {
            "A hidden power for each mode, by Glicko-2: only winning and losing counts, and the opposing team’s powers make one opponent.".into()
        },
        unknown: || "Not known: {tau}, the volatility, the deviations, and how the powers of a team become one.".into(),
    },
    splatoon3: SystemText {
        title: None,
        different: "A new measurement sets {rd} back to 200 or 250.",
        about: || {
            "Builds on Glicko-2, as its players found: when a measurement of power starts, the deviation goes back to 200 or 250.".into()
        },
        unknown: || "Not known: {tau}, the volatility, the periods. None of it is official.".into(),
    },
    acf: SystemText {
        title: None,
        different: "Everybody was to be rated twice for each period.",
        about: || {
            "Glicko from 2000 on, later a slightly changed Glicko-2. Its ratings officers announced about 2004 that everybody would be rated twice: the second time from their own rating before the period, but against the opponents’ ratings of the first time, which is fairer to those who meet fast improvers. Nothing shows that this was kept.".into()
        },
        unknown: || {
            "Not known here: {tau}, the periods, and what a new player starts with. The federation’s rules could not be read. The second pass takes the games of everybody, so it is not worked here.".into()
        },
    },
    icc: SystemText {
        title: None,
        different: "The first 20 games or so are provisional.",
        about: || {
            "A chess server that says it uses Glicko 2: everybody starts with 1500 and a deviation of 350, and the first 20 games or so are provisional.".into()
        },
        unknown: || "Not known: {tau}, the volatility and the periods.".into(),
    },
    trials_fusion: SystemText {
        title: None,
        different: "A whole race is rated as if all happened together.",
        about: || {
            "A racing game. The programmer who chose its ranking explained it to players in 2015: it is Glicko-2, and a whole race is rated as if everything in it happened at the same time.".into()
        },
        unknown: || "Not known here: {tau}, the start, and limits. For a race, see the free-for-all.".into(),
    },
    pokemon_go: SystemText {
        title: None,
        different: "Players found that it behaves like Glicko-2.",
        about: || {
            format!( "Players found in 2020 that its ratings behave like Glicko-2: after losing on purpose for a while, which inflates {{sigma}}, their ratings moved much farther than other people’s. A limit to {{sigma}} guards against that: Lichess has {}, Online-Go.com {}, INVERSUS {}.", lichess::SYSTEM.bounds.volatility.most, ogs::SYSTEM.bounds.volatility.most, inversus::SYSTEM.bounds.volatility.most ).into()
        },
        unknown: || "Not known: whether it is so at all, and every constant.".into(),
    },
};
