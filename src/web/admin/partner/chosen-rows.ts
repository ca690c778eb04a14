import type { AdminCommission } from '#contract/partner-ledger.ts'
import { add, isLess, type Money, subtract, zero } from '#contract/rules/money.ts'

/** All approved rows but for the marked ones, or the marked ones alone; rows of other pages stay marked. */
export type Choice = { isAll: boolean; marked: ReadonlyMap<string, Money> }
export type Owed = { commissions: readonly AdminCommission[]; total: number; debts: Money; balances: { approved: Money }; as_of: string }

export const everything: Choice = { isAll: true, marked: new Map() }
export const nothing: Choice = { isAll: false, marked: new Map() }

export function isChosen({ isAll, marked }: Choice, id: string): boolean {
  return isAll !== marked.has(id)
}

export function turned({ isAll, marked }: Choice, { id, amount }: AdminCommission): Choice {
  const others = new Map(marked)
  if (!others.delete(id)) others.set(id, amount)
  return { isAll, marked: others }
}

/** Debts go along whatever is chosen. */
export function sumOf({ isAll, marked }: Choice, { balances, debts }: Owed): Money {
  const sum = add(...marked.values())
  return isAll ? subtract(balances.approved, sum) : add(sum, debts)
}

/** Whether something is chosen that is owed, besides debts. */
export function hasChosen(choice: Choice, owed: Owed): boolean {
  return isLess(zero, subtract(sumOf(choice, owed), owed.debts))
}

/** How the choice is sent: thousands by the moment at which they were seen. */
export function chosenRows({ isAll, marked }: Choice, { as_of }: Owed) {
  const ids = [...marked.keys()]
  return isAll ? { approved_until: as_of, ...(ids.length > 0 && { without: ids }) } : { commission_ids: ids }
}
