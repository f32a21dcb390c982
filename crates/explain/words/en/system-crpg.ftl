### The words about cRPG.

different = Every hit is a game, weighted by its damage.
about = A modification of Mount & Blade II. Every hit is a game that the attacker wins. It counts with a weight in the sums of both { v } and { delta }, the damage as a part of the victim’s health.
unknown = This page does not model the weights. Nor does it show the number that players see, which is a power of the rating minus two deviations.

## Sources

source-method = github.com/namidaka/crpg, src/Module.Server/Rating and src/Application/Common/Services/ICompetitiveRatingModel.cs (339b249)
