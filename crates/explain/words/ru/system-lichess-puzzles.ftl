different = Соперник — задача, и засчитывается только часть изменения.
about = Задача — это соперник с собственным рейтингом, и решить её значит победить. Если тема выдаёт решение, например мат в два хода, учитывается только часть изменения. Отклонение растёт по часам, как и для партий, и вдобавок каждая задача — целый период.
unknown = Как решение меняет рейтинг задачи, на этой странице не учтено. Рейтинг задачи введите как рейтинг соперника. Веса взяты на 2024 год.
theme = Тема задач
mix = смешанная
obvious = очевидная, например мат в два хода
hinting = с намёком
non-hinting = без намёка, например эндшпиль
damped = Учитывается только часть изменения, потому что тема может выдать решение, а задача с ненадёжным рейтингом говорит мало:
damped-volatility = Волатильность меняется на ту же часть.

source-method = github.com/lichess-org/lila, modules/puzzle/src/main/PuzzleFinisher.scala (00d500b, 2024)
source-growth = github.com/lichess-org/lila, modules/rating/src/main/Perf.scala, где отклонение при чтении растёт одинаково для партий и задач (d99cb8d)
source-bounds = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf)
source-shown = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf)
