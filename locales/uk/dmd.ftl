dmd-suit-anchor = Якір
dmd-suit-hook = Гак
dmd-suit-cannon = Гармата
dmd-suit-key = Ключ
dmd-suit-chest = Скриня
dmd-suit-map = Мапа
dmd-suit-oracle = Оракул
dmd-suit-sword = Шабля
dmd-suit-kraken = Кракен
dmd-suit-mermaid = Русалка

dmd-about-anchor = Усе, що лежить ліворуч, – ваше, навіть у разі невдачі.
dmd-about-hook = Приносить верхню карту одного з ваших стосів в ігрову зону.
dmd-about-cannon = Скидає верхню карту зі стосу суперника.
dmd-about-key = Разом зі скринею: за кожну забрану карту – одна випадкова зі скиду.
dmd-about-chest = Разом із ключем: за кожну забрану карту – одна випадкова зі скиду.
dmd-about-map = Показує три карти скиду; одна з них іде в ігрову зону.
dmd-about-oracle = Показує наступну карту, перш ніж ви вирішите.
dmd-about-sword = Приносить верхню карту суперника тієї масті, якої немає у вашому банку.
dmd-about-kraken = Перш ніж забрати, треба викласти ще дві карти.
dmd-about-mermaid = Нічого не робить, зате варта більше.
dmd-about-mermaid-sings = Пересуває іншу карту ігрової зони праворуч від себе, і та діє ще раз.

dmd-trait-golden-scales = Золота луска
dmd-trait-casanova = Казанова
dmd-trait-plunderer = Крадій
dmd-trait-treasure-hunter = Мисливець на золото
dmd-trait-navigator = Штурман
dmd-trait-master-gunner = Гарматник
dmd-trait-scavenger = Сміттяр
dmd-trait-mystic = Провидиця
dmd-trait-swordsman = Майстриня клинка
dmd-trait-miser = Скнара
dmd-trait-captains-hook = Капітанський гак
dmd-trait-safe-harbor = Тиха гавань
dmd-trait-fisherman = Рибалка
dmd-trait-beastmaster = Володар чудовиськ
dmd-trait-misfire = Осічка
dmd-trait-parry = Парирування
dmd-trait-davy-jones-locker = Ящик Деві Джонса
dmd-trait-siren = Сирена

dmd-trait-about-golden-scales = Ваша найкраща русалка варта на п’ять очок більше.
dmd-trait-about-casanova = Русалки, яких ви тягнете, одразу йдуть у банк і не спричиняють невдачі.
dmd-trait-about-plunderer = Ключ і скриня платять із банку суперника на ваш вибір.
dmd-trait-about-treasure-hunter = Ключ і скриня платять удвічі.
dmd-trait-about-navigator = Ваші мапи пропонують увесь скид.
dmd-trait-about-master-gunner = Ваші гармати скидають цілий стос.
dmd-trait-about-scavenger = Усе, у що влучать ваші гармати, йде у ваш банк.
dmd-trait-about-mystic = Ваші оракули показують три карти.
dmd-trait-about-swordsman = Ваші шаблі беруть будь-яку масть.
dmd-trait-about-miser = Гак і принесена ним карта – ваші, навіть у разі невдачі.
dmd-trait-about-captains-hook = Ваші гаки приносять дві карти.
dmd-trait-about-safe-harbor = Ваш якір рятує також себе й наступні дві карти.
dmd-trait-about-fisherman = Кракени, яких ви тягнете, одразу йдуть у банк і нікого не тримають.
dmd-trait-about-beastmaster = Кракени суперників вимагають чотирьох карт.
dmd-trait-about-misfire = Гармати суперників б’ють по їхньому ж банку.
dmd-trait-about-parry = Шаблі суперників можуть узяти лише кракена.
dmd-trait-about-davy-jones-locker = Те, що один суперник втрачає через невдачу, йде у ваш банк.
dmd-trait-about-siren = Ви отримуєте карту, яку обирає русалка суперника.
dmd-trait-about-casanova-sings = Карта, яку обирає ваша русалка, одразу йде у ваш банк і не діє.

