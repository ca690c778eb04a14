import { expect, it } from 'vitest'
import { bySize, sizeGroupsOf, sizeSystemOf } from './size-system.ts'

it('distinguishes letters, ages in years and ages in months', () => {
  expect(sizeSystemOf(['XS', 'S', 'M'])).toBe('letters')
  expect(sizeSystemOf(['2–3', '4–5', '10–11'])).toBe('years')
  expect(sizeSystemOf(['0–3', '3–6', '6–12'])).toBe('months')
  expect(sizeSystemOf(['A5', 'A4'])).toBe('other')
})

it('orders sizes from small to large', () => {
  expect(['XL', '10–11', 'S', 'A4', 'M', '2–3', 'XS'].toSorted(bySize)).toEqual(['XS', 'S', 'M', 'XL', '2–3', '10–11', 'A4'])
})

it('keeps ages apart from sizes, and years from months', () => {
  expect(sizeGroupsOf(['L', '6–12', '4–5', 'S', '2–3', 'A4', '0–3'])).toEqual([
    { system: 'letters', sizes: ['S', 'L', 'A4'] },
    { system: 'years', sizes: ['2–3', '4–5'] },
    { system: 'months', sizes: ['0–3', '6–12'] },
  ])
  expect(sizeGroupsOf([])).toEqual([])
})
