import { describe, expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { viewWish } from './view-wish.ts'

const t = createAreaTranslator<'goods'>('en', {})
const saved = (price_when_added: number, price_now: number | null) =>
  viewWish(
    {
      product_id: '01980000-0000-7000-8000-000000000001',
      created_at: '2026-11-01T00:00:00Z',
      price_when_added: money(price_when_added),
      price_now: price_now === null ? null : money(price_now),
      product: null,
    },
    t,
  )

describe('a saved product', () => {
  it('shows by how much its price has dropped since', () => {
    expect(saved(79.9, 71.9).drop).toEqual({ by: 8, from: 79.9 })
  })

  it('shows nothing for a price that stayed, rose, or is gone', () => {
    for (const now of [79.9, 90, null]) expect(saved(79.9, now).drop).toBeUndefined()
  })
})
