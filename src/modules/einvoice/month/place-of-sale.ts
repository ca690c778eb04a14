import type { EinvoiceSettingFields } from '#contract/einvoice.ts'
import { type LeftOutReason, mostConsolidated } from '#contract/rules/einvoice-rules.ts'
import { isLess, money, zero } from '#contract/rules/money.ts'
import { startOfDay } from '#contract/rules/shop-time.ts'
import { isIn } from './month-span.ts'
import type { SoldOrder, Span } from './month-store.ts'
import { givenBackOf, type Sale } from './sales-of-order.ts'

export type MonthRules = Pick<EinvoiceSettingFields, 'over_10000' | 'starts_on'>

/** Whether a sale awaits the consolidated e-invoice, or why it is left out. */
export type PlaceOfSale = 'waiting' | LeftOutReason

export function placeOf({ total, sale }: SoldOrder, { over_10000 }: MonthRules): PlaceOfSale {
  if (total === zero) return 'free'
  if (!isLess(givenBackOf(sale), total)) return 'given_back_in_full'
  return over_10000 === 'individual' && isLess(money(mostConsolidated), total) ? 'over_10000' : 'waiting'
}

/** A sale belongs to the month of its payment. */
export function isOfMonth(span: Span, { paidAt }: Sale): boolean {
  return isIn(span, paidAt)
}

/** Whether the duty to issue e-invoices had begun when the order was paid. */
export function isCovered({ starts_on }: MonthRules, { paidAt }: Sale): boolean {
  return starts_on === null || paidAt >= startOfDay(starts_on)
}
