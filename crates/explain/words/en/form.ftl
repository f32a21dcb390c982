### The words of the form that load with the lazy part: the menu of rare actions.

clear = Remove all
reset = Reset to the paper’s example
hint = Drag a dotted number sideways, or press ↑ or ↓ in a field.
keys-hint = Enter goes to the next row. Ctrl Z takes an edit back.
digits = Decimals
digits-auto = Automatic
as-printed = Round as the paper does
as-printed-explained = Carries the paper’s few digits from step to step and shows where that makes a difference.
