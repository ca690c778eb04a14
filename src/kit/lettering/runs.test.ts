import { expect, it } from 'vitest'
import { splitIntoRuns } from './runs.ts'

const letters = { shop: /[\p{Script=Latin}\p{M}\d\s.,:?!()/-]/u, arabic: /[\p{Script=Arabic}\s،.]/u }
type Font = keyof typeof letters

function shown(text: string, breaksAt?: RegExp): string[] {
  const fonts = () => (Object.keys(letters) as Font[]).values()
  const has = (font: Font, letter: string) => letters[font].test(letter)
  const sets = (_font: Font, text: string) => !breaksAt?.test(text)
  return splitIntoRuns<Font>(text, { fonts, has, sets }).map((run) => run.text)
}

it('is one run where one font has all', () => {
  expect(shown('Tan Mei Ling, 12 Jalan Ampang')).toEqual(['Tan Mei Ling, 12 Jalan Ampang'])
  expect(shown('')).toEqual([])
})

it('keeps Arabic words in one run, and figures as they are read', () => {
  expect(shown('شارع الملك 12')).toEqual(['12', 'شارع الملك '])
  expect(shown('تلفون 012-345 بعد 18:30').join('|')).toMatch(/^18:30\|.*\|(?:012|345)/)
  expect(shown('Ahmad أحمد علي KL 50450')).toEqual(['Ahmad ', 'أحمد علي', ' ', 'KL 50450'])
})

it('opens brackets towards their content', () => {
  expect(shown('علي (حسن)')).toEqual(['(', 'حسن', ')', 'علي '])
})

it('keeps a punctuation mark with the word that it ends', () => {
  expect(shown('جادي! سموݢ')).toEqual(['سموݢ', ' !', 'جادي'])
})

it('sets Arabic digits one by one, since a font reverses text in that script', () => {
  expect(shown('شارع ۱۲')).toEqual(['۱', '۲', 'شارع '])
})

it('replaces only the letters that a font can’t lay out', () => {
  expect(shown('one two', /w/)).toEqual(['one', ' ', 't', '?', 'o'])
  expect(shown('one  two', /\S\s+\S/)).toEqual(['one', '  ', 'two'])
})

it('drops the marks of a letter that a font can’t lay out with them', () => {
  expect(shown('vx\u0330', /\p{M}/u)).toEqual(['v', 'x'])
})
