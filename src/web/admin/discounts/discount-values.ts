import type { Discount, DiscountChange, DiscountPage } from '#contract/discounts.ts'
import { money } from '#contract/rules/money.ts'
import { dayOf, endOfDay, startOfDay } from '#contract/rules/shop-time.ts'

/** A discount as its page edits it. The dates are days in the shop's time zone, and the last day is included. */
export type DiscountValues = {
  code: string
  kind: Discount['kind']
  value: number | null
  minimum: number | null
  starts_at: string | null
  ends_at: string | null
  uses_limit: number | null
  per_account_limit: number | null
  category_ids: string[]
  product_ids: string[]
  members_only: boolean
}

export const emptyDiscount: DiscountValues = {
  code: '',
  kind: 'percent',
  value: null,
  minimum: null,
  starts_at: null,
  ends_at: null,
  uses_limit: null,
  per_account_limit: null,
  category_ids: [],
  product_ids: [],
  members_only: false,
}

export function valuesOf({
  id: _id,
  used: _used,
  state: _state,
  created_at: _made,
  updated_at: _changed,
  products: _named,
  ...fields
}: Discount & Partial<Pick<DiscountPage, 'products'>>): DiscountValues {
  return {
    ...fields,
    starts_at: fields.starts_at && dayOf(new Date(fields.starts_at)),
    ends_at: fields.ends_at && dayOf(new Date(Date.parse(fields.ends_at) - 1)),
  }
}

export function changeOf({ starts_at, ends_at, value, minimum, ...changed }: Partial<DiscountValues>): DiscountChange {
  return {
    ...changed,
    ...(value === undefined ? {} : { value: value === null ? null : money(value) }),
    ...(minimum === undefined ? {} : { minimum: minimum === null ? null : money(minimum) }),
    ...(starts_at === undefined ? {} : { starts_at: starts_at ? startOfDay(starts_at).toISOString() : null }),
    ...(ends_at === undefined ? {} : { ends_at: ends_at ? endOfDay(ends_at).toISOString() : null }),
  }
}
