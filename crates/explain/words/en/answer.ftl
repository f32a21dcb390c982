### The answer: the new rating in a sentence and in a line.

result = Result
# $by (number): the change of the rating, without its sign
# $rating (number): r′
# $rd (number): RD′
# $volatility (number): σ′
rises = The rating rises by { $by } to { $rating }, with a deviation of { $rd } and a volatility of { $volatility }.
# $by (number): the change of the rating, without its sign
# $rating (number): r′
# $rd (number): RD′
# $volatility (number): σ′
falls = The rating falls by { $by } to { $rating }, with a deviation of { $rd } and a volatility of { $volatility }.
# $rating (number): r′
# $rd (number): RD′
# $volatility (number): σ′
stays = The rating stays at { $rating }, with a deviation of { $rd } and a volatility of { $volatility }.
# $rating (number): r′
# $rd (number): RD′
idle = Without games the rating stays at { $rating } and the deviation grows to { $rd }.
# $level (text): the confidence: 95%
# $low (number): the lower end of the band
# $high (number): the upper end of the band
band = With { $level } confidence, the true strength is between { $low } and { $high }.
# $rd (number): RD′
details-rd = RD { $rd }
# $volatility (number): σ′
details-volatility = volatility { $volatility }
# $level (text): the confidence: 95%
# $low (number): the lower end of the band
# $high (number): the upper end of the band
details-band = with { $level } confidence between { $low } and { $high }
# $rd (number): RD′
# $volatility (number): σ′
brief = { rd } { $rd } · volatility { $volatility }
stale = Last good result. Correct the marked field.
unfinished = The result so far. Complete the row to update it.
unrated = No result yet. Correct the marked field.
fill-in = Type your rating, then your first opponent’s rating and deviation (RD), and how the game ended. If you do not know the RD, choose “RD unknown” in the menu of the row. Your new rating appears here, with the reasons.
fill-in-next = Type the first game of this period, or remove it if you did not play. Your new rating appears here, with the reasons.
more-reasons = Why?
hidden = Hidden until the last step. Make your guess.
