table-loading = Идём к столу…
table-missing = Такого стола нет
table-missing-text = Возможно, в ссылке или коде опечатка либо стол давно убран.
table-unknown-game = Для этой игры нужна более новая страница. Перезагрузите её, пожалуйста.
table-closed = Этот стол закрыт
table-closed-text = Кто его открывал, тот и закрыл – насовсем.
table-gathering = Стол накрыт
table-seats = Места
table-seat-free = Свободное место
table-seat-name = Место { $seat }
table-bot-name = Бот { $seat }
table-names-then = { $earlier }, затем { $name }
table-passed = Место { $seat }: с этого момента играет { $name } (раньше: { $before }).
table-your-seat = Ваше место, { $seat }
table-you = Вы
table-sit = Сесть здесь
table-sit-first = Сядьте за стол, тогда можно раздавать.
table-stand = Встать
table-full = Все места заняты. Можно смотреть и присоединиться к следующей партии.
table-guests = За столом
table-seat-a-bot = Посадить бота
table-send-bot-away = Убрать бота с места { $seat }
table-deal-with-bots = { $n ->
    [0] Раздать
    [one] Раздать, { $n } место займёт бот
    [few] Раздать, { $n } места займут боты
   *[other] Раздать, { $n } мест займут боты
}
table-invite = Позвать друзей
table-link = Ссылка
table-copy = Скопировать ссылку
table-copied = Ссылка скопирована.
table-code = Код
table-qr = QR-код со ссылкой
table-options = Во что играем
table-options-owner = Это решает хозяин стола.
table-players = Игроки
table-silent = Играть молча
table-silent-about = Пока идёт партия, за столом молчат, даже когда что-то решают вместе.
table-open = Открытый стол
table-open-about = Виден на главной странице; сесть может кто угодно.
table-waiting-for = Ждём: { $names }
table-waiting = Минутку…
table-bots-wait = Боты ждут вас
table-your-turn = Ваш ход
table-menu = Меню стола
table-pause = Сделать перерыв
table-resume = Продолжить
table-paused = В партии перерыв.
table-take-back = Вернуть ход
table-key-choice = К тому, что можно выбрать, и дальше к следующему
table-hand-over = Пусть за меня играет бот
table-take-over = Играть самостоятельно
table-leave = Уйти от стола
table-panel = Журнал и разговор
table-panel-fold = Спрятать журнал
table-panel-show = Показать журнал
table-log = Что произошло
table-chat = Разговор
table-chat-label = Скажите что-нибудь
table-chat-silent = Сейчас разрешены только сигналы самой игры.
table-golden-rule = Это вы решаете вместе, поэтому можно советоваться. О том, что вы знаете только из своей руки, говорить нельзя.
table-chat-removed = сообщение удалено
table-send = Отправить
table-seconds-left = { $n ->
    [one] Осталась { $n } секунда
    [few] Осталось { $n } секунды
   *[other] Осталось { $n } секунд
}
table-again = Сыграть ещё
table-next-attempt = Следующая попытка
table-replay = Просмотреть
table-what-if = А если бы?
table-what-if-about = Это стол «А если бы?»: его партии нигде не засчитываются.
table-what-if-back = Назад к партии, которую он продолжает
table-counts-nowhere = Нигде не засчитывается
table-tour = { $name } просматривает партию.
table-tour-join = Смотреть вместе
table-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
table-result = Партия окончена
table-win-you = Вы победили!
table-win-shared = Победу делят { $names }.
table-win-one = Побеждает { $name }.
table-win-none = Не победил никто.
table-crew-won = У вас получилось!
table-crew-lost = Не в этот раз.
table-record = Запись
table-spectating = Вы зритель

bot-captain = Капитан
bot-officer = Офицер
bot-cadet = Кадет
bot-first = Осторожный
bot-random = Наугад

table-bot-level = Насколько хорошо играет бот на месте { $seat }
table-sent-away = Вас попросили из-за стола
table-back-to-result = Назад к итогу
table-arrange = Изменить места и условия
table-fair = Честная тасовка
table-fair-about = Перед раздачей сервер запечатывает свою часть тасовки; вот печать. Устройство каждого игрока добавляет свою. Когда партия закончена, запись показывает всё, и каждый может сверить её с печатью.
table-prepared = За этим столом играют подготовленную раздачу: не всё решает случай, и партия нигде не засчитывается.
table-public-seed = За этим столом играют раздачу, карты которой каждый может знать заранее, например раздачу дня; партия нигде не засчитывается.
table-prepared-shuffle = Лучше перетасовать
table-turn-time = Время на решение
table-absence-time = За отошедших играет бот
table-no-limit = Без ограничения
table-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
table-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
}
table-time-left = Осталось: { $time }
table-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
table-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[other] { $n } секунд
}
table-reactions = Реакции
table-reaction = { $name ->
    [thumb] Отлично
    [heart] Обожаю
    [cheer] Ура
    [smile] Ха-ха
    [wonder] Ого!
   *[tear] О нет
}
table-host = хозяин
table-watches = смотрит
table-not-here = не на связи
table-mute = Не слышать: { $name }
table-muted = Вы больше не слышите: { $name }. Изменить это можно на вашей странице.
table-remove = Попросить из-за стола: { $name }
table-remove-text = Вернуться за этот стол не получится. Если человек играет, его место займёт бот.
table-remove-button = Попросить уйти
table-sit-for-bot = Сесть вместо бота
table-leave-sure = Уйти посреди партии?
table-leave-text = На вашем месте продолжит играть бот. Пока там никто не сел, можно вернуться.
table-close = Закрыть стол
table-close-sure = Закрыть стол для всех?
table-close-text = Играть здесь больше никто не сможет. Законченные партии останутся в вашем списке.

