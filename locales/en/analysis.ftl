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
analysis-verdict-won = The mission was won: at every card it still could be.
analysis-verdict-until = It was still winnable until { $name } played { $card }.
analysis-verdict-never = Nobody could have won this deal.
analysis-verdict-otherwise = The deal was winnable, but not with the tasks shared out like this.
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
analysis-mistake = { $name }: { $after } %, with { $card } { $best } %

analysis-belief-of = What could be known by
analysis-belief-none = Nothing is hidden at this step.
analysis-belief-worlds = { $n ->
    [one] Percent of { $n } deal that looked the same from this seat.
   *[other] Percent of { $n } deals that looked the same from this seat.
}
