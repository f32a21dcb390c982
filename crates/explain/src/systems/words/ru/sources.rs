//! Sources of facts, in Russian. Titles of publications and addresses are kept, the rest is translated.

/// Sources as the systems name them, with their Russian translations. A source that only has names and
/// titles needs no translation.
const SOURCES: [(&str, &str); 43] = [
    (
        "ArenaNet: H. Loew, February 7, 2013, as quoted at dulfy.net, No WvW rating reset; World Linking Beta, April 22, 2016, forum-en.gw2archive.eu; World vs. World Skirmishes, September 6, 2016, guildwars2.com; Chris B., about 2018, devtrackers.gg",
        "ArenaNet: H. Loew, 7\u{a0}февраля 2013\u{a0}года, по цитате на dulfy.net, No WvW rating reset; World Linking Beta, 22\u{a0}апреля 2016\u{a0}года, forum-en.gw2archive.eu; World vs. World Skirmishes, 6\u{a0}сентября 2016\u{a0}года, guildwars2.com; Chris B., около 2018\u{a0}года, devtrackers.gg",
    ),
    (
        "Fred Sundvik of RedLynx, May 17, 2015, forums.ubisoft.com, topic 1120155, Multiplayer Ranking Explained",
        "Fred Sundvik (RedLynx), 17\u{a0}мая 2015\u{a0}года, forums.ubisoft.com, тема 1120155, Multiplayer Ranking Explained",
    ),
    (
        "H. Loew of ArenaNet, November 2012, forum-en.guildwars2.com, The math behind WvW ratings, posts 679386 and 682392, as quoted at guildwars2guru.com",
        "H. Loew (ArenaNet), ноябрь 2012\u{a0}года, forum-en.guildwars2.com, The math behind WvW ratings, сообщения 679386 и 682392, по цитате на guildwars2guru.com",
    ),
    (
        "M. E. Glickman, Example of the Glicko-2 system, November 30, 2013",
        "M. E. Glickman, Example of the Glicko-2 system, 30\u{a0}ноября 2013\u{a0}года",
    ),
    (
        "M. E. Glickman, Example of the Glicko-2 system, glicko.net, revised March 22, 2022",
        "M. E. Glickman, Example of the Glicko-2 system, glicko.net, исправлено 22\u{a0}марта 2022\u{a0}года",
    ),
    (
        "M. E. Glickman, Glicko-Boost, 2012, glicko.net; its first page at paperzz.com, doc 6997264; the constants as the crate skillratings and the tests of elote have them",
        "M. E. Glickman, Glicko-Boost, 2012, glicko.net; первая страница\u{a0}— на paperzz.com, документ 6997264; константы\u{a0}— как в пакете skillratings и в тестах elote",
    ),
    (
        "R. Juckett, The Online Skill Ranking of INVERSUS Deluxe, May 15, 2018, blog.hypersect.com",
        "R. Juckett, The Online Skill Ranking of INVERSUS Deluxe, 15\u{a0}мая 2018\u{a0}года, blog.hypersect.com",
    ),
    ("R. Juckett, the same article, as it stands in copies", "R. Juckett, та же статья, по сохранившимся копиям"),
    (
        "R. Juckett, the same article; its code for teams is lost in the copies, and the rating is the reading that fits its words",
        "R. Juckett, та же статья; код для команд в копиях утрачен, и рейтинг здесь такой, какой следует из её слов",
    ),
    (
        "R. Juckett, the same article; the order of the bonus and the limit of 500 is not told, nor whether the bonus takes the ratings before the match",
        "R. Juckett, та же статья; там не сказано, что раньше, премия или предел 500, и считается ли премия по рейтингам до матча",
    ),
    (
        "Stef of Shuffle iT, March 31, 2017, forum.shuffleit.nl, topic 1679",
        "Stef (Shuffle iT), 31\u{a0}марта 2017\u{a0}года, forum.shuffleit.nl, тема 1679",
    ),
    (
        "Valve, dota2.com/newfrontiers, April 20, 2023, as quoted at gamingmidium.com and dotesports.com",
        "Valve, dota2.com/newfrontiers, 20\u{a0}апреля 2023\u{a0}года, по цитате на gamingmidium.com и dotesports.com",
    ),
    (
        "Valve’s notes to the update of March 28, 2018, as quoted at gameinformer.com, and of casual play at vg247.com",
        "Valve, описание обновления от 28\u{a0}марта 2018\u{a0}года, по цитате на gameinformer.com, а об обычных матчах\u{a0}— на vg247.com",
    ),
    (
        "freechess.org, help files glicko, ratings and rating_changes",
        "freechess.org, файлы справки glicko, ratings и rating_changes",
    ),
    (
        "git.dan63.by/dan63/TetraStats, wiki, Meaning and the essence of stats (2023), which says that the constant is not known",
        "git.dan63.by/dan63/TetraStats, wiki, Meaning and the essence of stats (2023), где сказано, что константа неизвестна",
    ),
    (
        "github.com/Infinite-Chess/infinitechess.org, src/server/game/gamemanager/ratingcalculation.ts (2d1ce93, June 11, 2026)",
        "github.com/Infinite-Chess/infinitechess.org, src/server/game/gamemanager/ratingcalculation.ts (2d1ce93, 11\u{a0}июня 2026\u{a0}года)",
    ),
    (
        "github.com/PredatH0r/XonStat, feeder/modules/glicko1.js and gamerating.js (6c6c1fd); plusforward.net/quake/post/4488",
        "github.com/PredatH0r/XonStat, feeder/modules/glicko1.js и gamerating.js (6c6c1fd); plusforward.net/quake/post/4488",
    ),
    (
        "github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985), a program of somebody else’s",
        "github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985), сторонняя программа",
    ),
    (
        "github.com/gbtami/pychess-variants, server/glicko2/glicko2.py (37b7a72, August 22, 2026)",
        "github.com/gbtami/pychess-variants, server/glicko2/glicko2.py (37b7a72, 22\u{a0}августа 2026\u{a0}года)",
    ),
    (
        "github.com/namidaka/crpg, src/Module.Server/Rating and src/Application/Common/Services/ICompetitiveRatingModel.cs (339b249)",
        "github.com/namidaka/crpg, src/Module.Server/Rating и src/Application/Common/Services/ICompetitiveRatingModel.cs (339b249)",
    ),
    (
        "glicko.net; lichess-org/lila, pull request 10692 and issue 12743; online-go/goratings, issue 40",
        "glicko.net; lichess-org/lila, запрос на слияние 10692 и обсуждение 12743; online-go/goratings, обсуждение 40",
    ),
    (
        "markus, February 7, 2018, forum.dominionstrategy.com, topic 18240, Some Statistics on Ratings",
        "markus, 7\u{a0}февраля 2018\u{a0}года, forum.dominionstrategy.com, тема 18240, Some Statistics on Ratings",
    ),
    (
        "oatmealdome.me, An in-depth look at the Splatoon 2 ranking system, found by taking the game apart; splatoonwiki.org, Power level",
        "oatmealdome.me, An in-depth look at the Splatoon 2 ranking system, выяснено разбором самой игры; splatoonwiki.org, Power level",
    ),
    (
        "ratings.c of FICS 1.x; github.com/ddugovic/capablanca, src/ratings.c (c0dccb4)",
        "ratings.c из FICS 1.x; github.com/ddugovic/capablanca, src/ratings.c (c0dccb4)",
    ),
    (
        "reddit.com/r/TheSilphRoad/comments/hwff2d, Farming Volatility, July 23, 2020, found by players",
        "reddit.com/r/TheSilphRoad/comments/hwff2d, Farming Volatility, 23\u{a0}июля 2020\u{a0}года, выяснили игроки",
    ),
    (
        "the federation’s ratings officers, about 2004, chesschat.org, topic 737, Planned rating changes; chessexpress.blogspot.com, February 2011",
        "ответственные за рейтинг в этой федерации, около 2004\u{a0}года, chesschat.org, тема 737, Planned rating changes; chessexpress.blogspot.com, февраль 2011\u{a0}года",
    ),
    (
        "the same topic 18240: with 1, 5 or 10 games a day φ settles at about 0.26, 0.17 or 0.15, as it does when a day counts once",
        "та же тема 18240: при 1, 5 или 10 партиях в день φ останавливается примерно на 0,26; 0,17 или 0,15, как бывает, если день считается один раз",
    ),
    (
        "vitaliy_valve of Valve, September 11, 2014, reddit.com/r/GlobalOffensive/comments/2g3r4c",
        "vitaliy_valve (Valve), 11\u{a0}сентября 2014\u{a0}года, reddit.com/r/GlobalOffensive/comments/2g3r4c",
    ),
    (
        "wikiwiki.jp/splatoon3mix, November 2023, players’ findings",
        "wikiwiki.jp/splatoon3mix, ноябрь 2023\u{a0}года, наблюдения игроков",
    ),
    (
        "wiki.guildwars2.com, PvP Matchmaking Algorithm, the published configuration",
        "wiki.guildwars2.com, PvP Matchmaking Algorithm, опубликованные настройки",
    ),
    (
        "wiki.guildwars2.com, the same configuration: a limit to each update; that each game is one is our reading",
        "wiki.guildwars2.com, те же настройки: предел для каждого пересчёта; что пересчёт делается после каждой партии\u{a0}— наше прочтение",
    ),
    (
        "wiki.guildwars2.com, the same configuration: periods of 3 days, at most 20; that only whole ones count is our reading",
        "wiki.guildwars2.com, те же настройки: периоды по 3 дня, не больше 20; что считаются только целые\u{a0}— наше прочтение",
    ),
    (
        "github.com/Mind-Sports-Games/lila, modules/round/src/main/PerfsUpdater.scala (1283402): updateRatings(results, true), which leaves Step 6 out",
        "github.com/Mind-Sports-Games/lila, modules/round/src/main/PerfsUpdater.scala (1283402): updateRatings(results, true), то есть без шага\u{a0}6",
    ),
    (
        "github.com/RoepStoep/lidraughts, modules/round/src/main/PerfsUpdater.scala (c7feaf1): updateRatings(results, true), which leaves Step 6 out",
        "github.com/RoepStoep/lidraughts, modules/round/src/main/PerfsUpdater.scala (c7feaf1): updateRatings(results, true), то есть без шага\u{a0}6",
    ),
    (
        "github.com/WandererXII/lishogi, modules/round/src/main/PerfsUpdater.scala (acb3b12): updateRatings(results, true), which leaves Step 6 out, and only if the game is no draw",
        "github.com/WandererXII/lishogi, modules/round/src/main/PerfsUpdater.scala (acb3b12): updateRatings(results, true), то есть без шага\u{a0}6, и только если партия закончилась не вничью",
    ),
    (
        "Turtle Rock Studios, talk.turtlerockstudios.com, topic 91096, Got demoted in rank for winning; players’ words in topics 83251, 84402, 67877 and 70248",
        "Turtle Rock Studios, talk.turtlerockstudios.com, тема 91096, Got demoted in rank for winning; слова игроков в темах 83251, 84402, 67877 и 70248",
    ),
    (
        "github.com/lichess-org/lila, modules/rating/src/main/Perf.scala, whose reader lets the deviation grow for games and puzzles alike (d99cb8d)",
        "github.com/lichess-org/lila, modules/rating/src/main/Perf.scala, где отклонение при чтении растёт одинаково для партий и задач (d99cb8d)",
    ),
    (
        "github.com/lichess-org/lila, modules/rating/src/main/RatingRegulator.scala at d04b5ee, as a bot’s author quotes it (September 26, 2026), and an undated collection of engine code; second hand",
        "github.com/lichess-org/lila, modules/rating/src/main/RatingRegulator.scala в d04b5ee, как его приводит автор бота (26\u{a0}сентября 2026\u{a0}года), и сборник кода движков без даты; из вторых рук",
    ),
    (
        "github.com/lichess-org/lila, pull request 18629 of November 2025, merged since; github.com/lichess-org/scalachess, pull request 755 and rating/src/main/scala/glicko/impl/RatingCalculator.scala (cbffc9d)",
        "github.com/lichess-org/lila, запрос на слияние 18629 от ноября 2025\u{a0}года, с тех пор принят; github.com/lichess-org/scalachess, запрос на слияние 755 и rating/src/main/scala/glicko/impl/RatingCalculator.scala (cbffc9d)",
    ),
    (
        "github.com/online-go/online-go.com, src/lib/rank_utils.ts (22be2ae), starting_rating and humble_rating",
        "github.com/online-go/online-go.com, src/lib/rank_utils.ts (22be2ae), starting_rating и humble_rating",
    ),
    (
        "chess.com, forum, 800 starting level, where the levels are named, and Glicko system, members’ words; Wikipedia",
        "chess.com, форум, 800 starting level, где названы уровни, и Glicko system, слова участников; Wikipedia",
    ),
    (
        "support.chess.com, article 678: newcomers choose a level",
        "support.chess.com, статья 678: новички выбирают уровень",
    ),
    (
        "tetrio.github.io/faq, Mechanics, written by players, who quote the developer",
        "tetrio.github.io/faq, Mechanics, написано игроками, которые приводят слова разработчика",
    ),
];

