different = Glicko после каждой партии, а перерыв учитывается до мгновения.
about = Шахматы на доске без краёв. Glicko после каждой партии, а время без партий учитывается с точностью до мгновения.
unknown = Константы — на июнь 2026 года. В прежних версиях были другие: например, отклонение могло опускаться ниже, а в список попадали и с большим.

source-method = github.com/Infinite-Chess/infinitechess.org, src/server/game/gamemanager/ratingcalculation.ts (2d1ce93, 11 июня 2026 года)
