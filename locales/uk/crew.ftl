crew-card = { $suit ->
    [p] рожева { $value }
    [b] синя { $value }
    [g] зелена { $value }
    [y] жовта { $value }
    [r] ракета { $value }
   *[s] субмарина { $value }
}
crew-card-done = { $suit ->
    [p] рожеву { $value }
    [b] синю { $value }
    [g] зелену { $value }
    [y] жовту { $value }
    [r] ракету { $value }
   *[s] субмарину { $value }
}
crew-suit = { $suit ->
    [pink] рожева
    [blue] синя
    [green] зелена
    [yellow] жовта
    [r] ракети
   *[s] субмарини
}
crew-letter-p = Р
crew-letter-b = С
crew-letter-g = З
crew-letter-y = Ж

crew-leader = { $game ->
    [planet-nine] Командир
   *[deep-sea] Капітан
}
crew-leader-about = { $game ->
    [planet-nine] має ракету 4, першим вибирає завдання й починає першу взятку.
   *[deep-sea] має субмарину 4, першим вибирає завдання й починає першу взятку.
}
crew-your-hand = Ваші карти
crew-n-tricks = { $n ->
    [one] { $n } виграна взятка
    [few] { $n } виграні взятки
   *[other] { $n } виграних взяток
}
crew-n-cards = { $n ->
    [one] залишилася { $n } карта
    [few] залишилося { $n } карти
   *[other] залишилося { $n } карт
}
crew-hand-left = Залишилося на руці
crew-token-ready = Ще може вийти на зв’язок
crew-token-on-card = Сеанс зв’язку вже був; жетон лежить на карті
crew-token-used = Сеанс зв’язку вже був; жетон використано
crew-token-barred = Не має права виходити на зв’язок
crew-shared-tokens = { $n ->
    [0] Посередині не залишилося жетонів
    [one] { $n } жетон посередині – для того, хто візьме
    [few] { $n } жетони посередині – для тих, хто візьме
   *[other] { $n } жетонів посередині – для тих, хто візьме
}
crew-sign-hidden = Ніхто не знає, чи показана карта найстарша, єдина чи наймолодша.
crew-sign-from = До взятки { $trick } зв’язку немає.

crew-trick = Взятка { $n } з { $of }
crew-trick-cards = Карти взятки
crew-trick-to = Взятка: { $name }
crew-last-trick = Остання взятка
crew-history = Усі взятки
crew-history-trick = Взятка { $n }: { $name }
crew-row = Карти: { $name }
crew-covered = Закрита карта
crew-card-task = Завдання: { $name }

crew-prompt-lead = Починайте взятку.
crew-prompt-follow = Грайте в масть: { $suit }.
crew-prompt-any = Цієї масті у вас немає ({ $suit }): грайте будь-яку карту.
crew-prompt-for = Ходить { $name }: зіграйте карту.
crew-prompt-wait-lead = Взятку починає { $name }.
crew-prompt-wait = Ходить { $name }.
crew-key-radio = Вийти на зв’язок або передумати
crew-key-trick = Подивитися останню взятку

crew-radio = Вийти на зв’язок
crew-radio-choose = Яку карту показати? Вона має бути найстаршою, єдиною або наймолодшою свого кольору.
crew-radio-choose-hidden = Яку карту показати? Вона має бути найстаршою, єдиною або наймолодшою свого кольору, але ніхто не дізнається, якою саме.
crew-radio-none = На вашій руці немає карти, яку можна показати.
crew-radio-says = { $position ->
    [highest] { $card }: найстарша цього кольору
    [only] { $card }: єдина цього кольору
    [lowest] { $card }: наймолодша цього кольору
   *[hidden] { $card }: найстарша, єдина чи наймолодша – невідомо
}
crew-radio-send = Показати
crew-message = { $position ->
    [highest] { $name }: { $card } – найстарша свого кольору
    [only] { $name }: { $card } – єдина свого кольору
    [lowest] { $name }: { $card } – наймолодша свого кольору
   *[hidden] { $name }: { $card } – найстарша, єдина чи наймолодша свого кольору
}
crew-position-highest = Жетон угорі: найстарша карта цього кольору
crew-position-only = Жетон посередині: єдина карта цього кольору
crew-position-lowest = Жетон унизу: наймолодша карта цього кольору

