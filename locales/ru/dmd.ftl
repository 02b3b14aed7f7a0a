dmd-suit-anchor = Якорь
dmd-suit-hook = Крюк
dmd-suit-cannon = Пушка
dmd-suit-key = Ключ
dmd-suit-chest = Сундук
dmd-suit-map = Карта сокровищ
dmd-suit-oracle = Оракул
dmd-suit-sword = Сабля
dmd-suit-kraken = Кракен
dmd-suit-mermaid = Русалка

dmd-about-anchor = Всё, что лежит слева, – ваше даже при переборе.
dmd-about-hook = Приносит верхнюю карту одной из ваших стопок в игровую зону.
dmd-about-cannon = Сбрасывает верхнюю карту из стопки соперника.
dmd-about-key = Вместе с сундуком: за каждую забранную карту – одна случайная из сброса.
dmd-about-chest = Вместе с ключом: за каждую забранную карту – одна случайная из сброса.
dmd-about-map = Показывает три карты сброса; одна из них идёт в игровую зону.
dmd-about-oracle = Показывает следующую карту, прежде чем вы решите.
dmd-about-sword = Приносит верхнюю карту соперника той масти, которой нет в вашем банке.
dmd-about-kraken = Прежде чем забрать, нужно выложить ещё две карты.
dmd-about-mermaid = Ничего не делает, зато стоит больше.
dmd-about-mermaid-sings = Передвигает другую карту игровой зоны вправо от себя, и та действует ещё раз.

dmd-trait-golden-scales = Золотая чешуя
dmd-trait-casanova = Казанова
dmd-trait-plunderer = Грабитель
dmd-trait-treasure-hunter = Охотник за золотом
dmd-trait-navigator = Штурман
dmd-trait-master-gunner = Канонир
dmd-trait-scavenger = Мусорщик
dmd-trait-mystic = Провидица
dmd-trait-swordsman = Мастерица клинка
dmd-trait-miser = Скряга
dmd-trait-captains-hook = Капитанский крюк
dmd-trait-safe-harbor = Тихая гавань
dmd-trait-fisherman = Рыбак
dmd-trait-beastmaster = Повелитель чудовищ
dmd-trait-misfire = Осечка
dmd-trait-parry = Парирование
dmd-trait-davy-jones-locker = Сундук Дэйви Джонса
dmd-trait-siren = Сирена

dmd-trait-about-golden-scales = Ваша лучшая русалка стоит на пять больше.
dmd-trait-about-casanova = Русалки, которых вы тянете, сразу идут в банк и никогда не дают перебора.
dmd-trait-about-plunderer = Ключ и сундук платят из банка соперника на ваш выбор.
dmd-trait-about-treasure-hunter = Ключ и сундук платят вдвойне.
dmd-trait-about-navigator = Ваши карты сокровищ предлагают весь сброс.
dmd-trait-about-master-gunner = Ваши пушки сбрасывают целую стопку.
dmd-trait-about-scavenger = Всё, во что попадут ваши пушки, идёт в ваш банк.
dmd-trait-about-mystic = Ваши оракулы показывают три карты.
dmd-trait-about-swordsman = Ваши сабли берут любую масть.
dmd-trait-about-miser = Крюк и принесённая им карта – ваши даже при переборе.
dmd-trait-about-captains-hook = Ваши крюки приносят две карты.
dmd-trait-about-safe-harbor = Ваш якорь спасает также себя и следующие две карты.
dmd-trait-about-fisherman = Кракены, которых вы тянете, сразу идут в банк и никого не держат.
dmd-trait-about-beastmaster = Кракены соперников требуют четыре карты.
dmd-trait-about-misfire = Пушки соперников бьют по их же банку.
dmd-trait-about-parry = Сабли соперников могут взять только кракена.
dmd-trait-about-davy-jones-locker = То, что один соперник теряет при переборе, идёт в ваш банк.
dmd-trait-about-siren = Вы получаете карту, которую выбирает русалка соперника.
dmd-trait-about-casanova-sings = Карта, которую выбирает ваша русалка, сразу идёт в ваш банк и не действует.

