import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printRows, readRows } from './guide-rows.ts'

it('reads back every cell, whatever separators it holds', () => {
  const cell = fc.array(fc.constantFrom('a', '|', '\\', ',', '86–94', ' ', '🐎'), { maxLength: 6 }).map((parts) => parts.join('').trim())
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      expect(readRows(printRows(rows))).toEqual(rows)
    }),
  )
})

it('keeps a backslash that is typed before another character', () => {
  expect(readRows(String.raw`a\b | c`)).toEqual([[String.raw`a\b`, 'c']])
})
