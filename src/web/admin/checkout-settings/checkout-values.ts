import { money } from '#contract/rules/money.ts'
import type { CheckoutSettings, CheckoutSettingsChange } from '#contract/settings.ts'

/** ISO 8601: Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export type ZoneValues = {
  zone: CheckoutSettings['shipping_zones'][number]['zone']
  rate: number | null
  days_from: number | null
  days_to: number | null
}

/** The settings as the page edits them: rates in percent, null for an empty field. */
export type CheckoutValues = {
  tax_rate: number | null
  tax_destinations: CheckoutSettings['tax_destinations']
  free_shipping_over: number | null
  free_shipping_for: CheckoutSettings['free_shipping_for']
  first_purchase_discount: number | null
  payment_hours: number | null
  cash_pickup_days: number | null
  proof_max_mb: number | null
  kzt_rate: number | null
  rub_rate: number | null
  usd_rate: number | null
  gift_wrapping: CheckoutSettings['gift_wrapping']
  gift_wrapping_price: number | null
  shipping_zones: ZoneValues[]
  working_days: number[]
  holidays: string[]
}

export function valuesOf({ updated_at: _changed, rates_on: _day, ...settings }: CheckoutSettings): CheckoutValues {
  return {
    ...settings,
    tax_rate: percentOf(settings.tax_rate),
    first_purchase_discount: percentOf(settings.first_purchase_discount),
  }
}

/** Returns the request body of the changed fields. Empty fields never reach this function. */
export function changeOf({
  tax_rate,
  first_purchase_discount,
  free_shipping_over,
  payment_hours,
  cash_pickup_days,
  proof_max_mb,
  kzt_rate,
  rub_rate,
  usd_rate,
  gift_wrapping_price,
  shipping_zones,
  ...changed
}: Partial<CheckoutValues>): CheckoutSettingsChange {
  return {
    ...changed,
    ...given('tax_rate', tax_rate, shareOf),
    ...given('first_purchase_discount', first_purchase_discount, shareOf),
    ...given('free_shipping_over', free_shipping_over),
    ...given('payment_hours', payment_hours),
    ...given('cash_pickup_days', cash_pickup_days),
    ...given('proof_max_mb', proof_max_mb),
    ...given('kzt_rate', kzt_rate),
    ...given('rub_rate', rub_rate),
    ...given('usd_rate', usd_rate),
    ...given('gift_wrapping_price', gift_wrapping_price),
    ...(shipping_zones && {
      shipping_zones: shipping_zones.map(({ zone, rate, days_from, days_to }) => ({
        zone,
        rate: money(rate ?? 0),
        days_from: days_from ?? 0,
        days_to: days_to ?? 0,
      })),
    }),
  }
}

export function isWhole({ rate, days_from, days_to }: ZoneValues): boolean {
  return rate !== null && days_from !== null && days_to !== null && days_from <= days_to
}

function given<Name extends string>(name: Name, value: number | null | undefined, as = (number: number) => number) {
  return typeof value === 'number' ? ({ [name]: as(value) } as Record<Name, number>) : {}
}

/** 0.06 becomes 6. Four decimals of a share are two of a percentage; rounding removes binary fractions. */
function percentOf(share: number): number {
  return Number((share * 100).toFixed(2))
}

function shareOf(percent: number): number {
  return Number((percent / 100).toFixed(4))
}