dmd-card = { $suit } { $value }
dmd-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
dmd-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
dmd-draw-known = Тянуть: { $card }
dmd-draw-pile = Колода
dmd-discard-pile = Сброс
dmd-discard-look = Просмотреть сброс
dmd-play-area = Игровая зона
dmd-play-area-empty = Пока ничего на кону
dmd-your-bank = Ваш банк
dmd-bank-of = Банк: { $name }
dmd-stack = { $suit }: { $values }
dmd-stack-empty = Нет: { $suit }
dmd-choose-player = Выбрать: { $name }
dmd-actions = Что вы можете сделать
dmd-key-answer = Ответ { $n }
dmd-odds = Дают перебор: { $busting } из { $of }
dmd-odds-none = Перебор невозможен
dmd-hint-low = Море спокойно
dmd-hint-some = Море волнуется
dmd-hint-high = Надвигается буря
dmd-next = Дальше: { $cards }
dmd-map-shows = Карта сокровищ показывает
dmd-owed = { $n ->
    [one] Кракен требует ещё { $n } карту
    [few] Кракен требует ещё { $n } карты
   *[other] Кракен требует ещё { $n } карт
}
dmd-card-safe = { $card }, в безопасности
dmd-choose-traits = Какую способность вы оставляете?
dmd-choose-victims = Чьи потери будут вашими?
dmd-choose-hook = Из какой вашей стопки берёт крюк?
dmd-choose-cannon = По какой стопке бьёт пушка?
dmd-choose-misfire = Осечка: по какой из ваших стопок бьёт пушка?
dmd-choose-map = Что принесёт карта сокровищ?
dmd-choose-sword = Из какой стопки берёт сабля?
dmd-choose-mermaid = Какая карта подействует ещё раз?
dmd-choose-plunder = Чей банк заплатит?

dmd-action-draw = Тянуть
dmd-action-collect = Забрать
dmd-action-collect-n = { $n ->
    [0] Забрать
   *[other] Забрать { $n }
}
dmd-action-keep = Оставить: { $trait }
dmd-action-haunt = Подстерегать: { $victim }
dmd-action-hook = Зацепить: { $suit }
dmd-action-shoot = Выстрелить ({ $victim }): { $suit }
dmd-action-sink = Потерять: { $suit }
dmd-action-fetch = Принести: { $card }
dmd-action-steal = Украсть ({ $victim }): { $suit }
dmd-action-replay = Пусть подействует ещё раз: { $card }
dmd-action-plunder = Ограбить: { $victim }

dmd-nothing = ничего
dmd-event-started = Начинает { $first }.
dmd-event-traits-offered = { $seat } может оставить одну из способностей: { $traits }.
dmd-event-trait-chosen = { $seat } выбирает способность.
dmd-event-trait-revealed = { $seat } открывает способность: { $trait }.
dmd-event-victim-named = { $seat } подстерегает, жертва – { $victim }.
dmd-event-drawn = { $seat } тянет: { $card }.
dmd-event-hooked = Крюк приносит: { $card }.
dmd-event-revealed = Карта сокровищ показывает: { $cards }.
dmd-event-fetched = Карта сокровищ приносит: { $card }.
dmd-event-stolen = Сабля берёт: { $card } (банк: { $victim }).
dmd-event-banked-at-once = { $card } сразу идёт в банк: { $seat }.
dmd-event-shot = Пушка попадает: { $cards } (банк: { $victim }).
dmd-event-shot-to = Пушка попадает: { $cards } (банк: { $victim }). Добыча идёт в банк: { $to }.
dmd-event-misfired = Осечка! { $seat } теряет: { $card }.
dmd-event-foreseen = Оракул показывает: { $cards }.
dmd-event-obliged = { $n ->
    [one] Кракен требует ещё { $n } карту.
    [few] Кракен требует ещё { $n } карты.
   *[other] Кракен требует ещё { $n } карт.
}
dmd-event-replayed = Русалка: { $card } действует ещё раз.
dmd-event-lured = { $card } идёт в банк: { $to }.
dmd-event-parried = Отбито: { $card }.
dmd-event-idle = { $suit }: делать нечего.
dmd-event-busted = { $seat }: перебор – { $card }!
dmd-event-busted-saved = { $seat }: перебор – { $card }! Спасено: { $saved }.
dmd-event-lost = { $seat } теряет: { $cards }.
dmd-event-lost-to = { $seat } теряет: { $cards }. Всё идёт в банк: { $to }.
dmd-event-collected = { $seat } забирает: { $cards }.
dmd-event-bonus-taken = Ключ и сундук платят, { $seat } получает: { $cards }.
dmd-event-bonus-taken-from = Ключ и сундук платят, { $seat } получает: { $cards } (банк: { $from }).
dmd-event-game-over = Игра окончена.

