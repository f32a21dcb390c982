### The lesson “whose result counts more”. Its numbers are named in `teach/lessons/certain.rs`.

idea = If your opponent’s rating is uncertain, the result says less. The weight { g } says how much it counts. It is one for a certain rating and falls towards zero.
question = Your rating is { own-rating } (RD { own-rd }), and you beat an opponent of { opponent-rating }. Now let the opponent’s RD go from { sure-rd } to { vague-rd }. What does your gain do?
choices-1 = it grows
choices-2 = it stays
choices-3 = it shrinks by a third
because = { g } falls from { sure-g } to { vague-g }, and the gain from { sure-gain } to { vague-gain }.
moves-1 = Opponent’s RD
moves-2 = Opponent’s rating
live-1 = { g }
live-2 = gain
live-3 = new RD
stops-1 = The opponent’s rating is nearly certain. { g } is { sure-g }, and the win counts almost in full.
stops-2 = Against a newcomer { g } is only { vague-g }.
stops-3 = Against a weak player the gain grows instead, from { weak-gain } to { weak-vague-gain }.
tables-1 = The same win over less certain opponents | Opponent’s RD | { g } | gain | new RD | gain against { weak-rating } | new RD against { weak-rating }
more-1 = { g } also pulls { e } towards one half, so beating a weak but uncertain player is a bigger surprise and pays more. The system still learns less from it. Your RD becomes { vague-new-rd } instead of { sure-new-rd } against { opponent-rating }, and { weak-vague-new-rd } instead of { weak-new-rd } against { weak-rating }.
removes-1 = “My own RD goes into { g }.” Only the opponent’s does.
check = Whose RD is in { g }?
answers-1 = The opponent’s
answers-2 = Mine
answers-3 = Both
replies-1 = Right. It decides how much this result can tell.
replies-2 = Your own RD sets the step size, in Steps 6 and 7.
replies-3 = A forecast uses both, as the next lesson shows.
