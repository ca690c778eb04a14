import type { $brand } from 'zod'

/** Ringgit with two decimals, e.g. 49.9. Only this file combines amounts, in whole sen, so binary errors never add up. */
export type Money = number & $brand<'Money'>

const senPerRinggit = 100

/** Returns whole sen, as payment services count. */
export function toSen(amount: Money): number {
  return Math.round(amount * senPerRinggit)
}

/** Converts whole sen, as payment services count. */
export function fromSen(sen: number): Money {
  return (sen / senPerRinggit) as Money
}

export const zero = fromSen(0)

/** Rounds half up to the sen. Throws if the number is not finite. */
export function money(amount: number): Money {
  if (!Number.isFinite(amount)) throw new RangeError('An amount of money must be a finite number')
  return fromSen(roundHalfUp(amount * senPerRinggit))
}

export function moneyOrNull(amount: number | null): Money | null {
  return amount === null ? null : money(amount)
}

export function add(...amounts: Money[]): Money {
  return fromSen(amounts.reduce((sum, amount) => sum + toSen(amount), 0))
}

export function subtract(from: Money, amount: Money): Money {
  return fromSen(toSen(from) - toSen(amount))
}

/** For a line; the quantity is a whole number. */
export function times(amount: Money, quantity: number): Money {
  return fromSen(toSen(amount) * quantity)
}

/** Multiplies by a share such as 0.06, rounded half up to the sen. */
export function share(amount: Money, rate: number): Money {
  return fromSen(roundHalfUp(toSen(amount) * rate))
}

/**
 * Returns `amount` × `part` ÷ `whole`, rounded half up; none may be negative. Uses BigInt, since products of large sums are not exact as
 * numbers.
 */
export function portion(amount: Money, part: Money, whole: Money): Money {
  const [amountSen, partSen, wholeSen] = [amount, part, whole].map((one) => BigInt(toSen(one))) as [bigint, bigint, bigint]
  return fromSen(Number((2n * amountSen * partSen + wholeSen) / (2n * wholeSen)))
}

/**
 * Divides an amount by weights. Shares are rounded down; each missing sen goes to the next largest remainder, the earlier of equal ones.
 * Without weights all are zero.
 */
export function spreadByRemainder(amount: Money, weights: readonly Money[]): Money[] {
  const [whole, parts] = [BigInt(toSen(amount)), weights.map((weight) => BigInt(toSen(weight)))]
  const sum = parts.reduce((all, part) => all + part, 0n)
  if (sum === 0n) return weights.map(() => zero)
  const shares = parts.map((part) => ({ sen: (whole * part) / sum, remainder: (whole * part) % sum }))
  const missing = Number(whole - shares.reduce((all, { sen }) => all + sen, 0n))
  const first = new Set(
    shares
      .map(({ remainder }, at) => ({ remainder, at }))
      .toSorted((one, other) => (one.remainder === other.remainder ? one.at - other.at : one.remainder < other.remainder ? 1 : -1))
      .slice(0, missing)
      .map(({ at }) => at),
  )
  return shares.map(({ sen }, at) => fromSen(Number(sen) + (first.has(at) ? 1 : 0)))
}

export function isLess(a: Money, b: Money): boolean {
  return toSen(a) < toSen(b)
}

export function max(a: Money, b: Money): Money {
  return isLess(a, b) ? b : a
}

export function min(a: Money, b: Money): Money {
  return isLess(a, b) ? a : b
}

/** 7990 × 0.06 is 479.40000000000003 in binary. Twelve digits, more than any amount here has, decide the half. */
function roundHalfUp(sen: number): number {
  return Math.floor(Number(sen.toPrecision(12)) + 0.5)
}
