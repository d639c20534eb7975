## Joining a game

tables-open = Open tables
tables-open-none = No table waits for players now.
join-lead = Somebody gave you six letters or a link. No account is needed.
join-code = Code or link
join-go = Join
