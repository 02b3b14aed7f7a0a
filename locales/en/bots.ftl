pn-bot-captain = Captain: thinks for up to a second, takes the task it wins most often, tells a card as soon as that helps the crew most, and trusts you to leave a trick with a task to its owner.
pn-bot-officer = Officer: judges like the captain, only quicker and less deeply; silence means that it has nothing worth telling.
pn-bot-cadet = Cadet: goes by rules of thumb, tells a card somebody needs or its own high card if it does not forget to, and overlooks things now and then.
ds-bot-captain = Captain: thinks for up to a second, takes tasks that suit its hand, tells a card as soon as that helps the crew most, and trusts you to win what helps and stay low otherwise.
ds-bot-officer = Officer: judges like the captain, only quicker and less deeply; silence means that it has nothing worth telling.
ds-bot-cadet = Cadet: goes by rules of thumb, tells a card that a task names or its own high card if it does not forget to, and overlooks things now and then.
