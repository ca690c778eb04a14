import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { hoursOf } from './hours-of.ts'
import { soldRows } from './sold-rows.ts'

const hour = (at: string, units: number) => ({ hour: `2026-12-${at}:00:00.000Z`, units, sales: 1, total: money(1) })
const line = { variation_id: null, size: null, variation_name: null }

it('fills the hours without a sale between two others, but not a night', () => {
  const hours = hoursOf([hour('12T02', 3), hour('12T05', 1), hour('13T02', 2)])
  expect(hours.map(({ units }) => units)).toEqual([3, 0, 0, 1, 2])
})

it('shows sold beside brought goods, the most money first', () => {
  const item = {
    product_id: 'mug',
    ...line,
    name: 'Mug',
    sku: 'M',
    image_key: 'k',
    reserved: 0,
    sold: 5,
    collected: 0,
    returned: 0,
    difference: 0,
  }
  const items = [{ ...item, allocated: 10, remaining: 5, in_shop: 0, unit_price: money(9), member_unit_price: money(8) }]
  const rows = soldRows(
    [
      { product_id: null, ...line, name: 'Old pin', units: 1, total: money(3) },
      { product_id: 'mug', ...line, name: 'Mug', units: 5, total: money(45) },
    ],
    items,
  )
  expect(rows.map(({ name, brought, share }) => [name, brought, share])).toEqual([
    ['Mug', 10, 50],
    ['Old pin', 0, undefined],
  ])
})
