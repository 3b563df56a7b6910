# What the page of the own account says.

browser-sessions = Where I am logged in
browser-this-session = This browser
browser-session-since = Since { $day }, last used { $seen }
browser-end-session = Log out there
browser-tokens = Programs that act for me
browser-tokens-help = A token lets a program of yours sit down and play in your name. It is shown once.
browser-token-told = Copy it now; it is not shown again:
browser-token-label = What for
browser-new-token = New token
browser-end-token = Take it away
browser-recovery = If I lose my password
browser-recovery-help =
    With your name and one of these codes you get in and set a new password. Each works once. { $left ->
        [0] You have none.
        [one] You have one left.
       *[other] You have { $left } left.
    }
browser-new-codes = New codes
browser-recovery-told = Write these down and keep them safe. They are not shown again, and older codes no longer work.
browser-my-data = What is kept about me
browser-my-data-help = One file with your name, sessions, tables, results, ratings, and what you said.
browser-download-data = Download
browser-delete-account = Delete my account
browser-delete-account-help = Your name is taken out of everything you played and said, your seats at running tables go to bots, tables of yours that have not begun are closed, and you are logged out everywhere. There is no way back.
browser-delete-account-sure = I am sure
browser-blocked = People I have blocked
browser-blocked-help = You do not read what they say, they cannot sit down at your tables, and they cannot seat you at a rematch.
browser-nobody-blocked = You have blocked nobody.
