import { isLess, money, type Money, zero } from '#contract/rules/money.ts'

/** Parses a typed amount with a decimal comma or point. Returns undefined unless it is above zero, in whole sen and at most `most`. */
export function amountOf(typed: string, most: Money): Money | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const amount = money(Number(text))
  return isLess(zero, amount) && !isLess(most, amount) ? amount : undefined
}
