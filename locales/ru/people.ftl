me-title = Вы
me-face = Как вас видят другие
me-devices = Ваши устройства
me-devices-about = Пароль не нужен. Чтобы играть под тем же именем на другом устройстве, дайте ему одноразовый код.
me-device-this = это устройство
me-device-unnamed = Устройство без названия
me-device-seen = В последний раз: { $date }
me-device-name = Название устройства
me-device-keep = Сохранить название
me-device-rename = Переименовать
me-device-rename-label = Переименовать: { $name }
me-device-out = Отключить
me-device-out-label = Отключить: { $name }
me-device-out-sure = Отключить устройство «{ $name }»?
me-device-out-text = Оно больше не будет играть от вашего имени. Чтобы вернуть его, понадобится новый код.
me-device-out-this = Отключить устройство, с которого вы сейчас играете?
me-device-out-this-text = Здесь вы начнёте заново как кто-то другой. Если другого устройства у вас нет, к вашему имени, экипажам и партиям уже не вернуться.
me-link-make = Создать код для другого устройства
me-link-title = На другом устройстве
me-link-until = Действует один раз, ещё
me-link-other = Сделать это устройство вашим
me-link-code = Код с другого устройства
me-link-use = Применить код
me-link-sure = Сделать это устройство вашим?
me-link-text = Оно будет играть от имени того, кто создал код. К тому, кем оно было до сих пор ({ $name }), отсюда уже не вернуться.
me-link-failed = Код не сработал
me-muted = Кого вы не слышите
me-muted-none = Вы слышите всех. За столом чьи-то слова можно отключить в списке гостей.
me-hear = Слышать снова
me-hear-label = Снова слышать: { $name }
me-delete = Удалить всё о вас
me-delete-about = Ваши имя, устройства, экипажи и места будут забыты сразу, а ваши сообщения удалены. Партии останутся, а вместо вас в них будет «кто-то». В резервных копиях владельца сервера эти данные могут храниться дольше.
me-delete-button = Удалить меня
me-delete-sure = Удалить вас навсегда?
me-delete-text = Этого никто не отменит, и ни одно другое устройство вас не узнает. В незавершённых партиях ваши места займут боты.

history-title = Ваши партии
history-none = Вы ещё не закончили ни одной партии. Первая займёт несколько минут.
history-analysis = Разобрать запись
history-count = { $n ->
    [one] { $n } партия,
    [few] { $n } партии,
   *[other] { $n } партий,
}
history-count-won = { $n ->
    [one] { $n } победа.
    [few] { $n } победы.
   *[other] { $n } побед.
}
history-game = Игра
history-all-games = Все игры
history-more = Более ранние партии
history-somebody = кто-то
history-accomplished = Выполнено
history-failed = Не выполнено
history-won = Победа
history-winner = Победа: { $names }

statistics-title = Статистика
statistics-games = Игры
statistics-none = Ни одна партия этой игры ещё не закончена. Будьте первыми.
statistics-mission = Миссия
statistics-other = Свои миссии
statistics-matches = Партии
statistics-won = Выиграно
statistics-points = Лучший счёт, в среднем
statistics-actions = Действий за партию
statistics-share = { $n } %