crew-go-on = Не пропонувати
crew-distress = Аварійний сигнал
crew-distress-about = Кожен передає одну кольорову карту сусідові, усі в один бік, доки ніхто не вийшов на зв’язок. У бортжурналі додається одна спроба.
crew-distress-active = Аварійний сигнал надіслано: він рахується як ще одна спроба.
crew-distress-left = Усі передають ліворуч
crew-distress-right = Усі передають праворуч
crew-distress-swap = Обмінятися картою
crew-pass-to = Виберіть кольорову карту, яку отримає { $name }.
crew-pass-waiting = Ви передаєте { $card }. Ще вибирають: { $names }.
crew-pass-watch = Кожен передає карту. Ще вибирають: { $names }.
crew-pass-done = Віддано: { $given }. Отримано: { $received }.
crew-draws-done = Взято: { $taken }. Втрачено: { $lost }.
crew-draws-column = Закриту карту в стовпчику { $n } замінено.

crew-proposal-distress = { $direction ->
    [left] надіслати аварійний сигнал, усі передають ліворуч
   *[right] надіслати аварійний сигнал, усі передають праворуч
}
crew-vote = { $own ->
    [yes] Ви пропонуєте: { $proposal }.
   *[no] { $name } пропонує: { $proposal }.
}
crew-vote-agreed = Поки що за: { $names }
crew-vote-waiting = Чекаємо на відповіді інших.

crew-tasks-free = Завдання на столі
crew-task-free = ще нічиє
crew-task-open = треба виконати
crew-task-done = виконано
crew-task-failed = провалено

crew-event-hand-dealt = Карти роздано.
crew-event-row-dealt = Поруч із гравцями відкрито: { $open }.
crew-event-agreed = { $by } погоджується.
crew-event-objected = { $by } проти; пропозицію знято.
crew-event-pass-chosen = { $by } вже має карту для передавання.
crew-event-passed = { $from } передає { $card }. Отримує { $to }.
crew-event-a-card = карту
crew-event-communicated = { $position ->
    [highest] { $by } показує { $card }: найстаршу свого кольору.
    [only] { $by } показує { $card }: єдину свого кольору.
    [lowest] { $by } показує { $card }: наймолодшу свого кольору.
   *[hidden] { $by } показує { $card }.
}
crew-event-played = { $by } грає { $card }.
crew-event-trick-won = Взятку { $trick } виграє { $by }.
crew-event-turned-up = Відкрито: { $cards }.
crew-event-mission-won = Місію виконано!

crew-story-won = Місію виконано після взятки { $n } з { $of }.
crew-story-most = Найбільше взяток: { $name } ({ $n }).
crew-story-messages = { $n ->
    [0] На зв’язок не виходив ніхто.
    [one] Було показано { $n } карту.
    [few] Було показано { $n } карти.
   *[other] Було показано { $n } карт.
}
crew-story-distress = Екіпаж надсилав аварійний сигнал.
crew-story-open = { $n ->
    [one] Залишалося { $n } завдання.
    [few] Залишалося { $n } завдання.
   *[other] Залишалося { $n } завдань.
}

crew-option-mission = Місія
crew-option-own = Власна місія
crew-option-code = Код власної місії
crew-option-code-use = Узяти
crew-option-make = Придумати місію
crew-option-code-about = { $prefix } і літери далі, як їх надіслали друзі.
crew-option-code-wrong = Це не код місії: він починається з { $prefix }.
crew-option-history = Відкрита історія
crew-option-history-about = Домашнє правило: видно всі зіграні взятки, а не лише останню. Бортжурнал це зазначає.
crew-option-distress = Аварійний сигнал іще діє
crew-option-distress-about = Його надіслали в попередній спробі цієї місії.
crew-option-dummy = Після кого ходить { $name }
crew-option-dummy-about = Удвох третій член екіпажу – { $name }: 7 відкритих карт на 7 закритих; ними грає той, хто має найстарший козир.
crew-mission-n = Місія { $n }

crew-cards-heading = Карти
crew-cards-about = Чотири кольори зі значеннями від 1 до 9, кожен зі своєю фігурою та літерою.
crew-trump-about = { $suit ->
    [r] Чотири ракети – козирі: вони старші за будь-який колір. Їх не показують і не передають.
   *[s] Чотири субмарини – козирі: вони старші за будь-який колір. Їх не показують і не передають.
}
crew-messages-heading = Що каже жетон
crew-next-mission = Почати місію { $n }
