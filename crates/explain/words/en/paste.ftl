### The panel for pasting games or opening a file. Files are refused in the same words everywhere.

title = Paste or open a file
label = Results, one game a line
placeholder = 1400  30   won
    1550  100  lost
    1700  300  0
explained = Paste games from a spreadsheet or a post. Each line has the opponent’s rating, their RD and the result, separated by tabs, commas, semicolons or spaces. A result is won, draw, lost, W, D, L, 1, ½, 0 or any score between 0 and 1. Write ? for an RD that you do not know.
# $n (count): the number of games
found = { $n ->
    [0] No games found yet.
    [one] 1 game found.
   *[other] { $n } games found.
}
# $n (count): the number of lines
bad = { $n ->
    [one] 1 line needs correcting. It stays here:
   *[other] { $n } lines need correcting. They stay here:
}
# $number (count): the number of the line
# $text (text): the line
# $reason (text): what is wrong with it
bad-line = Line { $number }, “{ $text }”: { $reason }
too-few-cells = a rating, an RD and a result are needed.
too-many-cells = there are too many cells; a rating, an RD and a result are needed.
bad-rating = the rating is not a number.
bad-deviation = the RD is not a number.
bad-result = the result must be won, draw, lost or a score from 0 to 1.
file-too-large = The file was not read because it is larger than 2 MB.
file-unreadable = The file could not be read.
replace = Replace the games
append = Add to the games
cancel = Cancel