/// Returns a source in Russian.
pub(super) fn source(named: &str) -> &str {
    SOURCES.iter().find(|(known, _)| *known == named).map_or(named, |(_, russian)| russian)
}

#[cfg(test)]
mod tests {
    use super::{SOURCES, source};
    use crate::systems;

    /// English words that must be translated. Titles of publications do not contain them.
    const ENGLISH: [&str; 21] = [
        "January",
        "February",
        "March",
        "April",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
        "same",
        "our",
        "which",
        "whose",
        "quoted",
        "topic",
        "posts",
        "found",
        "words",
        "issue",
    ];

    #[test]
    fn sources_are_russian_except_for_titles() {
        let all: Vec<&str> = systems::all().iter().flat_map(|system| system.facts).map(|fact| fact.source).collect();
        for (known, _) in SOURCES {
            assert!(all.contains(&known), "no system names it: {known}");
        }
        for named in all {
            let russian = source(named);
            let words: Vec<&str> = russian.split(|c: char| !c.is_alphabetic()).collect();
            let english: Vec<_> = ENGLISH.iter().filter(|word| words.contains(word)).collect();
            assert!(english.is_empty(), "{english:?} in {russian}");
            // Both contain the same whole numbers.
            let numbers = |text: &str| {
                let mut numbers: Vec<String> = text.split(|c: char| !c.is_ascii_digit()).map(str::to_owned).collect();
                numbers.retain(|number| !number.is_empty());
                numbers.sort();
                numbers
            };
            assert_eq!(numbers(named), numbers(russian), "{russian}");
        }
    }
}
