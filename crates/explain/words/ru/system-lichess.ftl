different = Каждая партия рассчитывается отдельно, а { rd } растёт по часам.
about = Шахматный сайт с открытым кодом. Каждая партия рассчитывается сразу после игры и отдельно от других. Между партиями отклонение растёт по часам, на доли периода. Вопросительный знак значит, что рейтинг пока ненадёжен. В обычных шахматах белые считаются чуть сильнее, а знаки после запятой отбрасываются, поэтому даже ничья с чуть более сильным соперником может стоить белым очка.
unknown =
    Изменение после партии с ботом уменьшается вдвое, а рейтинг выше 4000 сбрасывается. На этой странице это не учтено.
    Множители прибавки Lichess задаёт вручную и время от времени меняет. Множители за сентябрь 2026 года известны нам только из вторых рук. В 2025 году у пули и классики было ещё 1,015.
colour = Ваш цвет в этих партиях
white = Белые
black = Чёрные
kind = Вид игры
ultra-bullet = Ультрапуля
bullet = Пуля
blitz = Блиц
rapid = Рапид
classical = Классика
crazyhouse = Крейзихаус
atomic = Атомные шахматы
antichess = Антишахматы
regulator = Чтобы не было дефляции, Lichess умножает прибавку на коэффициент, а потерю — нет:
cut-off = Знаки после запятой отбрасываются, а не округляются. При отклонении { $deviation } и больше рейтинг предварительный, и у него стоит вопросительный знак.

source-method = github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf); github.com/lichess-org/scalachess, rating/src/main/scala/glicko (cbffc9d)
source-game = github.com/lichess-org/lila, запрос на слияние 18629 от ноября 2025 года, с тех пор принят; github.com/lichess-org/scalachess, запрос на слияние 755 и rating/src/main/scala/glicko/impl/RatingCalculator.scala (cbffc9d)
source-update = github.com/lichess-org/scalachess, rating/src/main/scala/glicko/impl/RatingCalculator.scala (cbffc9d)
source-adjust = github.com/lichess-org/lila, modules/rating/src/main/RatingRegulator.scala в d04b5ee, как его приводит автор бота (26 сентября 2026 года), и сборник кода движков без даты; из вторых рук
