different = Соперник — задача, и засчитывается только часть изменения.
about = Задача — это соперник с собственным рейтингом: решить её значит победить. Какая часть изменения идёт в счёт, зависит от того, что выдаёт тема. Отклонение растёт по часам, как в партиях, и вдобавок каждая задача — целый период.
unknown = Здесь не учтено, что партия делает с рейтингом задачи. Веса — 2024 года. Рейтинг задачи введите как рейтинг соперника.
theme = Тема задач
mix = смешанная
obvious = очевидная, например мат в два хода
hinting = с намёком
non-hinting = без намёка, например эндшпиль
damped = В счёт идёт лишь часть изменения: тема может выдать решение, а ненадёжный рейтинг задачи говорит мало:
damped-volatility = Волатильность сдвигается на ту же часть.

source-method = github.com/lichess-org/lila, modules/puzzle/src/main/PuzzleFinisher.scala (00d500b, 2024)
source-growth = github.com/lichess-org/lila, modules/rating/src/main/Perf.scala, где отклонение при чтении растёт одинаково для партий и задач (d99cb8d)
source-bounds = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf)
source-shown = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf)
