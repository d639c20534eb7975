## Were the dice fair?

dice-loading = Checking
dice-more = Before the game the server showed the digest of a secret number; every throw follows from that number. After the game it shows the number, so that anybody can check the throws.
dice-commitment = Shown before the game
dice-seed = Revealed after the game
dice-throws = Throws
dice-wait = The number is revealed when the game is over.
dice-fair = The number fits the digest and every throw fits the number, computed in your browser.
dice-fair-server = The server found every throw in order. Your browser cannot compute the digest on this connection.
dice-unfair = Something does not fit.
dice-other-seed = The number revealed is not the one that was promised.
dice-other-promise = The digest is not the one that your browser kept when it first saw this table.
dice-other-throws = { $count ->
    [one] Throw { $first } does not follow from the number.
   *[other] { $count } throws do not follow from the number; the first is throw { $first }.
}
