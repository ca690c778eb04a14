import type { Color } from '#contract/catalog.ts'
import { foldWord, stemFolded } from './word-folding.ts'

/** Words that people type for the same thing; a product that has one of a group is found by all of it. */
const groups: string[][] = [
  ['mug', 'cup', 'кружка', 'чашка', 'кесе', 'шыныаяқ'],
  ['t-shirt', 'tshirt', 'tee', 'футболка', 'майка', 'жейде'],
  ['bag', 'tote', 'shopper', 'сумка', 'шоппер', 'торба', 'сөмке', 'дорба'],
  ['sticker', 'decal', 'стикер', 'наклейка', 'жапсырма'],
  ['pin', 'badge', 'значок', 'пин', 'төсбелгі'],
  ['kids', 'children', 'baby', 'детский', 'ребёнок', 'балаларға', 'бала'],
  ['bodysuit', 'onesie', 'боди', 'бодик'],
  ['gift', 'present', 'подарок', 'сыйлық'],
  ['horse', 'лошадь', 'конь', 'жылқы', 'ат', 'tulpar'],
  ['tea', 'чай', 'шай'],
  ['cat', 'кот', 'кошка', 'мысық', 'manul'],
]

const wordsOfColor: Record<Color, string> = {
  red: 'red красный қызыл',
  blue: 'blue синий голубой көк',
  green: 'green зелёный жасыл',
  black: 'black чёрный қара',
  white: 'white белый ақ',
  beige: 'beige бежевый сарғыш',
}

const stemOf = (word: string) => stemFolded(foldWord(word.replaceAll('-', '')))
const groupsByStem = Map.groupBy(
  groups.flatMap((group) => group.map((word) => ({ stem: stemOf(word), group }))),
  ({ stem }) => stem,
)

/** The other words for what these words name. */
export function synonymsOf(words: readonly string[]): string[] {
  const stems = new Set(words.flatMap((word) => [word, ...word.split('-')]).map(stemOf))
  return [...new Set([...stems].flatMap((stem) => groupsByStem.get(stem) ?? []).flatMap(({ group }) => group))]
}

/** What a colour is called, in every language. */
export function colorWords(colors: readonly string[]): string {
  return Object.entries(wordsOfColor)
    .flatMap(([color, words]) => (colors.includes(color) ? [words] : []))
    .join(' ')
}
