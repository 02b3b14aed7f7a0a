rule-ds-8-1 = Each of the 96 task cards has a difficulty for three, four and five members. Cards are drawn until their difficulties add up exactly to that of the mission; one that would be too much is put aside. Used cards stay out until the pile has run through.
rule-ds-8-2 = Two tasks that exclude each other are not both drawn, unless one member may take them both: the last one is replaced by another of the same difficulty. If the submarines are dealt so that nobody could meet a task, the cards are dealt again. Neither counts as an attempt.
rule-ds-8-3 = The captain chooses first, then everybody clockwise, one task at a time. With fewer tasks than members one may pass, but after one round all tasks must be taken. With as many or more nobody may pass.
rule-ds-8-4 = A task is done when its condition is met and cannot be broken any more. When every task is done, the mission is won, even before the last trick.
rule-ds-8-5 = “Exactly” is judged when it is certain; ties do not count as more or fewer. Values, sums, even and odd never mean submarines. The captain cannot take a task that compares with the captain. Whoever foretells a number of tricks does so before the first trick, openly or in secret; zero is allowed.
rule-ds-8-6 = Free distribution: the crew talks it over without telling their hands and shares all tasks as it likes. After an objection the next member proposes, until all agree.
rule-ds-8-7 = Missions on time: the clock starts when the tasks are allotted, and when it has run out the mission is lost. In missions 14 to 16 one volunteer takes all tasks, in 26 two share them: the captain asks around, answers last, and the first to say yes have them. Played without the clock, the mission is harder in another way.
rule-ds-8-8 = The training mission has one task of difficulty 1.
rule-ds-8-9 = Only its owner can meet a task. Won cards that count towards it lie open under it until it is done.
rule-ds-8-10 = Before the first trick: terrain, deal, tasks, captain, sharing of the tasks, distress signal, predictions, clock, communication. In this order.

rules-picture-deep-sea-tricks = Green was led. The pink 8 does not follow suit and cannot win; the submarine beats them all.
rules-picture-deep-sea-tasks = Three tasks: win both cards; win two tricks in a row; win no submarine.
rules-picture-deep-sea-talk = The same card three times: my highest blue, my only blue, my lowest blue.
rules-picture-deep-sea-distress = Everybody passes one colour card to the same side.