dmd-refusal-game-over = Игра окончена.
dmd-refusal-not-at-table = В этой игре на этом месте никого нет: { $seat }.
dmd-refusal-not-your-turn = Сейчас ходит { $active }. Дождитесь своего хода.
dmd-refusal-traits-first = Сначала каждый оставляет одну из двух способностей.
dmd-refusal-already-chosen = Способность выбрана. Дождитесь остальных.
dmd-refusal-not-offered = Вам не предлагали: { $trait }.
dmd-refusal-victims-first = Сначала владелец «Сундука Дэйви Джонса» называет жертву.
dmd-refusal-no-victim-to-name = Вам некого называть. Дождитесь остальных.
dmd-refusal-not-an-opponent = { $seat } – не ваш соперник.
dmd-refusal-not-asked = Ни одна карта сейчас этого не даёт. Тяните или забирайте.
dmd-refusal-answer-first = Действует { $suit }. Сначала сделайте выбор.
dmd-refusal-draw-pile-empty = Колода пуста. Забирайте.
dmd-refusal-draw-first = Прежде чем забрать, вытяните хотя бы одну карту.
dmd-refusal-kraken-holds = { $owed ->
    [one] Кракен требует ещё { $owed } карту: забирать пока нельзя.
    [few] Кракен требует ещё { $owed } карты: забирать пока нельзя.
   *[other] Кракен требует ещё { $owed } карт: забирать пока нельзя.
}
dmd-refusal-nothing-to-collect = Забирать нечего. Тяните.
dmd-refusal-no-such-stack = { $seat }: в банке нет такой масти ({ $suit }). Выберите другую стопку.
dmd-refusal-empty-bank = Банк пуст: { $seat }. Выберите другой.
dmd-refusal-own-suit = В вашем банке уже есть { $suit }: сабля берёт только недостающие масти.
dmd-refusal-only-kraken = Сабля отбита: она может взять только кракена.
dmd-refusal-would-bust = { $card }: это даст перебор. Выберите другую.
dmd-refusal-not-on-offer = Этой карты нет на выбор: { $card }.

dmd-story-lead = { $n ->
    [one] { $seat }: { $n } очко преимущества, в банке { $m ->
        [10] все десять мастей
       *[other] { $m } из десяти мастей
    }.
    [few] { $seat }: { $n } очка преимущества, в банке { $m ->
        [10] все десять мастей
       *[other] { $m } из десяти мастей
    }.
   *[many] { $seat }: { $n } очков преимущества, в банке { $m ->
        [10] все десять мастей
       *[other] { $m } из десяти мастей
    }.
}
dmd-story-tie = Очков поровну: решает больший банк ({ $seat }), карт { $n } против { $m }.
dmd-story-haul = { $seat }: самая большая добыча за раз, карт: { $n }.
dmd-story-no-bust = Ни одного перебора. Удивительно!
dmd-story-busts-only = { $seat } чаще всех получает перебор: { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}.
dmd-story-busts = { $seat } чаще всех получает перебор: { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}; море забирает { $m ->
    [one] { $m } карту
    [few] { $m } карты
   *[other] { $m } карт
}.
dmd-story-raids = Сабли взяли { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}, пушки потопили { $m }.

