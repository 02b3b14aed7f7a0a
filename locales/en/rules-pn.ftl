rule-pn-7-1 = A task is a small card that stands for one colour card of the deck. It is met when its owner wins the trick with that card. If anybody else wins it, or if it is left over at the end, the mission is lost. One trick may meet several tasks.
rule-pn-7-2 = The tasks lie open. The commander takes one, then everybody clockwise, one at a time, until none is left. Nobody may pass.
rule-pn-7-3 = Tokens tell in which order tasks are met. 1 to 5: as the first to fifth. Ω: as the last. Arrows: one before two, two before three, three before four; other tasks may come between. Tasks met in the same trick count in the best order. Token 1 does not mean the first trick.
rule-pn-7-4 = The commander’s decision: the tasks stay face down. The commander asks each member in turn, who answers with yes or no and nothing else, and then gives all tasks to one other member. Only then are they turned up. The answers bind nobody.
rule-pn-7-5 = The commander’s distribution: tasks are turned up one by one. After a round of yes and no the commander gives each to somebody, perhaps to oneself. In the end nobody may have two tasks more than another.
rule-pn-7-6 = Five players, missions from 25 on: until the first card is played, also after messages and a distress signal, one task may be handed to another member, with its token, if all agree. That adds one, once, to the attempts that are noted, unless the table has agreed otherwise.
rule-pn-7-7 = A harder game for three: without the green cards, the green tasks and rocket 1. Everybody then has ten cards, and no mission asks for rocket 1.
rule-pn-7-8 = Missions of your own: any tasks, tokens and special rules. They can be shared as a short code and are played like the printed ones.

rules-picture-planet-nine-tricks = Green was led. The pink 8 does not follow suit and cannot win; the rocket beats them all.
rules-picture-planet-nine-tasks = Three tasks with their tokens: this one first, this one last, this one before two arrows.
rules-picture-planet-nine-talk = The same card three times: my highest blue, my only blue, my lowest blue.
rules-picture-planet-nine-distress = Everybody passes one colour card to the same side.
