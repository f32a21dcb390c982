### The words about servers whose programs derive from that of Lichess.

## Lidraughts

lidraughts-different = An earlier Lichess, in which { rd } grows with the clock alone.
lidraughts-about = A server for draughts, made from the program of Lichess at an earlier time. As at Lichess, deviations grow with the clock, and no time passes in Step 6.
lidraughts-unknown = This page does not model games against bots, by which a person’s change is halved. The program has factors for changes, as at Lichess, but sets none of them.
lidraughts-source-method = github.com/RoepStoep/lidraughts, modules/rating/src/main/Glicko.scala (c7feaf1)
lidraughts-source-growth = github.com/RoepStoep/lidraughts, modules/rating/src/main/Perf.scala (c7feaf1)
lidraughts-source-update = github.com/RoepStoep/lidraughts, modules/round/src/main/PerfsUpdater.scala (c7feaf1): updateRatings(results, true), which leaves Step 6 out

## Lishogi

lishogi-different = As at Lichess, but draws are not rated.
lishogi-about = A server for shogi, made from the program of Lichess. As at Lichess, no time passes in Step 6. Draws are not rated. Since November 2025 no rating is below 400, and the question mark stands beside ratings with a deviation of 130 or more.
lishogi-unknown = This page does not model games against bots, by which a person’s change is halved. The program has factors for changes, as at Lichess, but sets none of them.
draws-title = Do draws count?
draws = Draws are not rated here, so a draw changes nothing.
# $n (count): the number of draws
left-out = { $n ->
    [one] One of these games is a draw and was left out. The others are numbered without it.
   *[other] { $n } of these games are draws and were left out. The others are numbered without them.
}
lishogi-source-method = github.com/WandererXII/lishogi, modules/rating/src/main/Glicko.scala (acb3b12)
lishogi-source-growth = github.com/WandererXII/lishogi, modules/rating/src/main/Perf.scala (acb3b12)
lishogi-source-update = github.com/WandererXII/lishogi, modules/round/src/main/PerfsUpdater.scala (acb3b12): updateRatings(results, true), which leaves Step 6 out, and only if the game is no draw

## PlayStrategy

playstrategy-different = As at Lichess, for many games of strategy.
playstrategy-about = A server for many games of strategy, made from the program of Lichess. As at Lichess, no time passes in Step 6.
playstrategy-unknown = This page does not model games against bots, by which a person’s change is halved. The program has factors for changes, as at Lichess, but sets none of them.
playstrategy-source-method = github.com/Mind-Sports-Games/lila, modules/rating/src/main/Glicko.scala (1283402)
playstrategy-source-growth = github.com/Mind-Sports-Games/lila, modules/rating/src/main/Perf.scala (1283402)
playstrategy-source-update = github.com/Mind-Sports-Games/lila, modules/round/src/main/PerfsUpdater.scala (1283402): updateRatings(results, true), which leaves Step 6 out
