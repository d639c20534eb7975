## Messages

chat-empty = Personne n’a rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-suggests = à { $name } : { $what }
chat-show = Le montrer sur le plateau
chat-take = Choisir cela
chat-mute = Ne plus lire { $name }
chat-unmute = { $count ->
    [one] Relire la personne tue
   *[other] Relire les { $count } personnes tues
}
