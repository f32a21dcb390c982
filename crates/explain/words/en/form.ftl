### The words of the form that load with the lazy part: the menu of rare actions.

clear = Remove all
reset = Reset to the paper’s example
hint = Drag a dotted number sideways, or press ↑ or ↓ in a field.
keys-hint = Enter moves to the next row. Ctrl Z undoes an edit.
digits = Decimals
digits-auto = Automatic
as-printed = Round as the paper does
as-printed-explained = Passes each number on with only the digits that the paper prints, and shows where that makes a difference.
