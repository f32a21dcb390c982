different = Каждая партия — период, фора учитывается, а видят игроки ранг.
about = Сервер для игры в го. Каждая партия считается сразу и составляет один период, фора измеряется рангами, а видят игроки ранг го — логарифм рейтинга.
unknown = Новый игрок, который выбирает уровень, начинает с 23 кю ({ $low }), 17 кю ({ $middle }), с 1500 или с 1 кю ({ $high }) при отклонении { $deviation }; кто ничего не выбирает, начинает с 1500 и 350. До марта 2024 года пару новичкам подбирали так, будто они слабее; теперь важен сам рейтинг. Здесь не учтено, что категорий 16 и что в отдельной категории берётся общий рейтинг соперника.
handicap-label = Ваша фора сопернику, в рангах
handicap-title = Сколько стоит фора?
handicap = Фора измеряется рангами. Рейтинг соперника переводится в ранг, сдвигается на фору и переводится обратно:
rank-title = Что видят игроки? Ранг
rank = Ранг го — это логарифм рейтинга: ранг { $first-dan } соответствует 1 дану, и с каждым следующим рангом рейтинг умножается на { $factor }. Отклонение ранга — расстояние в рангах от { r } до { r } + { rd }. Начиная с отклонения { $deviation } ранг не показывают.
rank-hidden = ранг пока не показан ({ $rank })
rank-kyu = { $kyu } кю ({ $rank })
rank-dan = { $dan } дан ({ $rank })
rank-dan-or-more = { $dan } дан+ ({ $rank })

source-method = github.com/online-go/goratings, goratings/math/glicko2.py (6cab309); forums.online-go.com, 2021 rating and rank adjustments
source-growth = github.com/online-go/goratings, goratings/math/glicko2.py (6cab309): AGING_PERIOD_SECONDS = None
source-start = github.com/online-go/online-go.com, src/lib/rank_utils.ts (22be2ae), starting_rating и humble_rating
source-game = github.com/online-go/goratings, analysis/util/RatingMath.py (6cab309)
source-shown = github.com/online-go/online-go.com, src/lib/rank_utils.ts (22be2ae)