proof-title = Честно ли перетасовано?
proof-fair = Да: этот браузер пересчитал всё сам, и всё сходится.
proof-unfair = Нет: не сходится. В эту партию кто-то вмешался.
proof-swapped = Нет: до раздачи этому браузеру показали другой отпечаток.
proof-unknown = Страница пришла без шифрования, поэтому браузер считать не станет. Числа всё равно здесь.
proof-committed = До раздачи стол выбрал тайну и показал её отпечаток (SHA-256), так что потом подменить её не мог:
proof-seen = Этот браузер видел его ещё тогда, и он тот же самый.
proof-unseen = Этого браузера тогда не было; в то, что отпечаток тот же, приходится верить.
proof-contributed = { $n ->
    [one] Затем устройство игрока добавило { $n } случайный текст, которого стол не мог предвидеть:
    [few] Затем устройства игроков добавили { $n } случайных текста, которых стол не мог предвидеть:
   *[many] Затем устройства игроков добавили { $n } случайных текстов, которых стол не мог предвидеть:
}
proof-own = Один из них добавил этот браузер.
proof-others = Этот браузер не добавлял ни одного; в то, что они от игроков, приходится верить.
proof-secret = Партия окончена, тайна открыта. Её отпечаток должен быть тем же, что и выше:
proof-seed = Отпечаток тайны и следующих за ней текстов – это число, которое перетасовало все карты:
proof-yourself = «wardroom verify» проверит скачанную запись на вашем компьютере, с каждым действием.

refusal-closed = Этот стол закрыт. Откройте другой.
refusal-not-here = Вас нет за этим столом. Перезагрузите страницу, чтобы присоединиться.
refusal-sent-away = Вас попросили из-за этого стола. Откройте свой.
refusal-not-yours = Это может только хозяин стола.
refusal-seat-taken = Место { $seat } занято. Выберите другое.
refusal-already-seated = Вы уже сидите на месте { $seat }. Сначала встаньте.
refusal-knows-another-seat = Вы видели карты места { $seat } в этой партии. Сядьте туда или дождитесь следующей.
refusal-not-seated = Вы не сидите за этим столом. Займите место.
refusal-bot-plays = За вас играет бот. Сначала нажмите «Играть самостоятельно».
refusal-match-under-way = Партия идёт. Дождитесь конца.
refusal-no-match = Партия не идёт. Сначала раздайте карты.
refusal-paused = В партии перерыв. Сначала продолжите.
refusal-not-taken-back = Это вернуть нельзя. Можно только своё последнее действие, если оно не открыло ничего скрытого.
refusal-silence = Сейчас разрешены только сигналы самой игры. Поговорите позже, самое позднее после партии.
refusal-agreed-silence = За этим столом играют молча. Поговорите после партии.
refusal-branches = Этот стол продолжает другую партию с определённого момента. Для чего-то другого откройте новый стол.
refusal-another-leads = Ведёт кто-то другой: смотрите вместе или попросите уступить вам.
refusal-nobody-leads = Сейчас никто не просматривает партию. Начните!
refusal-no-such-moment = Такого момента нет ни в одной партии этого стола. Выберите другой.
refusal-too-fast = Не так быстро! Попробуйте ещё раз через секунду.
refusal-too-many-bot-tables = С вашего подключения боты уже играют за слишком многими столами. Сначала завершите игру за одним из них или закройте его.
refusal-bad-name = В имени от 1 до 24 видимых знаков.
refusal-no-such-table = Такого стола нет.
refusal-no-such-code = Такого кода нет. Возможно, в нём ошибка.
refusal-no-such-crew = Вы не состоите в таком экипаже. Вступите по коду.
refusal-no-such-device = Такого устройства у вас больше нет.
refusal-crew-full = В этом экипаже больше нет мест.
refusal-wrong-code = Код неверный, использованный или устаревший. Попросите новый.
refusal-no-such-record = Такой записи нет. Она появляется, когда партия закончена.
refusal-no-lost-attempt = Это не проигранная попытка экипажа в этой игре.
refusal-not-played = Считается ли попытка, решают только те, кто в ней играл.
refusal-attempt-settled = Сейчас экипаж не может изменить, считается ли эта попытка.
refusal-unavailable = Сервер не ответил. Если ничего не произошло, попробуйте ещё раз.
refusal-busy = Другие были быстрее. Попробуйте ещё раз.
refusal-players = В эту игру играют от { $least } до { $most } игроков.
refusal-range = Одно из значений вне пределов: должно быть от { $least } до { $most }.
refusal-conflict = Эти условия не сочетаются. Измените одно из них.
refusal-impossible = Так сыграть не получится. Измените условия или число игроков.
table-winnable-thinking = Можно ли было выиграть? Смотрим все карты…
table-forgiven-unwinnable = Эту раздачу нельзя было выиграть: попытка не считается.
table-forgiven-agreed = Экипаж так решил: попытка не считается.
table-forgive-counts = Эту раздачу можно было выиграть: попытка считается.
table-forgive-open = Экипаж может решить, что эта попытка не считается. Нужно согласие всех, кто играл.
table-forgive-for = Согласие есть: { $names }.
table-forgive-missing = Не хватает согласия: { $names }.
table-forgive-agree = Не считать эту попытку
table-forgive-withdraw = Отозвать согласие
