rule-cr-1-1 = { $game ->
    [planet-nine] Forty cards: pink, blue, green and yellow from 1 to 9, and four rockets, which are the trumps. Each colour also has its own shape and letter.
   *[deep-sea] Forty cards: pink, blue, green and yellow from 1 to 9, and four submarines, which are the trumps. Each colour also has its own shape and letter.
}
rule-cr-1-2 = All cards are dealt: eight each to five players, ten each to four. Of three players one gets fourteen cards and the others thirteen; the card left over at the end is not played. Who gets it is chance.
rule-cr-1-3 = { $game ->
    [planet-nine] Whoever is dealt rocket 4 is the commander of this attempt: everybody sees it. The commander chooses a task first and leads the first trick, and is otherwise a member like all others.
   *[deep-sea] Whoever is dealt submarine 4 is the captain of this attempt: everybody sees it. The captain chooses a task first and leads the first trick, and is otherwise a member like all others.
}
rule-cr-2-1 = Play goes clockwise. The first card sets the suit, and trumps are a suit too: follow suit if you can, otherwise play anything. The highest trump wins the trick; without trumps, the highest card of the suit that was led. The winner leads the next trick. Nobody has to win one.
rule-cr-2-2 = Only the trick just finished may be looked at again. How many tricks everybody has won is open. As a house rule a table may keep all tricks visible; the logbook then says so.
rule-cr-3-1 = What you know from your own hand alone you may not tell. Where the crew decides something together it may talk, hands excepted: free sharing of tasks, the distress signal and its direction, handing over a task, a question to all. That holds from the moment tasks are known until the first message or the first card, unless the table has agreed on silence. Otherwise a mission knows the lawful signals only; between attempts talk is free.
rule-cr-3-2 = Everybody has one radio token per attempt. Before a trick, also before the first, you may lay one colour card open. The token at the top says: my highest of this colour; in the middle: my only one; at the bottom: my lowest. It must be true at that moment, a single card is always “only”, and trumps are never shown. Several members may communicate before the same trick.
rule-cr-3-3 = The card stays part of your hand: it counts for following suit and can be played like any other. The token never moves, even when its message is out of date. When the card is played, the token is used up.
rule-cr-3-4 = { $game ->
    [planet-nine] Dead zone: the card is laid open and the token beside it, so nobody learns which of the three it is. One of them must be true all the same.
   *[deep-sea] Ocean currents: the card is laid open and the token beside it, so nobody learns which of the three it is. One of them must be true all the same.
}
rule-cr-3-5 = Interference: nobody can communicate before the trick that the mission names. The distress signal is not affected.
rule-cr-3-6 = Rapture of the deep: nobody has a token of their own. As many tokens as there are members, less two, lie in the middle (one with two players). Whoever wants takes one and communicates at once, even several times. When they are gone, nobody can any more.
rule-cr-3-7 = Unknown terrain: before the deal a colour card is drawn. With 1 to 3 the sonar works as usual, with 4 to 6 there are ocean currents, with 7 to 9 rapture of the deep. It holds for this attempt.
rule-cr-4-1 = When the tasks are given out and before anybody communicates, the crew may send a distress signal together: everybody passes one colour card to a neighbour, all to the same side. Trumps are never passed, and nobody sees a card before all have chosen. Any member may propose it; a single objection ends a proposal, and after more talk it can be proposed again.
rule-cr-4-2 = The signal stays active for all further attempts at this mission, and each time the crew decides anew whether and to which side to pass. It adds one, once, to the attempts that are noted, and ends with the mission.
rule-cr-5-1 = { $game ->
    [planet-nine] A mission is tried until it succeeds; missions may be played in any order. Each attempt deals new cards and new tasks. The logbook keeps the attempts, distress signals, date and crew.
   *[deep-sea] A mission is tried until it succeeds; missions may be played in any order. Each attempt deals new cards, and the crew keeps its tasks or draws new ones. The logbook keeps the attempts, distress signals, date and crew.
}
rule-cr-5-2 = A mission is won the moment all tasks are met and no special rule can be broken any more. It is lost the moment one of them cannot be met any more. That is looked at when a trick is complete.
rule-cr-5-3 = The table decides only by what everybody can know: the finished tricks. Hidden cards are never used, so an early end betrays no hand. Nor may anybody say from their own hand that all is lost: play on.
rule-cr-5-4 = { $game ->
    [planet-nine] Every attempt counts. After a loss the table tells whether the deal could have been won at all.
   *[deep-sea] An attempt counts only if the failure could have been prevented: after a loss the table finds out whether the deal could have been won under any lawful sharing of the tasks. If that is not decided in time, the crew may agree that the attempt does not count.
}
rule-cr-6-1 = { $game ->
    [planet-nine] Two players get help from Jarvis, a third crew member: seven cards face down in a row, and seven face up on them. The commander alone decides for him; when he plays in the round is agreed before the deal.
   *[deep-sea] Two players get help from Tonoja, a third crew member: seven cards face down in a row, and seven face up on them. The captain alone decides for her; when she plays in the round is agreed before the deal.
}
rule-cr-6-2 = { $game ->
    [planet-nine] Jarvis plays face-up cards only and follows suit among those. What lies beneath is turned up after the trick. Thirteen tricks are played, and one of his cards remains.
   *[deep-sea] Tonoja plays face-up cards only and follows suit among those. What lies beneath is turned up after the trick. Thirteen tricks are played, and one of her cards remains.
}
rule-cr-6-3 = { $game ->
    [planet-nine] Jarvis has no radio token, but counts as a member wherever members are counted or compared. After a distress signal the two players swap one card each, and Jarvis passes nothing.
   *[deep-sea] Tasks are as hard as with three players. Tonoja has no token, but counts as a member wherever members are counted or compared. After a distress signal the two players swap one card each, and Tonoja passes nothing.
}
