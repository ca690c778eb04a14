import { isLess, money, type Money, zero } from '#contract/rules/money.ts'

/** What was typed into the field, with a comma or a point; undefined unless it is an amount in whole sen up to the most. */
export function amountOf(typed: string, most: Money): Money | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const amount = money(Number(text))
  return isLess(zero, amount) && !isLess(most, amount) ? amount : undefined
}
