strength = Где может лежать сила игрока
strength-explained = Чем выше кривая, тем вероятнее такая сила игры. Пунктир — до партий, сплошная линия — после. Закрашен доверительный интервал.
level = Доверительная вероятность
level-two-rd = ± 2 RD
strength-alt = Две колоколообразные кривые над осью рейтинга. До партий: середина { $before }, отклонение { $before-rd }. После: середина { $after }, отклонение { $after-rd }; закрашен интервал { $level } от { $low } до { $high }.
before = До
after = После
as-table = В виде таблицы
more = Подробнее об этом случае
moved = Вклад
contribution = { $n } · { $rating }: { $verb }
beat = победа
drew = ничья
lost-to = поражение
scored = { $score } { $score ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
others = ещё { $n }
