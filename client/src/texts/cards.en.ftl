card = Card
card-now = Now
card-see = See also
card-rule = Read its rule in the book
card-keep = Right-click or hold to keep this open
card-opening = One moment…
card-none = Nothing more is known of it here.
