/** Parts of made-up names: [en, ru, kk]. Every product is one kind, one motif and one mood. */
type Part = [en: string, ru: string, kk: string]

export const kinds: { slug: string; words: Part; sizes: string[] }[] = [
  { slug: 'tshirt', words: ['tee', 'Футболка', 'футболкасы'], sizes: ['S', 'M', 'L', 'XL'] },
  { slug: 'mug', words: ['mug', 'Кружка', 'кружкасы'], sizes: [] },
  { slug: 'canvas-bag', words: ['tote', 'Сумка', 'сөмкесі'], sizes: [] },
  { slug: 'sticker', words: ['stickers', 'Стикеры', 'стикерлері'], sizes: [] },
  { slug: 'pin', words: ['pin', 'Значок', 'төсбелгісі'], sizes: [] },
  { slug: 'kids', words: ['kids tee', 'Детская футболка', 'балалар футболкасы'], sizes: ['2–3', '4–5', '6–7'] },
  { slug: 'fun-tshirt', words: ['fun tee', 'Весёлая футболка', 'көңілді футболкасы'], sizes: ['S', 'M', 'L'] },
]

export const motifs: Part[] = [
  ['ibex', 'Козерог', 'Таутеке'], ['snow leopard', 'Барс', 'Барыс'], ['yurt', 'Юрта', 'Киіз үй'], ['shanyrak', 'Шанырак', 'Шаңырақ'], ['tulip', 'Тюльпан', 'Қызғалдақ'],
  ['mountain', 'Гора', 'Тау'], ['sun', 'Солнце', 'Күн'], ['ikat', 'Икат', 'Адрас'], ['apple', 'Яблоко', 'Алма'], ['eagle', 'Беркут', 'Бүркіт'],
  ['pomegranate', 'Гранат', 'Анар'], ['star', 'Звезда', 'Жұлдыз'], ['tea bowl', 'Пиала', 'Кесе'], ['dombra', 'Домбра', 'Домбыра'], ['camel', 'Верблюд', 'Түйе'],
  ['manul', 'Манул', 'Сабаншы'], ['saiga', 'Сайгак', 'Киік'], ['rocket', 'Ракета', 'Зымыран'], ['suzani', 'Сюзане', 'Сүзани'], ['apricot', 'Абрикос', 'Өрік'],
  ['winged horse', 'Крылатый конь', 'Тұлпар'], ['baursak', 'Баурсак', 'Бауырсақ'], ['ram horn', 'Бараний рог', 'Қошқар мүйіз'], ['wolf', 'Волк', 'Қасқыр'], ['fox', 'Лиса', 'Түлкі'],
  ['river', 'Река', 'Өзен'], ['steppe', 'Степь', 'Дала'], ['moon', 'Луна', 'Ай'], ['cloud', 'Облако', 'Бұлт'], ['wormwood', 'Полынь', 'Жусан'],
  ['swan', 'Лебедь', 'Аққу'], ['crane', 'Журавль', 'Тырна'], ['hedgehog', 'Ёжик', 'Кірпі'], ['lake', 'Озеро', 'Көл'], ['carpet', 'Ковёр', 'Кілем'],
  ['saddle', 'Седло', 'Ер'], ['arrow', 'Стрела', 'Жебе'], ['poplar', 'Тополь', 'Терек'], ['melon', 'Дыня', 'Қауын'], ['kettle', 'Чайник', 'Шәйнек'],
]

export const moods: Part[] = [
  ['dawn', 'Рассвет', 'Таң'], ['dusk', 'Сумерки', 'Іңір'], ['winter', 'Зима', 'Қыс'], ['spring', 'Весна', 'Көктем'], ['summer', 'Лето', 'Жаз'], ['autumn', 'Осень', 'Күз'],
  ['road', 'Дорога', 'Жол'], ['bazaar', 'Базар', 'Базар'], ['courtyard', 'Двор', 'Аула'], ['holiday', 'Праздник', 'Мереке'], ['wind', 'Ветер', 'Жел'], ['rain', 'Дождь', 'Жаңбыр'],
  ['snow', 'Снег', 'Қар'], ['garden', 'Сад', 'Бақ'], ['caravan', 'Караван', 'Керуен'], ['song', 'Песня', 'Ән'], ['dream', 'Сон', 'Түс'], ['game', 'Игра', 'Ойын'],
  ['guest', 'Гость', 'Қонақ'], ['home', 'Дом', 'Үй'], ['silk', 'Шёлк', 'Жібек'], ['felt', 'Войлок', 'Киіз'], ['silver', 'Серебро', 'Күміс'], ['gold', 'Золото', 'Алтын'],
  ['fire', 'Огонь', 'От'], ['sky', 'Небо', 'Аспан'], ['valley', 'Долина', 'Аңғар'], ['pass', 'Перевал', 'Асу'], ['bridge', 'Мост', 'Көпір'], ['letter', 'Письмо', 'Хат'],
]

export const hues: { color: string; words: Part }[] = [
  { color: 'blue', words: ['Lapis', 'Лазурит', 'Лазурит'] },
  { color: 'red', words: ['Pomegranate', 'Гранат', 'Анар'] },
  { color: 'green', words: ['Sage', 'Полынь', 'Жусан'] },
  { color: 'black', words: ['Night', 'Ночь', 'Түн'] },
  { color: 'white', words: ['Milk', 'Молоко', 'Сүт'] },
  { color: 'beige', words: ['Felt', 'Войлок', 'Киіз'] },
]
