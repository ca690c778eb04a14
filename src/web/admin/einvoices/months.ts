import { einvoiceMonthPattern } from '#contract/rules/einvoice-rules.ts'
import { dayOf } from '#contract/rules/shop-time.ts'

const monthsOffered = 24

/** Returns the shop's current month and those before it, newest first. */
export function monthsUntil(now: Date): string[] {
  const [year, month] = dayOf(now).split('-').map(Number) as [number, number]
  return Array.from({ length: monthsOffered }, (_, before) => new Date(Date.UTC(year, month - 1 - before, 1)).toISOString().slice(0, 7))
}

/** Returns the asked month, or the one before the current month: its documents are due next. */
export function monthAsked(asked: string | null, now: Date): string {
  if (asked !== null && einvoiceMonthPattern.test(asked)) return asked
  return monthsUntil(now)[1] ?? ''
}
