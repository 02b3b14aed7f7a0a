app-name = Wardroom
app-tagline = Пять карточных игр: с друзьями или с ботами
app-skip = Перейти к содержимому
app-nav = Главное меню
app-language = Язык
app-theme-dark = Тёмная тема
app-theme-light = Светлая тема
app-about = О сайте
app-home = Wardroom: главная страница
app-loading = Зажигаем лампу…
app-close = Закрыть
app-less = Меньше
app-more = Больше
app-missing = Здесь ничего нет
app-missing-text = Возможно, в адресе опечатка.
app-torn = Часть страницы не загрузилась
app-torn-text = Возможно, пропала связь или на сервере уже более новая версия. Ничего не потеряно.
app-back-home = На главную страницу
app-again = Попробовать ещё раз
app-failed = Не получилось
app-more-pages = Другие страницы

link-lost = Связь потеряна, пробуем снова…

error-unavailable-title = Сервер не отвечает
error-unavailable = Пробуем снова и снова. Ваши места сохранены.
error-unknown = Не получилось: { $message }

game-planet-nine = Экипаж. Экспедиция к девятой планете
game-deep-sea = Экипаж. Погружение в бездну
game-dead-mans-draw = Сокровища пиратов
game-launch-pad = Космодром
game-smitten = Очарованные
game-planet-nine-pitch = Пятьдесят миссий среди звёзд и почти ни слова в эфире.
game-deep-sea-pitch = Задания на любой вкус – там, где радиоволны искажаются.
game-dead-mans-draw-pitch = Ещё карту? Добыча ваша, пока не случился перебор.
game-launch-pad-pitch = Стройте, испытывайте, запускайте – и мешайте соседям.
game-smitten-pitch = Два квадрата, одна картина, четыре разрешённых слова.

session-guest = Гость { $n }

kit-confirm = Точно?
kit-cancel = Пока нет
kit-away = нет на месте, играет бот
kit-thinking = думает
kit-to-move = ход
kit-about-bot = Как играет { $name }

avatar-anchor = Якорь
avatar-compass = Компас
avatar-helm = Штурвал
avatar-lantern = Фонарь
avatar-parrot = Попугай
avatar-whale = Кит
avatar-octopus = Осьминог
avatar-turtle = Черепаха
avatar-rocket = Ракета
avatar-satellite = Спутник
avatar-comet = Комета
avatar-moon = Луна
