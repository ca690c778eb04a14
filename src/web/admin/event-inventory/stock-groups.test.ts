import { describe, expect, it } from 'vitest'
import type { EventStockItem } from '#contract/event-stock.ts'
import { money } from '#contract/rules/money.ts'
import { expectedOf, groupsOf, matching, optionKey, optionName, worthBringing } from './stock-groups.ts'

const item = (changes: Partial<EventStockItem> = {}): EventStockItem => ({
  product_id: 'tee',
  variation_id: null,
  size: null,
  name: 'Ram’s horn tee',
  variation_name: null,
  sku: 'TEE-1',
  image_key: null,
  allocated: 10,
  reserved: 1,
  sold: 2,
  collected: 1,
  returned: 0,
  difference: 0,
  remaining: 6,
  in_shop: 5,
  unit_price: money(10),
  member_unit_price: money(9),
  ...changes,
})

describe('what an event has', () => {
  const small = item({ variation_id: 'lapis', variation_name: 'Lapis', size: 'S' })
  const large = item({ variation_id: 'lapis', variation_name: 'Lapis', size: 'L', remaining: 1 })
  const mug = item({ product_id: 'mug', name: 'Shai mug', sku: 'MUG-7' })

  it('is summed by product, its options below it', () => {
    const [tee, cup] = groupsOf([small, mug, large])
    expect(tee).toMatchObject({ productId: 'tee', sums: { allocated: 20, sold: 4, remaining: 7 } })
    expect(tee?.items.map(optionName)).toEqual(['Lapis · S', 'Lapis · L'])
    expect(cup?.items).toHaveLength(1)
  })

  it('is found by words of the product, its option and its SKU', () => {
    expect(matching([small, large, mug], 'horn  l').map(optionKey)).toEqual(['tee/lapis/S', 'tee/lapis/L'])
    expect(matching([small, large, mug], 'mug-7')).toEqual([mug])
    expect(matching([small, large, mug], '')).toHaveLength(3)
  })

  it('is worth bringing where it sells, is nearly gone, and the shop has more', () => {
    const gone = item({ remaining: 0 })
    expect(worthBringing([item(), large, gone, item({ remaining: 0, in_shop: 0 }), item({ remaining: 0, sold: 0 })])).toEqual([gone, large])
  })

  it('waits there for orders', () => {
    expect(expectedOf(small)).toBe(7)
  })
})
