table-loading = Йдемо до столу…
table-missing = Такого столу немає
table-missing-text = Можливо, у посиланні чи коді помилка або стіл давно прибрано.
table-unknown-game = Для цієї гри потрібна новіша сторінка. Перезавантажте її, будь ласка.
table-closed = Цей стіл закрито
table-closed-text = Його назавжди закрив той, хто відкривав.
table-gathering = Стіл накрито
table-seats = Місця
table-seat-free = Вільне місце
table-seat-name = Місце { $seat }
table-bot-name = Бот { $seat }
table-names-then = { $earlier }, потім { $name }
table-passed = Місце { $seat }: відтепер грає { $name } (раніше: { $before }).
table-your-seat = Ваше місце, { $seat }
table-you = Ви
table-sit = Сісти тут
table-sit-first = Сядьте за стіл, тоді можна роздавати.
table-stand = Встати
table-full = Усі місця зайняті. Можна дивитися й приєднатися до наступної партії.
table-guests = За столом
table-seat-a-bot = Посадити бота
table-send-bot-away = Прибрати бота з місця { $seat }
table-deal-with-bots = { $n ->
    [0] Роздати
    [one] Роздати, { $n } місце займе бот
    [few] Роздати, { $n } місця займуть боти
   *[other] Роздати, { $n } місць займуть боти
}
table-invite = Покличте друзів
table-link = Посилання
table-copy = Скопіювати посилання
table-copied = Посилання скопійовано.
table-code = Код
table-qr = QR-код із посиланням
table-options = У що граємо
table-options-owner = Це вирішує господар столу.
table-players = Гравці
table-silent = Грати мовчки
table-silent-about = Доки триває партія, за столом мовчать, навіть коли щось вирішують разом.
table-open = Відкритий стіл
table-open-about = Його видно на головній сторінці; сісти може будь-хто.
table-waiting-for = Чекаємо: { $names }
table-waiting = Хвилинку…
table-bots-wait = Боти чекають на вас
table-your-turn = Ваш хід
table-menu = Меню столу
table-pause = Зробити перерву
table-resume = Продовжити
table-paused = У партії перерва.
table-take-back = Скасувати хід
table-key-choice = До того, що можна вибрати, і далі до наступного
table-hand-over = Нехай за мене грає бот
table-take-over = Грати самостійно
table-leave = Піти з-за столу
table-panel = Журнал і розмова
table-panel-fold = Сховати журнал
table-panel-show = Показати журнал
table-log = Що сталося
table-chat = Розмова
table-chat-label = Скажіть щось
table-chat-silent = Зараз дозволені лише сигнали самої гри.
table-golden-rule = Це ви вирішуєте разом, тож можна радитися. Про те, що ви знаєте лише зі своєї руки, говорити не можна.
table-chat-removed = повідомлення видалено
table-send = Надіслати
table-seconds-left = { $n ->
    [one] Залишилася { $n } секунда
    [few] Залишилося { $n } секунди
   *[other] Залишилося { $n } секунд
}
table-again = Зіграти ще
table-next-attempt = Наступна спроба
table-replay = Переглянути
table-what-if = А якби?
table-what-if-about = Це стіл «А якби?»: його партії ніде не зараховуються.
table-what-if-back = Назад до партії, яку він продовжує
table-counts-nowhere = Ніде не зараховується
table-tour = { $name } переглядає партію.
table-tour-join = Дивитися разом
table-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
table-result = Партію завершено
table-win-you = Ви перемогли!
table-win-shared = Спільна перемога: { $names }.
table-win-one = Перемагає { $name }.
table-win-none = Не переміг ніхто.
table-crew-won = Вам вдалося!
table-crew-lost = Не цього разу.
table-record = Запис
table-spectating = Ви глядач

bot-captain = Капітан
bot-officer = Офіцер
bot-cadet = Кадет
bot-first = Обережний
bot-random = Навмання

table-bot-level = Як добре грає бот на місці { $seat }
table-sent-away = Вас попросили піти
table-back-to-result = Назад до підсумку
table-arrange = Змінити місця й налаштування
table-fair = Чесне тасування
table-fair-about = Перед роздачею сервер запечатує свою частку тасування; ось печатка. Пристрій кожного гравця додає свою. Коли партію завершено, запис показує все, і кожен може звірити його з печаткою.
table-prepared = За цим столом грають підготовлену роздачу: не все вирішує випадок, і партія ніде не зараховується.
table-public-seed = За цим столом грають роздачу, карти якої кожен може знати наперед, як-от роздачу дня; партія ніде не зараховується.
table-prepared-shuffle = Краще перетасувати
table-turn-time = Час на рішення
table-absence-time = За тих, хто відійшов, грає бот
table-no-limit = Без обмеження
table-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[other] { $n } днів
}
table-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
   *[other] { $n } годин
}
table-time-left = Залишилося: { $time }
table-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[other] { $n } хвилин
}
table-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунди
   *[other] { $n } секунд
}
table-reactions = Реакції
table-reaction = { $name ->
    [thumb] Чудово
    [heart] Подобається
    [cheer] Ура
    [smile] Ха-ха
    [wonder] Ого!
   *[tear] Ой леле
}
table-host = господар
table-watches = дивиться
table-not-here = не на зв’язку
table-mute = Не чути: { $name }
table-muted = Ви більше не чуєте: { $name }. Змінити це можна на вашій сторінці.
table-remove = Попросити піти: { $name }
table-remove-text = Повернутися до цього столу не вийде. Якщо людина грає, її місце займе бот.
table-remove-button = Попросити піти
table-sit-for-bot = Сісти замість бота
table-leave-sure = Піти посеред партії?
table-leave-text = На вашому місці гратиме бот. Поки там ніхто не сів, можна повернутися.
table-close = Закрити стіл
table-close-sure = Закрити стіл для всіх?
table-close-text = Грати тут більше ніхто не зможе. Завершені партії лишаться у вашому списку.

