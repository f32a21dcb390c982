different = Каждый удар — партия, её вес — урон.
about = Модификация Mount & Blade II. Каждый удар — партия, в которой побеждает нападающий. Её вес — это урон как доля здоровья жертвы. С ним она входит в суммы и для { v }, и для { delta }.
unknown = Веса на этой странице не учтены. Не показано и число, которое видят игроки: рейтинг минус два отклонения, возведённый в степень.

source-method = github.com/namidaka/crpg, src/Module.Server/Rating и src/Application/Common/Services/ICompetitiveRatingModel.cs (339b249)
