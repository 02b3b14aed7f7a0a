pn-bot-captain = Thinks for up to a second, takes the task it wins most often, communicates a card as soon as that helps the crew most – above all its only card of a colour, if that card is another member's task – and trusts you to leave a trick with a task to its owner.
pn-bot-officer = Judges like the captain, only quicker and less deeply; silence means that it has nothing worth telling.
pn-bot-cadet = Goes by rules of thumb, tells a high card at once, of the colour of its own task if it can, unless it forgets, and overlooks things now and then.

ds-bot-captain = Thinks for up to a second, takes tasks that suit its hand, tells a card as soon as that helps the crew most, and trusts you to win what helps and stay low otherwise.
ds-bot-officer = Judges like the captain, only quicker and less deeply; silence means that it has nothing worth telling.
ds-bot-cadet = Goes by rules of thumb, tells a high card at once, of the colour of its own task if it can, unless it forgets, and overlooks things now and then.

dmd-bot-captain = Reckons with every card that can still come and draws while that raises its chance to win; behind, it takes risks.
dmd-bot-officer = Looks two draws ahead and draws while the next cards gain more points than they put at stake.
dmd-bot-cadet = Draws while the risk feels small, takes the highest card in sight, and now and then does not think.

lp-bot-captain = Looks ahead through the next two rounds in many possible worlds and departs from the officer's rules where that clearly raises its chance to win; judges offers in the same way.
lp-bot-officer = Moves every finished rocket on, begins only what can fly in time, and harms the leader first; offers swaps and gifts that should help both, and accepts only what clearly gains.
lp-bot-cadet = Knows what cards are good for, but plays every fourth one as it comes to hand.

sm-bot-captain = “I want” means: I hold a card you can follow almost surely; it plays what wins most of the possible games and reckons out the end exactly.
sm-bot-officer = “I want” means: I hold a card you can follow almost surely; “I do not want” means: please play, and if you decline too, I will.
sm-bot-cadet = Speaks like the officer, but every fifth time says or plays whatever comes to mind.
