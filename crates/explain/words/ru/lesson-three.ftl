idea = После огромной неожиданности подходят два ответа: прежняя сила игры немного сместилась или стала совсем другой. Тогда у { f } несколько корней, и ещё одна победа перебрасывает с одного на другой.
question = { tau } = { large-tau }. Игрок { own-rating } (RD { own-rd }) { wins-before } раз побеждает соперника { opponent-rating } (RD { own-rd }), и рейтинг становится { rating-before }. А после { wins } побед?
choices-1 = { wrong-1 }
choices-2 = { wrong-2 }
choices-3 = { answer }
because = Малого ответа больше нет, остался только большой.
moves-1 = Число побед
moves-2 = { tau }
live-1 = корней
live-2 = новый рейтинг
live-3 = { sigma_prime }
stops-1 = Пока у { f } { zeros-before } корень.
stops-2 = { f } равна нулю при { sigma } = { first-zero }; { second-zero }; { third-zero }. Найден первый корень.
stops-3 = Остался только большой корень: { sigma_prime } = { new-volatility }.
tables-1 = Победа за победой | Побед | корней | Новый рейтинг | { sigma_prime }
tables-2 = { wins } побед | { tau } | Новый рейтинг
more-1 = Начиная с пяти побед корней { zeros }: сперва это { five-wins-first }; { five-wins-second }; { five-wins-third }. При { tau } = { usual-tau } те же { wins } побед дают { usual-tau-rating }, а при прежней { tau }, но по одной, — { one-by-one }.
more-2 = Но и { tau } = { usual-tau } спасает не от всего: если игрок { loser-rating } (RD { loser-rd }) { losses } раз проигрывает сопернику { winner-rating } (RD { loser-rd }), рейтинг становится { losses-rating }, а если ещё раз, то { one-more-loss-rating }.
removes-1 = «У шага 5 ровно один ответ». После огромной неожиданности их может быть три.
check = Что от этого спасает?
answers-1 = Меньшая { tau } или более короткие периоды
answers-2 = Меньшее значение { epsilon }
answers-3 = Больше итераций
replies-1 = Верно: тогда неожиданности остаются малыми или не могут увести волатильность далеко.
replies-2 = Так найдётся тот же корень, только точнее.
replies-3 = Они и так заканчиваются намного раньше.
