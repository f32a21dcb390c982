different = Игроки видят шанс против среднего игрока.
about = Игра-головоломка. Рейтинг в ней — Glicko-2, а показывает она Glixare, шанс против среднего игрока, и TR, который растёт от 0 до { $most }.
unknown = Неизвестно: { tau }, волатильность новых игроков и длина периода. В справке, которую написали игроки, сказано, что после недели без партий отклонение растёт на один пункт в день и остаётся примерно между 60 и 349; здесь оно не растёт. Пересчёт здесь — по статье, с теми константами, которые введены; от самой игры взяты только показываемые числа. TR сезона 2 — как в программах посторонних авторов.
wins = Побед за сезон
glixare-title = Что видят игроки? Glixare
glixare = Glixare — это шанс победить среднего игрока, с рейтингом { $rating } и отклонением { $deviation }, в процентах. Учитываются оба отклонения:
glixare-reading = Glixare { $glixare } %
season-one-title = А в сезоне 1? TR
season-one = TR сезона 1 — тот же шанс на шкале до { $most }:
season-two-title = А в сезоне 2? TR
season-two = TR сезона 2 — сумма двух кривых. Его повышает каждая из первых { $wins } побед, а при меньшем отклонении обе кривые круче:
tr-reading = TR { $tr }

source-method = git.dan63.by/dan63/TetraStats, wiki, Meaning and the essence of stats (2023), где сказано, что константа неизвестна
source-growth = tetrio.github.io/faq, Mechanics, написано игроками, которые приводят слова разработчика
source-shown = git.dan63.by/dan63/TetraStats, wiki (08fb136); github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985)
source-also-shown = github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985), сторонняя программа
