## Keys of one’s own

keys-more = Digits and letters choose the option that shows them. Arrows move between options, and on a board to the next place.
keys-single = Single letters are shortcuts
keys-usual = Back to the usual keys
key-change = Change
key-change-deed = Change the key for: { $deed }
key-press = Press a key
key-taken = Already used for: { $deed }
