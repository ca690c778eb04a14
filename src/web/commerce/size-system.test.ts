import { expect, it } from 'vitest'
import { sizeSystemOf } from './size-system.ts'

it('tells letters, ages in years and ages in months apart', () => {
  expect(sizeSystemOf(['XS', 'S', 'M'])).toBe('letters')
  expect(sizeSystemOf(['2–3', '4–5', '10–11'])).toBe('years')
  expect(sizeSystemOf(['0–3', '3–6', '6–12'])).toBe('months')
  expect(sizeSystemOf(['A5', 'A4'])).toBe('other')
})
