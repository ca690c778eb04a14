import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { changeOf, valuesOf } from './discount-values.ts'

it('shows days of Kuala Lumpur, the last one included, and sends back the same moments', () => {
  const discount = {
    id: '1',
    code: 'FELT',
    kind: 'percent',
    value: money(10),
    minimum: null,
    starts_at: '2026-11-30T16:00:00.000Z',
    ends_at: '2026-12-24T16:00:00.000Z',
    uses_limit: null,
    per_account_limit: null,
    product_ids: [],
    category_ids: [],
    members_only: false,
    used: 0,
    state: 'active',
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
  } as const
  const values = valuesOf({ ...discount, product_ids: [], category_ids: [] })
  expect([values.starts_at, values.ends_at]).toEqual(['2026-12-01', '2026-12-24'])
  expect(changeOf({ starts_at: values.starts_at, ends_at: values.ends_at })).toEqual({
    starts_at: discount.starts_at,
    ends_at: discount.ends_at,
  })
  expect(changeOf({ ends_at: null, minimum: null })).toEqual({ ends_at: null, minimum: null })
})
