analysis-title = Look into any match
analysis-of = { $game }, pasted
analysis-about = Paste the record of a match, or a deal, or drop a file here. You can then step through it, see where it was lost and how it could have been won.
analysis-text = Record or deal
analysis-look = Look into it
analysis-file = Choose a file
analysis-another = Another one
analysis-private = Nothing of this is stored.
analysis-too-large = This file is too large for a record: at most 60 KiB are read.
analysis-percent = { $n } %

analysis-thinking = Looking at all the cards …
analysis-mark-winnable = Still winnable
analysis-mark-lost-here = Lost here
analysis-mark-lost = Already lost
analysis-mark-unknown = Not decided

analysis-jump = To the card that lost it
analysis-verdict-won = It was won: after every card it still could be.
analysis-verdict-until = It was still winnable until { $name } played { $card }.
analysis-verdict-step = It was still winnable until step { $step }, the decision of { $name }.
analysis-verdict-never = Nobody could have won this deal.
analysis-verdict-otherwise = The deal was winnable, but not with the tasks shared out like this.
analysis-verdict-shared = With the tasks shared out like this it was lost from the first card on; whether sharing them out differently could have won was not decided in time.
analysis-verdict-somewhere = It was winnable for a while; where it was lost was not decided in time.
analysis-verdict-unknown = Whether it was winnable was not decided in time.

analysis-line-show = Show me a winning line from here
analysis-line-instead = Show me what would have won
analysis-line-thinking = Looking for a winning line …
analysis-line-shown = This is how it could have been won; it was not played like this.
analysis-line-leave = Back to the match
analysis-line-none = From here no line wins any more.
analysis-line-early = It is not settled yet who has which task, or no card can be played: go on a little.
analysis-line-unknown = Not decided in time: there may be a winning line or not.

analysis-tabs = What is shown beside the table
analysis-tab-log = Log
analysis-tab-fair = Mistakes
analysis-tab-belief = Beliefs

analysis-card = Card
analysis-share = Stays winnable
analysis-choices = Cards that could be played
analysis-fair-about = Each card is judged only by what its player could know: in 200 deals that looked the same from that seat, how often does the mission stay winnable?
analysis-fair-none = No card was played at this step.
analysis-fair-next = To the next card
analysis-fair-share = Of all deals { $name } could not tell apart, { $before } % were winnable before this card and { $after } % after it.
analysis-fair-best = The best card was { $card }: { $best } %. Less than { $margin } points of difference would be noise.
analysis-fair-worlds = { $n ->
    [one] Judged from { $n } deal.
   *[other] Judged from { $n } deals.
}
analysis-judged-forced = No choice: the only card that could be played.
analysis-judged-undecided = Too hard to judge in time.
analysis-judged-mistake = A mistake: a better card could have been known.
analysis-judged-unlucky = Unlucky, not a mistake.
analysis-judged-sound = No mistake.
analysis-mistakes = { $n ->
    [0] No mistakes in this match
    [one] { $n } mistake in this match
   *[other] { $n } mistakes in this match
}
analysis-mistakes-open = { $n ->
    [0] No mistakes found
    [one] { $n } mistake found
   *[other] { $n } mistakes found
}; { $open ->
    [one] { $open } card was too hard to judge
   *[other] { $open } cards were too hard to judge
}
analysis-blame-mistake = { $name } lost the mission with { $card }, and by what could be known that was a mistake.
analysis-blame-unlucky = { $name } lost the mission with { $card }, but by what could be known that was no mistake.
analysis-blame-forced = { $name } lost the mission with { $card }, but no other card could be played.
analysis-blame-undecided = { $name } lost the mission with { $card }; whether that could have been known was too hard to judge.
analysis-mistake = { $name }: { $after } %; with { $card }: { $best } %

analysis-belief-of = What could be known by
analysis-belief-none = Nothing is hidden at this step.
analysis-belief-worlds = { $n ->
    [one] Percent of { $n } deal that looked the same from this seat.
   *[other] Percent of { $n } deals that looked the same from this seat.
}

analysis-tab-course = Decisions
analysis-course-about = Each choice is judged only by what its player could know: how likely does it lead to a win?
analysis-course-early = Decisions are judged when a match is over.
analysis-course-thinking = Weighing every choice …
analysis-course-none = Nothing was to be decided at this step.
analysis-course-open = No choice could be judged.
analysis-course-lost = { $n ->
    [one] This gave away { $n } percentage point.
   *[other] This gave away { $n } percentage points.
}
analysis-course-sound = { $n ->
    [one] Nothing given away: less than { $n } percentage point of difference would be noise.
   *[other] Nothing given away: less than { $n } percentage points of difference would be noise.
}
analysis-chances = Chance to win of { $name }
analysis-signal = { $name } gives a signal: { $before } hands were possible before it, { $after } after it.
analysis-accounts = Luck and decisions
analysis-accounts-about = In percentage points of the chance to win, from an equal share at the start. Luck is what the cards and the others did.
analysis-player = Player
analysis-luck = Luck
analysis-decisions = Decisions
analysis-costly = { $n ->
    [0] No choice gave anything away
    [one] { $n } choice gave something away
   *[other] { $n } choices gave something away
}
analysis-scores = How the points went
analysis-scores-table = As a table
analysis-step = Step

refusal-tampered-record = This record was changed, or did not go by the rules: it cannot be replayed as it stands.
refusal-other-version = This record comes from another version of Wardroom or of the rules and cannot be read here.
refusal-too-many-thoughts = You are looking into too many matches at once. Wait until one is done.
