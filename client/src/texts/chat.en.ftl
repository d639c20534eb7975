## Messages

chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-suggests = to { $name }: { $what }
chat-show = Show it on the board
chat-take = Choose this
chat-mute = Mute { $name }
chat-unmute = { $count ->
    [one] Hear the muted person again
   *[other] Hear { $count } muted people again
}
