import { expect, it } from 'vitest'
import { shownFacts, storedFacts } from './shown-facts.ts'

it('takes each fact from the product, else from its category, in the reader’s language, else in English', () => {
  const own = { en: { measures: '40 × 38 cm' }, ru: { care: 'Не гладить' } }
  const category = { en: { measures: 'Ask us', care: 'Wash cold', returns: '14 days' }, ru: { returns: '14 дней' } }
  expect(shownFacts(own, category, 'ru')).toEqual([
    { kind: 'care', text: 'Не гладить' },
    { kind: 'measures', text: '40 × 38 cm' },
    { kind: 'returns', text: '14 дней' },
  ])
  expect(shownFacts(own, category, 'kk').map(({ text }) => text)).toEqual(['Wash cold', '40 × 38 cm', '14 days'])
  expect(shownFacts({}, {}, 'en')).toEqual([])
})

it('stores no empty texts', () => {
  expect(JSON.parse(storedFacts({ en: { care: 'Cold', material: '' }, ru: { care: '' } }))).toEqual({ en: { care: 'Cold' } })
})
