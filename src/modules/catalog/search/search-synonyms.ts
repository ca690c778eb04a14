import type { Color } from '#contract/catalog.ts'
import { foldWord, stemFolded } from './word-folding.ts'

/** Groups of synonyms. A product with one word of a group is found by all of them. */
const groups: string[][] = [
  ['mug', 'cup', 'кружка', 'чашка', 'кесе', 'шыныаяқ'],
  ['t-shirt', 'tshirt', 'tee', 'футболка', 'майка', 'жейде'],
  ['bag', 'tote', 'shopper', 'сумка', 'шоппер', 'торба', 'сөмке', 'дорба'],
  ['sticker', 'decal', 'стикер', 'наклейка', 'жапсырма'],
  ['pin', 'badge', 'значок', 'пин', 'төсбелгі'],
  ['kids', 'children', 'baby', 'детский', 'ребёнок', 'балаларға', 'бала'],
  ['bodysuit', 'onesie', 'боди', 'бодик'],
  ['gift', 'present', 'souvenir', 'подарок', 'сувенир', 'сыйлық', 'кәдесый'],
  ['horse', 'лошадь', 'конь', 'жылқы', 'ат'],
  ['tea', 'чай', 'шай'],
  ['cat', 'кот', 'кошка', 'мысық', 'manul'],
  ['leopard', 'барс', 'ирбис', 'барыс', 'ілбіс'],
  ['eagle', 'орёл', 'беркут', 'қыран', 'бүркіт'],
  ['saiga', 'сайгак', 'киік', 'ақбөкен'],
  ['camel', 'верблюд', 'түйе'],
  ['apple', 'яблоко'],
  ['apricot', 'абрикос', 'урюк', 'өрік'],
  ['pomegranate', 'гранат', 'анар'],
  ['flower', 'цветок', 'цветы', 'гүл'],
  ['mountain', 'гора', 'горы', 'тау'],
  ['space', 'космос', 'ғарыш'],
  ['music', 'музыка', 'әуен'],
  ['embroidery', 'вышивка', 'кесте'],
  ['wedding', 'свадьба', 'үйлену'],
  ['newborn', 'новорождённый', 'нәресте'],
]

const wordsOfColor: Record<Color, string> = {
  red: 'red красный красная қызыл',
  blue: 'blue синий синяя голубой голубая көк',
  green: 'green зелёный зелёная жасыл',
  black: 'black чёрный чёрная қара',
  white: 'white белый белая ақ',
  beige: 'beige бежевый бежевая сарғыш',
}

const stemOf = (word: string) => stemFolded(foldWord(word.replaceAll('-', '')))
const groupsByStem = Map.groupBy(
  groups.flatMap((group) => group.map((word) => ({ stem: stemOf(word), group }))),
  ({ stem }) => stem,
)

export function synonymsOf(words: readonly string[]): string[] {
  const stems = new Set(words.flatMap((word) => [word, ...word.split('-')]).map(stemOf))
  return [...new Set([...stems].flatMap((stem) => groupsByStem.get(stem) ?? []).flatMap(({ group }) => group))]
}

/** Returns the colours' names in every language, with the Russian forms whose folded stems differ. */
export function colorWords(colors: readonly string[]): string {
  return Object.entries(wordsOfColor)
    .flatMap(([color, words]) => (colors.includes(color) ? [words] : []))
    .join(' ')
}
