import { expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { printOf } from './series.ts'

it('formats amounts of a chart like amounts beside it, in every language', () => {
  for (const language of languages) {
    expect(printOf('revenue', language)(2500)).toBe('RM\u00a02,500')
    expect(printOf('average', language)(84.5)).toBe('RM\u00a084.50')
  }
})

it('prints numbers and shares as the language does', () => {
  expect(printOf('orders', 'ru')(2500)).toBe('2\u00a0500')
  expect(printOf('conversion', 'en')(3.5)).toBe('3.5%')
  expect(printOf('conversion', 'ru')(3.5)).toBe('3,5\u00a0%')
  expect(printOf('conversion', 'kk')(3.5)).toBe('3,5%')
})
