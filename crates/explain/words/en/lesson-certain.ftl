### The lesson “whose result counts more”. Its numbers are named in `teach/lesson/certain.rs`.

idea = A result against somebody whose own rating is unsure says less. The weight { g } tones it down: from one, for a rating that is certain, towards zero.
question = { own-rating } (RD { own-rd }) beats { opponent-rating }. Now let the opponent’s RD go from { sure-rd } to { vague-rd }. What does the gain do?
choices-1 = it grows
choices-2 = it stays
choices-3 = it shrinks by a third
because = { g } falls from { sure-g } to { vague-g }, and the gain from { sure-gain } to { vague-gain }.
moves-1 = Opponent’s RD
moves-2 = Opponent’s rating
live-1 = { g }
live-2 = gain
live-3 = new RD
stops-1 = A sure opponent: { g } is { sure-g }, and the win counts almost in full.
stops-2 = A newcomer: { g } is { vague-g }.
stops-3 = Against a weak player it is the other way round: { weak-gain } has become { weak-vague-gain }.
tables-1 = The same win against less sure opponents | Opponent’s RD | { g } | gain | new RD | gain against { weak-rating } | new RD against { weak-rating }
more-1 = { g } also pulls { e } towards one half, so beating somebody weak but unsure surprises more. What an unsure opponent always brings is less knowledge: your RD becomes { vague-new-rd } instead of { sure-new-rd } against { opponent-rating }, and { weak-vague-new-rd } instead of { weak-new-rd } against { weak-rating }.
removes-1 = “My own RD goes into { g }.” Only the opponent’s does.
check = Whose RD is in { g }?
answers-1 = The opponent’s
answers-2 = Mine
answers-3 = Both
replies-1 = Right: it says how much this result can tell.
replies-2 = Yours sets the length of the step, in Steps 6 and 7.
replies-3 = That is so in a forecast: see the next lesson.
