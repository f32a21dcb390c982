### Guessing before looking.

## The questions of Steps 2 to 8

# $rating (number): the rating before
question-mu = On the Glicko-2 scale, 1500 becomes 0 and 173.7178 points become 1. The rating is { $rating }. What is { mu }?
question-v = If these games were all we knew, the rating would have the variance { v }. The more they tell, the smaller it is. What is { v }?
question-delta = { delta } is the improvement that these games alone suggest. It is above 0 if the results were better than expected, and below 0 if worse. What is { delta }?
# $sigma (number): the volatility before
question-sigma = The volatility was { $sigma }. It rises after surprising results and falls a little after others. What is { sigma_prime }?
question-phi-star = When time passes, the variance { phi }² grows by { sigma_prime }² to { phi_star }². What is { phi_star }?
question-mu-prime = The games pull { mu } towards { mu } + { delta }. The less certain the old rating, the stronger the pull. What is { mu_prime }?
# $rating (number): the rating before
question-rating = The rating was { $rating }. What will it be after these games?
title = Where will the new rating be?
compared = Your guess and the new rating
field = Your guess for
bell = Your guess: the middle of the bell
drag = Move the bell to where you think the rating goes.
show = Show
just-show = Just show me
empty = Enter a guess first, or choose “Just show me”.
not-a-number = Enter a number.
on-stage = Move the bell in the picture, or type a number below it.
nothing-to-guess = This step is still covered.

## The replies to a guess

# $gap (number): the difference
# $shown (shown): the same as text
off-points = { $gap } { $shown ->
    [one] point
   *[other] points
}
# $said (text): the guess
# $value (number): the value
exact = You said { $said }, and it is { $value }. That is exactly right.
# $said (text): the guess
# $value (number): the value
# $off (pieces): the difference
close-high = You said { $said }, and it is { $value }. That is close, only { $off } too high.
# $said (text): the guess
# $value (number): the value
# $off (pieces): the difference
close-low = You said { $said }, and it is { $value }. That is close, only { $off } too low.
# $said (text): the guess
# $value (number): the value
# $off (pieces): the difference
high = You said { $said }, and it is { $value }. That is { $off } too high.
# $said (text): the guess
# $value (number): the value
# $off (pieces): the difference
low = You said { $said }, and it is { $value }. That is { $off } too low.
# $points (shown): a rating or a difference
gap = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The summary of all guesses

your-guess = your guess
summary = Your guesses
# $guessed (count): the number of guesses
# $of (count): the number of values to guess
# $right (count): the number of right guesses
# $close (count): the number of close ones
# $kinds (choice): whether there are right ones, close ones, both or none
counted = You guessed { $guessed } of { $of } { $of ->
    [one] value
   *[other] values
}{ $kinds ->
    [right] , { $right } of them exactly
    [close] , { $close } of them closely
    [both] , { $right } of them exactly and { $close } closely
   *[none] {""}
}.
you-said = You said
it-is = It is
off-by = Off by

## Descriptions of the pictures

# $rating (text): the rating before
# $rd (text): its RD
# $guess (text): the guess
bell-alt = A bell curve around the rating before, { $rating }, with a deviation of { $rd }, and the same curve moved to the guess, { $guess }.
# $rating (text): the rating before
# $guess (text): the guess
# $after (text): the new rating
# $gap (text): the difference, with its noun
compared-alt = Three bell curves: before around { $rating }, the guess around { $guess }, and the new rating around { $after }. The last two are { $gap } apart.
