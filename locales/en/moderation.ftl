# What the page for moderators says.

browser-reports = Reports
browser-no-reports = There is nothing to look at.
browser-report-of = A report of { $name }
browser-reported-by = Reported by { $name }
browser-to-that-table = To the table
browser-answer = What to do
browser-do-settle = Settle it, nothing to be done
browser-do-warn = Warn
browser-do-mute = Mute
browser-do-ban = Ban
browser-do-ban-network = Ban addresses
browser-do-lift = Lift
browser-do-remove-talk = Remove the line
browser-do-close-table = Close the table
browser-do-delete-person = Delete the account
browser-do-give-role = Give a role
browser-for-how-long = For how long
browser-for-good = for good
browser-for-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
browser-until = until { $day }
browser-why = Why (they are told this, too)
browser-do-it = Do it
browser-sanctions = Mutes and bans
browser-no-sanctions = Nobody is muted or banned.
browser-lifted = Lifted
browser-network = Range of addresses
browser-audit = What was done
browser-nothing-done = Nothing yet.
browser-more = Earlier
browser-the-host = the host
