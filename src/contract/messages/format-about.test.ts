import { expect, it } from 'vitest'
import { formatAbout, formatAboutRange } from './format-about.ts'

it('shows the value of ringgit in each language, with the usual decimals', () => {
  const tenge = { code: 'KZT', rate: 120.35 } as const
  expect(formatAbout('en', 179.9, tenge)).toBe('≈\u00a021,650\u00a0₸')
  expect(formatAbout('ru', 179.9, tenge)).toBe('≈\u00a021\u00a0650\u00a0₸')
  expect(formatAbout('kk', 79.9, { code: 'RUB', rate: 18.9 })).toBe('≈\u00a01\u00a0510\u00a0₽')
  expect(formatAbout('en', 1249.9, { code: 'USD', rate: 0.24 })).toBe('≈\u00a0US$299.98')
  expect(formatAbout('ru', 40, { code: 'USD', rate: 0.24 })).toBe('≈\u00a09,60\u00a0$')
})

it('marks a range once', () => {
  expect(formatAboutRange('en', [94, 179], { code: 'KZT', rate: 120 })).toEqual(['≈\u00a011,280', '21,480\u00a0₸'])
})