dmd-card = { $suit } { $value }
dmd-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
dmd-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}
dmd-draw-known = Тягнути: { $card }
dmd-draw-pile = Колода
dmd-discard-pile = Скид
dmd-discard-look = Переглянути скид
dmd-play-area = Ігрова зона
dmd-play-area-empty = На кону поки порожньо
dmd-your-bank = Ваш банк
dmd-bank-of = Банк: { $name }
dmd-stack = { $suit }: { $values }
dmd-stack-empty = Немає: { $suit }
dmd-choose-player = Обрати: { $name }
dmd-actions = Що ви можете зробити
dmd-key-answer = Відповідь { $n }
dmd-odds = Карти невдачі: { $busting } із { $of }
dmd-odds-none = Невдача неможлива
dmd-hint-low = Море спокійне
dmd-hint-some = Море хвилюється
dmd-hint-high = Насувається буря
dmd-next = Далі: { $cards }
dmd-map-shows = Мапа показує
dmd-owed = { $n ->
    [one] Кракен вимагає ще { $n } карту
    [few] Кракен вимагає ще { $n } карти
   *[other] Кракен вимагає ще { $n } карт
}
dmd-card-safe = { $card }, у безпеці
dmd-choose-traits = Яку здібність ви залишаєте?
dmd-choose-victims = Чиї втрати будуть вашими?
dmd-choose-hook = З якого вашого стосу бере гак?
dmd-choose-cannon = По якому стосу б’є гармата?
dmd-choose-misfire = Осічка: по якому з ваших стосів б’є гармата?
dmd-choose-map = Яку карту принесе мапа?
dmd-choose-sword = З якого стосу бере шабля?
dmd-choose-mermaid = Яка карта подіє ще раз?
dmd-choose-plunder = Чий банк заплатить?

dmd-action-draw = Тягнути
dmd-action-collect = Забрати
dmd-action-collect-n = { $n ->
    [0] Забрати
   *[other] Забрати { $n }
}
dmd-action-keep = Залишити: { $trait }
dmd-action-haunt = Чатувати: { $victim }
dmd-action-hook = Зачепити: { $suit }
dmd-action-shoot = Стріляти ({ $victim }): { $suit }
dmd-action-sink = Втратити: { $suit }
dmd-action-fetch = Принести: { $card }
dmd-action-steal = Вкрасти ({ $victim }): { $suit }
dmd-action-replay = Повторити: { $card }
dmd-action-plunder = Пограбувати: { $victim }

dmd-nothing = нічого
dmd-event-started = Починає { $first }.
dmd-event-traits-offered = { $seat } може залишити одну зі здібностей: { $traits }.
dmd-event-trait-chosen = { $seat } обирає здібність.
dmd-event-trait-revealed = { $seat } має здібність: { $trait }.
dmd-event-victim-named = { $seat } чатує, жертва – { $victim }.
dmd-event-drawn = { $seat } тягне: { $card }.
dmd-event-hooked = Гак приносить: { $card }.
dmd-event-revealed = Мапа показує: { $cards }.
dmd-event-fetched = Мапа приносить: { $card }.
dmd-event-stolen = Шабля бере: { $card } (банк: { $victim }).
dmd-event-banked-at-once = { $card } одразу йде в банк: { $seat }.
dmd-event-shot = Гармата влучає: { $cards } (банк: { $victim }).
dmd-event-shot-to = Гармата влучає: { $cards } (банк: { $victim }). Здобич іде в банк: { $to }.
dmd-event-misfired = Осічка: { $seat } втрачає карту { $card }.
dmd-event-foreseen = Оракул показує: { $cards }.
dmd-event-obliged = { $n ->
    [one] Кракен вимагає ще { $n } карту.
    [few] Кракен вимагає ще { $n } карти.
   *[other] Кракен вимагає ще { $n } карт.
}
dmd-event-replayed = Русалка: { $card } діє ще раз.
dmd-event-lured = { $card } йде в банк: { $to }.
dmd-event-parried = Відбито: { $card }.
dmd-event-idle = { $suit } не має чого робити.
dmd-event-busted = { $seat } зазнає невдачі: { $card }!
dmd-event-busted-saved = { $seat }: невдача через карту { $card }! Врятовано: { $saved }.
dmd-event-lost = { $seat } втрачає: { $cards }.
dmd-event-lost-to = { $seat } втрачає: { $cards }. Усе йде в банк: { $to }.
dmd-event-collected = { $seat } забирає: { $cards }.
dmd-event-bonus-taken = Ключ і скриня платять, { $seat } отримує: { $cards }.
dmd-event-bonus-taken-from = Ключ і скриня платять, { $seat } отримує: { $cards } (банк: { $from }).
dmd-event-game-over = Гру завершено.