proof-title = Чи чесно перетасовано?
proof-fair = Так: цей браузер перерахував усе сам, і воно сходиться.
proof-unfair = Ні: не сходиться. У цю партію хтось утрутився.
proof-swapped = Ні: перед роздачею цьому браузеру показали інший відбиток.
proof-unknown = Сторінка прийшла без шифрування, тож браузер не рахуватиме. Числа однаково тут.
proof-committed = Ще до роздачі стіл обрав таємницю й показав її відбиток (SHA-256), тож потім не міг її підмінити:
proof-seen = Цей браузер бачив його ще тоді, і він той самий.
proof-unseen = Цього браузера тоді не було; у те, що відбиток той самий, доводиться вірити.
proof-contributed = { $n ->
    [one] Потім пристрій гравця додав { $n } випадковий текст, якого стіл не міг передбачити:
    [few] Потім пристрої гравців додали { $n } випадкові тексти, яких стіл не міг передбачити:
   *[many] Потім пристрої гравців додали { $n } випадкових текстів, яких стіл не міг передбачити:
}
proof-own = Один із них додав цей браузер.
proof-others = Цей браузер не додавав жодного; у те, що вони від гравців, доводиться вірити.
proof-secret = Партію завершено, таємницю відкрито. Її відбиток має збігатися з наведеним вище:
proof-seed = Відбиток таємниці разом із текстами – це число, яке перетасувало всі карти:
proof-yourself = «wardroom verify» перевірить завантажений запис на вашому комп’ютері, з кожною дією.

refusal-closed = Цей стіл закрито. Відкрийте інший.
refusal-not-here = Вас немає за цим столом. Перезавантажте сторінку.
refusal-sent-away = Вас попросили піти з-за цього столу. Відкрийте власний.
refusal-not-yours = Це може лише господар столу.
refusal-seat-taken = Місце { $seat } зайняте. Оберіть інше.
refusal-already-seated = Ви вже сидите на місці { $seat }. Спершу встаньте.
refusal-knows-another-seat = Ви бачили карти місця { $seat } у цій партії. Сядьте туди або дочекайтеся наступної.
refusal-not-seated = У вас немає місця за цим столом. Сядьте.
refusal-bot-plays = За вас грає бот. Спершу натисніть «Грати самостійно».
refusal-match-under-way = Партія триває. Дочекайтеся кінця.
refusal-no-match = Партії немає. Спершу роздайте.
refusal-paused = У партії перерва. Спершу продовжте.
refusal-not-taken-back = Це не скасувати: скасовують лише власну останню дію, якщо вона не відкрила нічого прихованого.
refusal-silence = Зараз дозволені лише сигнали самої гри. Поговоріть пізніше, щонайпізніше після партії.
refusal-agreed-silence = За цим столом грають мовчки. Поговоріть після партії.
refusal-branches = Цей стіл продовжує іншу партію з певної миті. Для чогось іншого відкрийте новий стіл.
refusal-another-leads = Веде хтось інший: дивіться разом або попросіть передати вам.
refusal-nobody-leads = Зараз ніхто не переглядає партію. Почніть!
refusal-no-such-moment = Такої миті немає в жодній партії цього столу. Виберіть іншу.
refusal-too-fast = Трохи повільніше; спробуйте за мить.
refusal-too-many-bot-tables = З вашого з’єднання боти вже грають за надто багатьма столами. Спершу завершіть гру за одним із них або закрийте його.
refusal-bad-name = Ім’я має від 1 до 24 видимих знаків.
refusal-no-such-table = Такого столу немає.
refusal-no-such-code = Такого коду немає. Можливо, у ньому помилка.
refusal-no-such-crew = Ви не належите до такого екіпажу. Приєднайтеся за кодом.
refusal-no-such-device = Такого пристрою у вас більше немає.
refusal-crew-full = У цьому екіпажі вже стільки учасників, скільки може бути.
refusal-wrong-code = Код хибний, використаний або застарілий. Попросіть новий.
refusal-no-such-record = Такого запису немає. Він з’являється, коли партію завершено.
refusal-no-lost-attempt = Це не програна спроба екіпажу в цій грі.
refusal-not-played = Чи рахується спроба, вирішують лише ті, хто в ній грав.
refusal-attempt-settled = Зараз екіпаж не може змінити, чи рахується ця спроба.
refusal-unavailable = Сервер не відповів. Якщо нічого не сталося, спробуйте ще раз.
refusal-busy = Інші були швидші. Спробуйте ще раз.
refusal-players = У цю гру грають від { $least } до { $most } гравців.
refusal-range = Одне зі значень поза межами: має бути від { $least } до { $most }.
refusal-conflict = Ці умови не поєднуються. Змініть одну з них.
refusal-impossible = Так зіграти не вийде. Змініть умови або кількість гравців.
table-winnable-thinking = Чи можна було виграти? Переглядаємо всі карти…
table-forgiven-unwinnable = Цю роздачу не можна було виграти: спроба не рахується.
table-forgiven-agreed = Екіпаж так вирішив: спроба не рахується.
table-forgive-counts = Цю роздачу можна було виграти: спроба рахується.
table-forgive-open = Екіпаж може вирішити, що ця спроба не рахується. Потрібна згода всіх, хто грав.
table-forgive-for = Згода є: { $names }.
table-forgive-missing = Бракує згоди: { $names }.
table-forgive-agree = Не рахувати цю спробу
table-forgive-withdraw = Відкликати згоду
