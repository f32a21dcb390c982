idea = После огромной неожиданности подходят два ответа: сила немного сместилась или стала совсем другой. Тогда у { f } несколько корней, и ещё одна победа может перебросить поиск с одного на другой.
question = { tau } = { large-tau }. Ваш рейтинг { own-rating } (RD { own-rd }), и { wins-before } побед над соперником с рейтингом { opponent-rating } (RD { own-rd }) дают { rating-before }. А что дадут { wins } побед?
choices-1 = { wrong-1 }
choices-2 = { wrong-2 }
choices-3 = { answer }
because = Меньший корень исчез, остался только больший.
moves-1 = Число побед
moves-2 = { tau }
live-1 = корней у { f }
live-2 = новый рейтинг
live-3 = { sigma_prime }
stops-1 = Пока у { f } { zeros-before } корень.
stops-2 = Теперь корни { f } лежат при { sigma } = { first-zero }; { second-zero }; { third-zero }. Шаг 5 находит первый.
stops-3 = Остался только больший корень, { sigma_prime } = { new-volatility }.
tables-1 = Победа за победой | Побед | корней у { f } | Новый рейтинг | { sigma_prime }
tables-2 = { wins } побед | { tau } | Новый рейтинг
more-1 = Начиная с пяти побед корней { zeros }, при пяти победах это { five-wins-first }; { five-wins-second }; { five-wins-third }. При { tau } = { usual-tau } те же { wins } побед дают { usual-tau-rating }, а при прежней { tau }, но по одной, — { one-by-one }.
more-2 = Но и { tau } = { usual-tau } спасает не всегда. Если игрок с рейтингом { loser-rating } (RD { loser-rd }) { losses } раз проигрывает игроку с рейтингом { winner-rating } (RD { loser-rd }), его новый рейтинг { losses-rating }. После ещё одного поражения это { one-more-loss-rating }.
removes-1 = «У шага 5 ровно один ответ». После огромной неожиданности у { f } может быть три корня.
check = Что может предотвратить такой скачок?
answers-1 = Взять меньшую { tau } или более короткие периоды
answers-2 = Взять меньшее { epsilon }
answers-3 = Сделать больше итераций
replies-1 = Верно. Тогда неожиданности малы или { sigma } не может сильно измениться.
replies-2 = Так тот же корень найдётся точнее.
replies-3 = Поиск и так заканчивается намного раньше.