dmd-refusal-game-over = Гру завершено.
dmd-refusal-not-at-table = У цій грі на цьому місці нікого немає: { $seat }.
dmd-refusal-not-your-turn = Зараз ходить { $active }. Дочекайтеся свого ходу.
dmd-refusal-traits-first = Спершу кожен залишає одну з двох здібностей.
dmd-refusal-already-chosen = Здібність обрано. Дочекайтеся інших.
dmd-refusal-not-offered = Вам не пропонували: { $trait }.
dmd-refusal-victims-first = Спершу власник ящика Деві Джонса називає жертву.
dmd-refusal-no-victim-to-name = Вам нікого називати. Дочекайтеся інших.
dmd-refusal-not-an-opponent = { $seat } – не ваш суперник.
dmd-refusal-not-asked = Жодна карта зараз цього не дозволяє. Тягніть або забирайте.
dmd-refusal-answer-first = Діє { $suit }. Спершу зробіть вибір.
dmd-refusal-draw-pile-empty = Колода порожня. Забирайте.
dmd-refusal-draw-first = Перш ніж забрати, витягніть хоча б одну карту.
dmd-refusal-kraken-holds = { $owed ->
    [one] Кракен тримає: перш ніж забрати, викладіть ще { $owed } карту.
    [few] Кракен тримає: перш ніж забрати, викладіть ще { $owed } карти.
   *[other] Кракен тримає: перш ніж забрати, викладіть ще { $owed } карт.
}
dmd-refusal-nothing-to-collect = Забирати нема чого. Тягніть.
dmd-refusal-no-such-stack = { $seat }: у банку немає такої масті ({ $suit }). Оберіть інший стос.
dmd-refusal-empty-bank = Банк порожній: { $seat }. Оберіть інший.
dmd-refusal-own-suit = У вашому банку вже є { $suit }: шабля бере лише масті, яких бракує.
dmd-refusal-only-kraken = Шаблю відбито: вона може взяти лише кракена.
dmd-refusal-would-bust = З картою { $card } ви зазнаєте невдачі. Оберіть іншу.
dmd-refusal-not-on-offer = Цієї карти немає на вибір: { $card }.

dmd-story-lead = { $n ->
    [one] { $seat }: { $n } очко переваги, у банку { $m ->
        [10] усі десять мастей
       *[other] { $m } з десяти мастей
    }.
    [few] { $seat }: { $n } очки переваги, у банку { $m ->
        [10] усі десять мастей
       *[other] { $m } з десяти мастей
    }.
   *[many] { $seat }: { $n } очок переваги, у банку { $m ->
        [10] усі десять мастей
       *[other] { $m } з десяти мастей
    }.
}
dmd-story-tie = Очок порівну: вирішує більший банк ({ $seat }), карт { $n } проти { $m }.
dmd-story-haul = { $seat }: найбільша здобич за раз, карт: { $n }.
dmd-story-no-bust = Ніхто не зазнав невдачі. Рідкісний випадок!
dmd-story-busts-only = { $seat }: найбільше невдач – { $n }.
dmd-story-busts = { $seat } зазнає невдачі найчастіше: { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[other] { $n } разів
}; море забирає { $m ->
    [one] { $m } карту
    [few] { $m } карти
   *[other] { $m } карт
}.
dmd-story-raids = Шаблі взяли { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}, гармати потопили { $m }.

