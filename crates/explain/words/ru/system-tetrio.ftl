different = Игроки видят шансы против среднего игрока.
about = Игра-головоломка с рейтингом Glicko-2. Она показывает Glixare, то есть шансы против среднего игрока, и TR, который лежит между 0 и { $most }.
unknown =
    Не удалось найти { tau }, волатильность новых игроков и длину периода. Эта страница считает по правилам статьи с константами, которые вы ввели. Из самой игры взяты только показываемые числа.
    В справке, которую написали игроки, сказано, что после недели без партий отклонение растёт на один пункт в день и остаётся примерно между 60 и 349. На этой странице это не учтено.
    Формула TR сезона 2 взята из программ сторонних авторов.
wins = Побед за сезон
glixare-title = Что видят игроки? Glixare
glixare = Glixare — это шансы, в процентах, победить среднего игрока с рейтингом { $rating } и отклонением { $deviation }. Учитываются оба отклонения:
glixare-reading = Glixare { $glixare } %
season-one-title = А в сезоне 1? TR
season-one = TR сезона 1 — это те же шансы на шкале до { $most }:
season-two-title = А в сезоне 2? TR
season-two = TR сезона 2 — это сумма двух кривых. Его повышает каждая из первых { $wins } побед, а при меньшем отклонении обе кривые круче:
tr-reading = TR { $tr }

source-method = git.dan63.by/dan63/TetraStats, wiki, Meaning and the essence of stats (2023), где сказано, что константа неизвестна
source-growth = tetrio.github.io/faq, Mechanics, написано игроками, которые приводят слова разработчика
source-shown = git.dan63.by/dan63/TetraStats, wiki (08fb136); github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985)
source-also-shown = github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985), сторонняя программа