dmd-option-traits = Способности пиратов
dmd-option-traits-about = Каждый оставляет одну из двух способностей, меняющих правила.
dmd-option-mermaid = Русалки поют
dmd-option-mermaid-about = Русалки стоят от 2 до 7, и с ними другая карта действует ещё раз.
dmd-option-variant = Вариант
dmd-option-digital = Без вынужденного перебора
dmd-option-digital-about = Крюк, сабля и карта сокровищ предлагают только карты, которые не дают перебора.
dmd-option-house = { $n ->
    [0] Домашние правила
   *[other] Домашние правила ({ $n })
}
dmd-house-may-stop-with-empty-play-area = Остановиться, когда на кону пусто
dmd-house-anchored-key-and-chest-pay-bonus = Спасённые ключ и сундук платят
dmd-house-bust-discards-before-anchored-bonus = Потерянное может вернуться
dmd-house-directly-banked-cards-count-for-bonus = Отложенное сразу в банк тоже считается
dmd-house-several-keys-or-chests-pay-once = Одна награда в Странных землях
dmd-house-direct-banking-from-draw-pile-only = Казанова и Рыбак: только из колоды
dmd-house-moved-card-keeps-old-anchor-protection = Передвинутые карты остаются в безопасности
dmd-house-siren-before-casanova = Сирена раньше Казановы
dmd-house-kraken-obligation-survives-its-kraken = Требование кракена остаётся
dmd-house-about-may-stop-with-empty-play-area = После первой карты ход можно закончить, даже если игровая зона пуста.
dmd-house-about-anchored-key-and-chest-pay-bonus = Если после перебора уцелели обе карты, за каждую спасённую – одна из сброса.
dmd-house-about-bust-discards-before-anchored-bonus = При таком переборе потерянные карты идут в сброс ещё до того, как берут награду.
dmd-house-about-directly-banked-cards-count-for-bonus = Карты, которые способность сразу кладёт в банк, увеличивают награду за ключ и сундук.
dmd-house-about-several-keys-or-chests-pay-once = Несколько ключей или сундуков платят один раз; иначе платит каждая пара.
dmd-house-about-direct-banking-from-draw-pile-only = Карты, которые принесли крюк, карта сокровищ или сабля, сразу в банк не идут.
dmd-house-about-moved-card-keeps-old-anchor-protection = Карта, которую русалка своим пением уводит из-под защиты якоря, остаётся защищённой.
dmd-house-about-siren-before-casanova = Карту, которую выбирает русалка Казановы, получает Сирена соперника.
dmd-house-about-kraken-obligation-survives-its-kraken = Оно действует, даже когда кракена уже нет в игровой зоне.
dmd-house-sword = Сабля, которой нечего взять
dmd-house-sword-no-effect = ничего не делает
dmd-house-sword-discard = идёт в сброс
dmd-variant-none = Без варианта
dmd-variant-thieves-island = Остров воров
dmd-variant-pile-o-treasure = Гора сокровищ
dmd-variant-sudden-death = Внезапная смерть
dmd-variant-all-hands-on-deck = Все на палубу
dmd-variant-strange-lands = Странные земли
dmd-variant-beneath-the-waves = Под волнами
dmd-variant-bottom-feeder = Донная рыба
dmd-variant-about-none = Игра как она есть.
dmd-variant-about-thieves-island = То, что вы теряете при переборе, идёт соседу слева.
dmd-variant-about-pile-o-treasure = Очки даёт каждая карта банка.
dmd-variant-about-sudden-death = Кто первым наберёт пятьдесят очков, тот сразу побеждает.
dmd-variant-about-all-hands-on-deck = За каждую отсутствующую в банке масть – минус пять очков в конце.
dmd-variant-about-strange-lands = Перебор дают одинаковые числа, а не одинаковые масти.
dmd-variant-about-beneath-the-waves = Побеждает лучший результат меньше шестидесяти.
dmd-variant-about-bottom-feeder = Пушка и сабля бьют по младшей карте стопки.

dmd-rules-goal = Наполните банк сокровищами. В конце считают только старшую карту каждой вашей масти; побеждает наибольшая сумма, а при равенстве – больший банк.
dmd-rules-turn = Вытяните карту в игровую зону. Большинство мастей что-то делает сразу, и это обязательно. Затем выберите: тянуть ещё карту или забрать всё из игровой зоны в банк и закончить ход.

    Банки и сброс открыты, так что каждый может посчитать, какие карты ещё впереди.
dmd-rules-bust = Если приходит карта масти, которая уже лежит в игровой зоне, это перебор: всё идёт в сброс, ход окончен. Якорь спасает то, что лежит перед ним.
dmd-rules-end = Когда колода пуста, тот, кто взял последнюю карту, заканчивает ход, и игра окончена.
dmd-reference = Десять мастей
dmd-reference-variants = Карты вариантов, одна на игру
