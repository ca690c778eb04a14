import { fromSen, isLess, type Money, subtract, toSen } from '#contract/rules/money.ts'

/** In ringgit: the common banknotes. */
const roundTo = [5, 10, 20, 50, 100] as const
const senPerRinggit = 100
const mostOffers = 3

/** Returns the next round amounts that a buyer is likely to hand over, in ascending order, without the exact sum. */
export function cashOffers(total: Money): Money[] {
  const above = (notes: number, more = 0) => (Math.floor(toSen(total) / (notes * senPerRinggit)) + 1 + more) * notes * senPerRinggit
  const likely = [...roundTo.map((notes) => above(notes)), above(10, 1), above(50, 1)]
  return [...new Set(likely)]
    .slice(0, mostOffers)
    .toSorted((a, b) => a - b)
    .map(fromSen)
}

/** Returns the change. Undefined if too little was received. */
export function changeOf(total: Money, received: Money): Money | undefined {
  return isLess(received, total) ? undefined : subtract(received, total)
}

const mostDigits = 8

/** Applies a key as a till does: digits move in from the right, and the last two are sen. */
export function typed(sen: number, key: string): number {
  if (key === 'delete') return Math.floor(sen / 10)
  const next = Number(`${sen}${key}`)
  return String(next).length > mostDigits ? sen : next
}
