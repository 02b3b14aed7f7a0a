app-name = Wardroom
app-tagline = П’ять карткових ігор: із друзями або з ботами
app-skip = Перейти до вмісту
app-nav = Головне меню
app-language = Мова
app-theme-dark = Темна тема
app-theme-light = Світла тема
app-about = Про сайт
app-home = Wardroom: головна сторінка
app-loading = Запалюємо лампу…
app-close = Закрити
app-less = Менше
app-more = Більше
app-missing = Тут нічого немає
app-missing-text = Можливо, в адресі помилка.
app-torn = Частина сторінки не завантажилася
app-torn-text = Можливо, зник зв’язок або на сервері вже новіша версія. Нічого не втрачено.
app-back-home = На головну сторінку
app-again = Спробувати ще раз
app-failed = Не вийшло
app-more-pages = Інші сторінки

link-lost = Зв’язок утрачено, пробуємо знову…

error-unavailable-title = Сервер не відповідає
error-unavailable = Ми пробуємо далі. Ваші місця збережено.
error-unknown = Не вийшло: { $message }

game-planet-nine = Екіпаж. Пошуки дев’ятої планети
game-deep-sea = Екіпаж. Місія «Морські глибини»
game-dead-mans-draw = Скарби піратів
game-launch-pad = Стартовий майданчик
game-smitten = Зачаровані
game-planet-nine-pitch = П’ятдесят місій серед зірок і майже жодного слова в ефірі.
game-deep-sea-pitch = Завдання на будь-який смак – там, де радіохвилі згинаються.
game-dead-mans-draw-pitch = Ще одну карту? Здобич ваша, доки вас не спіткала невдача.
game-launch-pad-pitch = Будуйте, випробовуйте, запускайте – і заважайте сусідам.
game-smitten-pitch = Два квадрати, один малюнок, чотири дозволені слова.

session-guest = Гість { $n }

kit-confirm = Точно?
kit-cancel = Ще ні
kit-away = не на місці, грає бот
kit-thinking = думає
kit-to-move = хід
kit-about-bot = Як грає { $name }

avatar-anchor = Якір
avatar-compass = Компас
avatar-helm = Штурвал
avatar-lantern = Ліхтар
avatar-parrot = Папуга
avatar-whale = Кит
avatar-octopus = Восьминіг
avatar-turtle = Черепаха
avatar-rocket = Ракета
avatar-satellite = Супутник
avatar-comet = Комета
avatar-moon = Місяць
