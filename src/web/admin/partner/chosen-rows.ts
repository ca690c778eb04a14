import type { AdminCommission } from '#contract/partner-ledger.ts'
import { add, isLess, type Money, subtract, zero } from '#contract/rules/money.ts'

/** Either all approved rows except the marked ones, or only the marked ones. Marks survive paging. */
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

/** The sum always includes the debts. */
export function sumOf({ isAll, marked }: Choice, { balances, debts }: Owed): Money {
  const sum = add(...marked.values())
  return isAll ? subtract(balances.approved, sum) : add(sum, debts)
}

/** Whether any approved row is chosen, apart from debts. */
export function hasChosen(choice: Choice, owed: Owed): boolean {
  return isLess(zero, subtract(sumOf(choice, owed), owed.debts))
}

/** Returns the choice as the call takes it. "All" is sent as the time of reading, because there may be thousands of rows. */
export function chosenRows({ isAll, marked }: Choice, { as_of }: Owed) {
  const ids = [...marked.keys()]
  return isAll ? { approved_until: as_of, ...(ids.length > 0 && { without: ids }) } : { commission_ids: ids }
}
