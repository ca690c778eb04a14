import { fromSen, type Money, subtract, toSen } from './money.ts'

/** To the nearest 5 sen, as Bank Negara Malaysia asks for cash: 1, 2, 6 and 7 down, 3, 4, 8 and 9 up. */
export function roundCash(amount: Money): Money {
  return fromSen(Math.round(toSen(amount) / 5) * 5)
}

/** What is paid in cash more than the amount, or less. */
export function cashRounding(amount: Money): Money {
  return subtract(roundCash(amount), amount)
}
