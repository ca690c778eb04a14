import { shopOffsetMs } from '#contract/rules/shop-time.ts'
import type { Span } from './month-store.ts'

/** Expects `YYYY-MM`. Months are the shop's, in Kuala Lumpur. */
export function spanOfMonth(month: string): Span {
  return { from: startOfMonth(month, 0), to: startOfMonth(month, 1) }
}

export function isIn({ from, to }: Span, at: Date): boolean {
  return at >= from && at < to
}

const dueDay = 7

/** Returns the seventh day after the month, the last for its consolidated e-invoice. */
export function dueOn(month: string): string {
  const [year, number] = partsOf(month)
  return new Date(Date.UTC(year, number, dueDay)).toISOString().slice(0, 10)
}

function startOfMonth(month: string, monthsLater: number): Date {
  const [year, number] = partsOf(month)
  return new Date(Date.UTC(year, number - 1 + monthsLater, 1) - shopOffsetMs)
}

function partsOf(month: string): [year: number, month: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5))]
}