dmd-option-traits = Здібності піратів
dmd-option-traits-about = Кожен залишає одну з двох здібностей, що змінюють правила.
dmd-option-mermaid = Русалки співають
dmd-option-mermaid-about = Русалки варті від 2 до 7, і з ними інша карта діє ще раз.
dmd-option-variant = Варіант
dmd-option-digital = Без вимушеної невдачі
dmd-option-digital-about = Гак, шабля й мапа пропонують лише карти, що не ведуть до невдачі.
dmd-option-house = { $n ->
    [0] Домашні правила
   *[other] Домашні правила ({ $n })
}
dmd-house-may-stop-with-empty-play-area = Зупинитися, коли на кону порожньо
dmd-house-anchored-key-and-chest-pay-bonus = Врятовані ключ і скриня платять
dmd-house-bust-discards-before-anchored-bonus = Втрачене може повернутися
dmd-house-directly-banked-cards-count-for-bonus = Покладене одразу в банк теж рахується
dmd-house-several-keys-or-chests-pay-once = Одна винагорода в «Дивних землях»
dmd-house-direct-banking-from-draw-pile-only = Казанова й Рибалка: лише з колоди
dmd-house-moved-card-keeps-old-anchor-protection = Пересунуті карти лишаються в безпеці
dmd-house-siren-before-casanova = Сирена раніше за Казанову
dmd-house-kraken-obligation-survives-its-kraken = Вимога кракена лишається
dmd-house-about-may-stop-with-empty-play-area = Після першої карти хід можна завершити, навіть якщо ігрова зона порожня.
dmd-house-about-anchored-key-and-chest-pay-bonus = Якщо після невдачі вціліли обидві карти, за кожну врятовану – одна зі скиду.
dmd-house-about-bust-discards-before-anchored-bonus = За такої невдачі втрачені карти йдуть у скид ще до того, як беруть винагороду.
dmd-house-about-directly-banked-cards-count-for-bonus = Карти, які здібність одразу кладе в банк, збільшують винагороду за ключ і скриню.
dmd-house-about-several-keys-or-chests-pay-once = Кілька ключів чи скринь платять один раз; інакше платить кожна пара.
dmd-house-about-direct-banking-from-draw-pile-only = Карти, які принесли гак, мапа чи шабля, одразу в банк не йдуть.
dmd-house-about-moved-card-keeps-old-anchor-protection = Карта, яку русалка своїм співом забирає з-під захисту якоря, лишається захищеною.
dmd-house-about-siren-before-casanova = Карту, яку обирає русалка Казанови, отримує Сирена суперника.
dmd-house-about-kraken-obligation-survives-its-kraken = Вона діє, навіть коли кракена вже немає в ігровій зоні.
dmd-house-sword = Шабля, якій нічого взяти
dmd-house-sword-no-effect = нічого не робить
dmd-house-sword-discard = йде у скид
dmd-variant-none = Без варіанта
dmd-variant-thieves-island = Острів злодіїв
dmd-variant-pile-o-treasure = Гора скарбів
dmd-variant-sudden-death = Раптова смерть
dmd-variant-all-hands-on-deck = Усі на палубу
dmd-variant-strange-lands = Дивні землі
dmd-variant-beneath-the-waves = Під хвилями
dmd-variant-bottom-feeder = Придонник
dmd-variant-about-none = Гра як вона є.
dmd-variant-about-thieves-island = Те, що ви втрачаєте через невдачу, йде сусідові ліворуч.
dmd-variant-about-pile-o-treasure = Очки дає кожна карта банку.
dmd-variant-about-sudden-death = Хто перший набере п’ятдесят очок, той одразу перемагає.
dmd-variant-about-all-hands-on-deck = За кожну відсутню в банку масть – мінус п’ять очок у кінці.
dmd-variant-about-strange-lands = Невдачу спричиняє однакове число, а не масть.
dmd-variant-about-beneath-the-waves = Перемагає найкращий результат, менший за шістдесят.
dmd-variant-about-bottom-feeder = Гармата й шабля б’ють по наймолодшій карті стосу.

dmd-rules-goal = Наповніть банк скарбами. У кінці рахують лише найстаршу карту кожної вашої масті; перемагає найбільша сума, а за рівності – більший банк.
dmd-rules-turn = Витягніть карту в ігрову зону. Більшість мастей щось робить одразу, і це обов’язково. Потім оберіть: тягнути ще карту або забрати все з ігрової зони в банк і завершити хід.

    Банки й скид відкриті, тож кожен може полічити, які карти ще попереду.
dmd-rules-bust = Якщо приходить карта масті, яка вже лежить в ігровій зоні, ви зазнаєте невдачі: усе йде у скид, хід завершено. Якір рятує те, що лежить перед ним.
dmd-rules-end = Коли колода порожня, той, хто взяв останню карту, завершує хід, і гру закінчено.
dmd-reference = Десять мастей
dmd-reference-variants = Карти варіантів, одна на гру
