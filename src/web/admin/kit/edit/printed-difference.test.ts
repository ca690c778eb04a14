import { expect, it } from 'vitest'
import { linesOfOne, printDifference } from './printed-difference.ts'

const option = (name: string, price: number | null) => ({ texts: { en: { name }, ru: { name: `${name}-ru` } }, price, member_price: null })
const labels = { one: 'Lapis', two: 'Milk', name: 'Name', price: 'Price', member_price: 'Member price', cut: 'Cut' }
const says = { labels, print: (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '') }

it('prints of an option’s fields only the one that differs, under its name', () => {
  const mine = { one: option('Lapis', 85), two: option('Milk', null) }
  const theirs = { one: option('Lapis', 90), two: option('Milk', null) }
  expect(printDifference(mine, theirs, says)).toEqual({ mine: 'Lapis, Price: 85', theirs: 'Lapis, Price: 90' })
  expect(printDifference(mine, { ...theirs, one: option('Lapis', null) }, says).theirs).toBe('Lapis, Price: –')
})

it('names the language of a text, and prints a plain value alone', () => {
  const texts = (name: string) => ({ en: { name: 'Mug' }, ru: { name } })
  expect(printDifference(texts('Кружка'), texts('Чашка'), says)).toEqual({ mine: 'Русский, Name: Кружка', theirs: 'Русский, Name: Чашка' })
  expect(printDifference(61, 65, says)).toEqual({ mine: '61', theirs: '65' })
  expect(printDifference(null, '', says)).toEqual({ mine: '', theirs: '' })
})

it('names an option that only one side has, and matches rows by their key', () => {
  const both = { one: option('Lapis', 85) }
  expect(printDifference({ ...both, two: option('Milk', 1) }, both, says)).toEqual({ mine: 'Milk', theirs: 'Milk: –' })
  const rows = (price: number) => [
    { key: 'sew', price: 5 },
    { key: 'cut', price },
  ]
  expect(printDifference(rows(3), rows(4), says)).toEqual({ mine: 'Cut, Price: 3', theirs: 'Cut, Price: 4' })
})

it('prints of two letters the lines that differ', () => {
  expect(linesOfOne(['Hello', 'Our mugs'], ['Hello', 'Our bags'])).toBe('Our mugs')
  expect(linesOfOne(['Hello', 'Bye'], ['Bye', 'Hello'])).toBe('Hello\nBye')
  expect(linesOfOne(['Hello'], ['Hello', 'Bye'])).toBe('')
})
