import { fromSen, type Money, subtract, toSen } from './money.ts'

/** Rounds to the nearest 5 sen, as Bank Negara Malaysia requires for cash: 1, 2, 6 and 7 down, 3, 4, 8 and 9 up. */
export function roundCash(amount: Money): Money {
  return fromSen(Math.round(toSen(amount) / 5) * 5)
}

/** Returns the difference that rounding makes; negative if less is paid. */
export function cashRounding(amount: Money): Money {
  return subtract(roundCash(amount), amount)
}
