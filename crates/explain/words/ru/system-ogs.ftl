different = Каждая партия — период, фора учитывается, а игроки видят ранг.
about = Сервер для игры в го. Каждая партия рассчитывается сразу после игры и составляет один период. Фора измеряется в рангах. Игроки видят ранг го, то есть логарифм рейтинга. Отклонение растёт перед каждой партией, а партия с новичком, чья сила почти неизвестна, уменьшает его мало. Поэтому ± может вырасти, хотя вы играете.
unknown =
    Новички могут выбрать уровень. Тогда они начинают с 23 кю ({ $low }), с 17 кю ({ $middle }), с рейтинга 1500 или с 1 кю ({ $high }), и отклонение у всех { $deviation }. Кто ничего не выбирает, начинает с 1500 и 350.
    До марта 2024 года соперников новичкам подбирали так, будто они слабее. С тех пор учитывается сам рейтинг.
    Категории на этой странице не учтены. У каждого игрока там 16 рейтингов, по скорости игры и размеру доски, и все они пересчитываются по общему рейтингу соперника.
handicap-label = Фора, которую вы даёте, в рангах
handicap-title = Что даёт фора?
handicap = Фора измеряется в рангах. Рейтинг соперника переводится в ранг, к нему прибавляется фора, и сумма переводится обратно в рейтинг:
rank-title = Что видят игроки? Ранг
rank = Ранг го — это логарифм рейтинга. Ранг { $first-dan } соответствует 1 дану и начинается с рейтинга { $border }, а с каждым следующим рангом рейтинг умножается на { $factor }. Отклонение ранга — это расстояние в рангах от { r } до { r } + { rd }. Значит, ± рядом с рангом — одно { rd }: сила лежит в этих пределах в 68 случаях из 100, а в полосе на этой странице обычно в 95. При отклонении { $deviation } и больше ранг не показывают.
rank-hidden = ранг пока не показан ({ $rank })
rank-kyu = { $kyu } кю ({ $rank })
rank-dan = { $dan } дан ({ $rank })
rank-dan-or-more = { $dan } дан+ ({ $rank })

source-method = github.com/online-go/goratings, goratings/math/glicko2.py (6cab309); forums.online-go.com, 2021 rating and rank adjustments
source-growth = github.com/online-go/goratings, goratings/math/glicko2.py (6cab309): AGING_PERIOD_SECONDS = None
source-start = github.com/online-go/online-go.com, src/lib/rank_utils.ts (22be2ae), starting_rating и humble_rating
source-game = github.com/online-go/goratings, analysis/util/RatingMath.py (6cab309)
source-shown = github.com/online-go/online-go.com, src/lib/rank_utils.ts (22be2ae)
