lidraughts-different = Прежний Lichess, где { rd } растёт только по часам.
lidraughts-about = Сервер для игры в шашки, сделанный из ранней программы Lichess. Как и на Lichess, отклонение растёт по часам, а в шаге 6 времени не проходит.
lidraughts-unknown = Партии с ботами, после которых изменение человека уменьшается вдвое, на этой странице не учтены. Множители для изменений, как на Lichess, в программе есть, но ни один не задан.
lidraughts-source-method = github.com/RoepStoep/lidraughts, modules/rating/src/main/Glicko.scala (c7feaf1)
lidraughts-source-growth = github.com/RoepStoep/lidraughts, modules/rating/src/main/Perf.scala (c7feaf1)
lidraughts-source-update = github.com/RoepStoep/lidraughts, modules/round/src/main/PerfsUpdater.scala (c7feaf1): updateRatings(results, true), то есть без шага 6

lishogi-different = Как на Lichess, но ничьи не учитываются.
lishogi-about = Сервер для игры в сёги, сделанный из программы Lichess. Как и на Lichess, в шаге 6 времени не проходит. Ничьи не учитываются. С ноября 2025 года рейтинг не бывает ниже 400, а вопросительный знак стоит при отклонении 130 и больше.
lishogi-unknown = Партии с ботами, после которых изменение человека уменьшается вдвое, на этой странице не учтены. Множители для изменений, как на Lichess, в программе есть, но ни один не задан.
draws-title = Учитываются ли ничьи?
draws = Ничьи здесь не учитываются, поэтому ничья ничего не меняет.
left-out = { $n ->
    [1] Одна из этих партий закончилась вничью и опущена. Остальные пронумерованы без неё.
   *[other] Ничьих среди этих партий { $n }, и они опущены. Остальные пронумерованы без них.
}
lishogi-source-method = github.com/WandererXII/lishogi, modules/rating/src/main/Glicko.scala (acb3b12)
lishogi-source-growth = github.com/WandererXII/lishogi, modules/rating/src/main/Perf.scala (acb3b12)
lishogi-source-update = github.com/WandererXII/lishogi, modules/round/src/main/PerfsUpdater.scala (acb3b12): updateRatings(results, true), то есть без шага 6, и только если партия закончилась не вничью

playstrategy-different = Как на Lichess, для множества стратегических игр.
playstrategy-about = Сервер со множеством стратегических игр, сделанный из программы Lichess. Как и на Lichess, в шаге 6 времени не проходит.
playstrategy-unknown = Партии с ботами, после которых изменение человека уменьшается вдвое, на этой странице не учтены. Множители для изменений, как на Lichess, в программе есть, но ни один не задан.
playstrategy-source-method = github.com/Mind-Sports-Games/lila, modules/rating/src/main/Glicko.scala (1283402)
playstrategy-source-growth = github.com/Mind-Sports-Games/lila, modules/rating/src/main/Perf.scala (1283402)
playstrategy-source-update = github.com/Mind-Sports-Games/lila, modules/round/src/main/PerfsUpdater.scala (1283402): updateRatings(results, true), то есть без шага 6
