crews-title = Crews
crews-about = A crew is a group that plays together again and again. Its logbook keeps every mission of both campaigns: how many attempts, who was there, what comes next.
crews-all = All crews
crews-found-first = Found or join a crew
crews-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
crews-found = Found a crew
crews-found-about = Give it a name; then invite the others with a link or a code.
crews-found-button = Found it
crews-name = Name of the crew
crews-join = Join a crew
crews-join-about = Somebody of the crew can tell you its code.
crews-join-button = Join the crew
crews-code = Code of the crew
crews-join-failed = That did not lead to a crew
crews-invited = You are invited to a crew
crews-invited-text = Its members see your name, and its logbook notes what you play together. Code { $code }.
crews-invite = Invite
crews-invite-title = Invite to the crew
crews-export = Logbook as text
crews-leave = Leave the crew
crews-leave-title = Leave { $name }?
crews-leave-text = The crew goes on without you, and what you played stays in its logbook. You can come back with the code.
crews-campaigns = Campaigns
crews-mission = Mission { $n }
crews-progress = { $done } of { $all } missions accomplished
crews-progress-label = Missions accomplished
crews-attempts = { $n ->
    [one] { $n } attempt noted
   *[other] { $n } attempts noted
}
crews-play-next = Play mission { $n }
crews-play = Play mission { $n } with this crew
crews-complete = Every mission accomplished. Well done!
crews-done = { $n ->
    [one] Accomplished on { $date } at the first attempt: { $names }.
   *[other] Accomplished on { $date } with { $n } attempts noted: { $names }.
}
crews-tried = { $n ->
    [one] { $n } attempt so far.
   *[other] { $n } attempts so far.
}
crews-distress = Distress signal
crews-distress-active = Distress signal active
crews-help = Help for five
crews-open-history = Open history
crews-not-counted = { $n ->
    [one] { $n } attempt not counted
   *[other] { $n } attempts not counted
}
crews-forgiven-unwinnable = Does not count: could not be won
crews-forgiven-agreed = Does not count: agreed by the crew
crews-matches = Matches
crews-matches-none = Nothing has been played yet. The logbook is waiting for { $names }.
