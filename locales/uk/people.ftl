me-title = Ви
me-face = Як вас бачать інші
me-devices = Ваші пристрої
me-devices-about = Пароль не потрібен. Щоб грати під тим самим ім’ям на іншому пристрої, дайте йому одноразовий код.
me-device-this = цей пристрій
me-device-unnamed = Пристрій без назви
me-device-seen = Востаннє: { $date }
me-device-name = Назва пристрою
me-device-keep = Зберегти назву
me-device-rename = Перейменувати
me-device-rename-label = Перейменувати: { $name }
me-device-out = Вилучити
me-device-out-label = Вилучити: { $name }
me-device-out-sure = Вилучити пристрій «{ $name }»?
me-device-out-text = Він більше не гратиме від вашого імені. Щоб повернути його, потрібен буде новий код.
me-device-out-this = Вилучити пристрій, яким ви користуєтеся зараз?
me-device-out-this-text = Звідси ви почнете заново як хтось інший. Якщо іншого пристрою у вас немає, до вашого імені, екіпажів і партій уже не повернутися.
me-link-make = Створити код для іншого пристрою
me-link-title = На іншому пристрої
me-link-until = Діє один раз, ще
me-link-other = Зробити цей пристрій вашим
me-link-code = Код з іншого пристрою
me-link-use = Застосувати код
me-link-sure = Зробити цей пристрій вашим?
me-link-text = Він гратиме від імені того, хто створив код. До того, ким він був досі ({ $name }), звідси вже не повернутися.
me-link-failed = Код не спрацював
me-muted = Кого ви не чуєте
me-muted-none = Ви чуєте всіх. За столом чиїсь слова можна вимкнути у списку гостей.
me-hear = Чути знову
me-hear-label = Знову чути: { $name }
me-delete = Видалити все про вас
me-delete-about = Ваше ім’я, пристрої, екіпажі та місця буде забуто одразу, а ваші повідомлення видалено. Партії лишаться, а замість вас у них буде «хтось». У резервних копіях власника сервера ці дані можуть зберігатися довше.
me-delete-button = Видалити мене
me-delete-sure = Видалити вас назавжди?
me-delete-text = Цього ніхто не скасує, і жоден інший пристрій вас не впізнає. У незавершених партіях ваші місця займуть боти.

history-title = Ваші партії
history-none = Ви ще не завершили жодної партії. Перша займе кілька хвилин.
history-analysis = Розібрати запис
history-count = { $n ->
    [one] { $n } партія,
    [few] { $n } партії,
   *[other] { $n } партій,
}
history-count-won = { $n ->
    [one] { $n } перемога.
    [few] { $n } перемоги.
   *[other] { $n } перемог.
}
history-game = Гра
history-all-games = Усі ігри
history-more = Раніші партії
history-somebody = хтось
history-accomplished = Виконано
history-failed = Не виконано
history-won = Перемога
history-winner = Перемога: { $names }

statistics-title = Статистика
statistics-games = Ігри
statistics-none = Жодної партії цієї гри ще не завершено. Будьте першими.
statistics-mission = Місія
statistics-other = Власні місії
statistics-matches = Партії
statistics-won = Виграно
statistics-points = Найкращий результат, у середньому
statistics-actions = Дій за партію
statistics-share = { $n } %
