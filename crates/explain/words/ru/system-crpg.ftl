different = Каждый удар — партия, её вес — урон.
about = Модификация Mount & Blade II. Каждый удар — партия, в которой побеждает нападающий; в суммы для { v } и { delta } она входит с весом: это урон как доля здоровья жертвы.
unknown = Здесь опущены веса и число, которое видят игроки: рейтинг минус два отклонения, возведённый в степень.

source-method = github.com/namidaka/crpg, src/Module.Server/Rating и src/Application/Common/Services/ICompetitiveRatingModel.cs (339b249)
