import { describe, expect, it } from 'vitest'
import { formatFileSize, formatList, formatMoney, formatNumber, formatPercent } from './format.ts'

describe('money', () => {
  it('has two decimals, grouped thousands and a no-break space', () => {
    expect(formatMoney(49.9)).toBe('RM\u00a049.90')
    expect(formatMoney(1249.9)).toBe('RM\u00a01,249.90')
    expect(formatMoney(1234567)).toBe('RM\u00a01,234,567.00')
    expect(formatMoney(0)).toBe('RM\u00a00.00')
  })

  it('puts the minus before the currency', () => {
    expect(formatMoney(-9.09)).toBe('−RM\u00a09.09')
  })
})

describe('numbers', () => {
  it('follows the marks of the language', () => {
    expect(formatNumber('en', 1234567.5)).toBe('1,234,567.5')
    expect(formatNumber('ru', 1234567.5)).toBe('1\u00a0234\u00a0567,5')
    expect(formatNumber('kk', -12.25)).toBe('−12,25')
  })

  it('drops zeros after the mark', () => {
    expect(formatNumber('en', 12)).toBe('12')
    expect(formatNumber('en', 12.1)).toBe('12.1')
  })

  it('writes shares as percent', () => {
    expect(formatPercent('en', 0.06)).toBe('6%')
    expect(formatPercent('ru', 0.06)).toBe('6\u00a0%')
    expect(formatPercent('kk', 0.125, 1)).toBe('12,5%')
  })
})

describe('lists and sizes', () => {
  it('joins with the language’s “and”', () => {
    expect(formatList('en', ['mugs'])).toBe('mugs')
    expect(formatList('en', ['mugs', 'pins'])).toBe('mugs and pins')
    expect(formatList('en', ['mugs', 'pins', 'bags'])).toBe('mugs, pins and bags')
    expect(formatList('ru', ['кружки', 'значки', 'сумки'])).toBe('кружки, значки и сумки')
    expect(formatList('kk', ['кесе', 'сөмке'])).toBe('кесе және сөмке')
  })

  it('counts bytes in thousands', () => {
    expect(formatFileSize('en', 0)).toBe('0\u00a0B')
    expect(formatFileSize('en', 5_000_000)).toBe('5\u00a0MB')
    expect(formatFileSize('ru', 1_250_000)).toBe('1,3\u00a0МБ')
    expect(formatFileSize('en', 999)).toBe('999\u00a0B')
  })
})
