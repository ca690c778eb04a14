import { expect, it } from 'vitest'
import { printValue } from './printed-value.ts'

const terms = { language: 'en', yes: 'yes', no: 'no', choices: [] } as const
const print = (value: unknown) => printValue(value, terms)

it('prints days and times in the language of the reader', () => {
  expect(print('2026-12-24')).toBe('24\u00a0December\u00a02026')
  expect(printValue('2026-12-24', { ...terms, language: 'ru' })).toBe('24\u00a0декабря\u00a02026')
  expect(print(['2026-12-24', '2026-12-25'])).toBe('24\u00a0December\u00a02026, 25\u00a0December\u00a02026')
  // Kuala Lumpur is eight hours ahead.
  expect(print('2026-12-24T10:00:00.000Z')).toBe('24\u00a0Dec\u00a02026, 18:00')
  expect(print('2026-12-24T10:00')).toBe('24\u00a0Dec\u00a02026, 10:00')
})

it('prints a choice by its label, also an empty one', () => {
  const choices = [
    { value: 'MY', label: 'Malaysia' },
    { value: '', label: 'None' },
    { value: 'true', label: 'Shown' },
  ]
  const chosen = (value: unknown) => printValue(value, { ...terms, choices })
  expect([chosen('MY'), chosen(''), chosen(null), chosen(true)]).toEqual(['Malaysia', 'None', 'None', 'Shown'])
  expect(chosen('KZ')).toBe('KZ')
})

it.each(['UND-12345', '2026', '2026-13-45', 'Sale until 2026-12-24', ''])('leaves the text %s as it was typed', (text) => {
  expect(print(text)).toBe(text)
})

it('prints numbers, and yes or no', () => {
  expect([print(1234.5), print(true), print(false), print(null), print(undefined)]).toEqual(['1,234.5', 'yes', 'no', '', ''])
})
