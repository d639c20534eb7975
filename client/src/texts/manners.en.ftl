report = Report { $name }
report-lead = Whoever runs this server reads your words, and the last lines of talk at this table. { $name } is not told.
report-words = What happened
report-send = Send
report-sent = Your report is on its way to whoever runs this server.
muted-people = Muted people
muted-lead = You hear nothing of them at any table, and their invitations do not reach you.
muted-hear = Hear again
