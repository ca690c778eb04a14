import { expect, it } from 'vitest'
import { typeset, withNoBreaks } from './no-breaks.ts'

it.each([
  ['Тулпар — крылатый конь', 'Тулпар\u00a0— крылатый конь'],
  ['держим {{payment_hours}} ч, а', 'держим {{payment_hours}}\u00a0ч, а'],
  ['Stoneware · 350 ml', 'Stoneware · 350\u00a0ml'],
  ['{{proof_max_mb}} МБ-қа дейінгі', '{{proof_max_mb}}\u00a0МБ-қа дейінгі'],
  ['over RM 150 and RM {{amount}}', 'over RM\u00a0150 and RM\u00a0{{amount}}'],
  ['скидка 5 % на всё', 'скидка 5\u00a0% на всё'],
])('keeps %j together', (typed, set) => {
  expect(withNoBreaks(typed)).toBe(set)
})

it('leaves words alone that only begin like a unit', () => {
  expect(withNoBreaks('5 человек, 3 member prices, 2 halves')).toBe('5 человек, 3 member prices, 2 halves')
})

it('visits every text of a value and nothing else', () => {
  const page = { updatedOn: '2025-06-18', sections: [{ body: 'a — b', place: 3 }], texts: { ru: null } }
  expect(typeset(page)).toEqual({ updatedOn: '2025-06-18', sections: [{ body: 'a\u00a0— b', place: 3 }], texts: { ru: null } })
})
