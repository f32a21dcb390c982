lidraughts-different = Lichess прежних лет: { rd } растёт только по часам.
lidraughts-about = Сервер для игры в шашки, сделанный из ранней программы Lichess. Как и на Lichess, отклонение растёт по часам, а на шаге 6 времени не проходит.
lidraughts-unknown = Здесь не учтено, что изменение после партии человека с ботом уменьшается вдвое; множители для изменений, как на Lichess, есть, но в программе ни один не задан.
lidraughts-source-method = github.com/RoepStoep/lidraughts, modules/rating/src/main/Glicko.scala (c7feaf1)
lidraughts-source-growth = github.com/RoepStoep/lidraughts, modules/rating/src/main/Perf.scala (c7feaf1)
lidraughts-source-update = github.com/RoepStoep/lidraughts, modules/round/src/main/PerfsUpdater.scala (c7feaf1): updateRatings(results, true), то есть без шага 6

lishogi-different = Как на Lichess, но ничьи не считаются.
lishogi-about = Сервер для игры в сёги, сделанный из программы Lichess. Как и на Lichess, на шаге 6 времени не проходит. Ничьи не считаются. С ноября 2025 года рейтинг не бывает ниже 400, а вопросительный знак стоит от отклонения 130.
lishogi-unknown = Здесь не учтено, что изменение после партии человека с ботом уменьшается вдвое; множители для изменений, как на Lichess, есть, но в программе ни один не задан.
draws-title = Считаются ли ничьи?
draws = Ничья здесь не считается и ничего не меняет.
left-out = { $n ->
    [1] Одна из этих партий — ничья, она опущена; остальные пронумерованы без неё.
   *[other] Ничьих среди этих партий { $n }, они опущены; остальные пронумерованы без них.
}
lishogi-source-method = github.com/WandererXII/lishogi, modules/rating/src/main/Glicko.scala (acb3b12)
lishogi-source-growth = github.com/WandererXII/lishogi, modules/rating/src/main/Perf.scala (acb3b12)
lishogi-source-update = github.com/WandererXII/lishogi, modules/round/src/main/PerfsUpdater.scala (acb3b12): updateRatings(results, true), то есть без шага 6, и только если партия закончилась не вничью

playstrategy-different = Как на Lichess, для множества стратегических игр.
playstrategy-about = Сервер со множеством стратегических игр, сделанный из программы Lichess. Как и на Lichess, на шаге 6 времени не проходит.
playstrategy-unknown = Здесь не учтено, что изменение после партии человека с ботом уменьшается вдвое; множители для изменений, как на Lichess, есть, но в программе ни один не задан.
playstrategy-source-method = github.com/Mind-Sports-Games/lila, modules/rating/src/main/Glicko.scala (1283402)
playstrategy-source-growth = github.com/Mind-Sports-Games/lila, modules/rating/src/main/Perf.scala (1283402)
playstrategy-source-update = github.com/Mind-Sports-Games/lila, modules/round/src/main/PerfsUpdater.scala (1283402): updateRatings(results, true), то есть без шага 6
