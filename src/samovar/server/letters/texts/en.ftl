### What letters say. The keys are the same in every language.

letter-hello = Good day, { $name },
letter-turns =
    { $count ->
        [one] One table waits for you:
       *[other] { $count } tables wait for you:
    }
letter-invited = { $name } invites you to a table: { $table }
letter-subject-turns =
    { $count ->
        [one] It is your turn
       *[other] It is your turn at { $count } tables
    }
letter-subject-invitations =
    { $count ->
        [one] You are invited to a table
       *[other] You are invited to { $count } tables
    }
letter-subject-both =
    { $turns ->
        [one] It is your turn, and
       *[other] It is your turn at { $turns } tables, and
    } { $invitations ->
        [one] you are invited
       *[other] you are invited to { $invitations } tables
    }
letter-stop = No more letters to this address
letter-stop-unasked = Never write to this address again

letter-subject-confirm = Shall Samovar write to you here?
letter-confirm-email = Somebody named this address on { $server } for notices of turns and invitations. If it was you, confirm it; the link is good for two days:
letter-confirm-webhook = Somebody named this channel on { $server } for notices of turns and invitations. If it was you, confirm it; the link is good for two days:
letter-confirm-else = If it was not you, do nothing: without your word nothing more comes.
letter-subject-reset = A new password for Samovar
letter-reset = With this link you choose a new password on { $server }. It works once, within a day:
letter-reset-else = If you did not ask for it, do nothing: your password stays as it is.
