import { expect, it } from 'vitest'
import type { AdminCommission } from '#contract/partner-ledger.ts'
import { money } from '#contract/rules/money.ts'
import { chosenRows, everything, hasChosen, isChosen, nothing, type Owed, sumOf, turned } from './chosen-rows.ts'

const row = (id: string, amount: number) => ({ id, amount: money(amount) }) as AdminCommission
const owed: Owed = {
  commissions: [row('a', 10), row('b', 2.5)],
  total: 3_000,
  debts: money(-4),
  balances: { approved: money(996) },
  as_of: '2026-11-23T00:00:00.000Z',
}

it('is all of the approved rows, debts with them, until one is taken out', () => {
  expect([sumOf(everything, owed), chosenRows(everything, owed)]).toEqual([996, { approved_until: owed.as_of }])
  const fewer = turned(everything, row('a', 10))
  expect([isChosen(fewer, 'a'), isChosen(fewer, 'b'), sumOf(fewer, owed)]).toEqual([false, true, 986])
  expect(chosenRows(fewer, owed)).toEqual({ approved_until: owed.as_of, without: ['a'] })
  expect(turned(fewer, row('a', 10))).toEqual(everything)
})

it('is the rows picked from none, and needs at least one', () => {
  expect(hasChosen(nothing, owed)).toBe(false)
  const picked = turned(nothing, row('b', 2.5))
  expect([sumOf(picked, owed), hasChosen(picked, owed)]).toEqual([-1.5, true])
  expect(chosenRows(picked, owed)).toEqual({ commission_ids: ['b'] })
})
