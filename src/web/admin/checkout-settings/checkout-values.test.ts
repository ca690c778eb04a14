import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { changeOf, isWhole, valuesOf } from './checkout-values.ts'

const settings = {
  tax_rate: 0.06,
  tax_destinations: 'everywhere',
  free_shipping_over: 150,
  free_shipping_for: 'members',
  first_purchase_discount: 0.0725,
  payment_hours: 72,
  cash_pickup_days: 3,
  proof_max_mb: 5,
  kzt_rate: 120,
  rub_rate: 19,
  usd_rate: 0,
  rates_on: '2026-11-22',
  gift_wrapping: 'on',
  gift_wrapping_price: 8,
  shipping_zones: [{ zone: 'central_asia', rate: money(60), days_from: 8, days_to: 18 }],
  working_days: [1, 2, 3, 4, 5],
  holidays: ['2026-08-31'],
  updated_at: '2026-11-22T00:00:00.000Z',
} as const

it('shows shares as percentages and sends them back as they were', () => {
  const values = valuesOf({ ...settings, shipping_zones: [...settings.shipping_zones], working_days: [1], holidays: [] })
  expect([values.tax_rate, values.first_purchase_discount]).toEqual([6, 7.25])
  expect(changeOf({ tax_rate: values.tax_rate, first_purchase_discount: values.first_purchase_discount })).toEqual({
    tax_rate: 0.06,
    first_purchase_discount: 0.0725,
  })
})

it('sends only changed values', () => {
  expect(changeOf({ holidays: ['2026-12-25'] })).toEqual({ holidays: ['2026-12-25'] })
})

it('recognises a zone that cannot be saved', () => {
  const zone = { zone: 'central_asia', rate: 60, days_from: 8, days_to: 18 } as const
  expect(isWhole(zone)).toBe(true)
  expect(isWhole({ ...zone, days_to: 7 })).toBe(false)
  expect(isWhole({ ...zone, rate: null })).toBe(false)
})
