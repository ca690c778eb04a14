import { expect, it } from 'vitest'
import { system } from '#contract/actor.ts'
import { settableClock } from '#kit/clock/clock.ts'
import type { Ctx } from '#modules/context.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { testDatabase } from '#tests/support/database.ts'
import { clearRows, type MadeOrder, several, writeRows } from '#tests/support/figure-rows.ts'
import { given } from '#tests/support/given.ts'
import { addUpFigures } from './add-up.ts'
import { showFigures } from './show-figures.ts'

/** Noon of 3 January in Kuala Lumpur. */
const clock = settableClock('2026-01-03T04:00:00Z')
const { db } = await testDatabase()
const ctx = { db, clock, language: 'en', actor: system, memory: new ShopMemory() } as unknown as Ctx
const give = given(db)
const products = [await give.product({ name: 'Aport mug' }), await give.product({ name: 'Barys tee' })].map(({ id }) => id)
const show = (asked: Parameters<typeof showFigures>[1]) => showFigures(ctx, asked, { rows: 50 })
const span = { from: '2025-12-31', to: '2026-01-03', compare: 'none' as const }

it('hides fewer than five visits without an order with any filter', async () => {
  await clearRows(db)
  const seen = { viewed: products.slice(0, 1), searched: [{ query: 'somebody', results: 0 }], left: { step: 'cart', sen: 4000 } }
  const phones = several(4, { device: 'phone', landing: '/kk', referrer: 'instagram.com', campaign: 'to-one', ...seen })
  const desktops = several(9, { device: 'desktop', searched: [{ query: 'felt', results: 0 }], left: { step: 'checkout', sen: 100 } })
  await writeRows(db, { orders: [], visits: [...phones, ...desktops] }, { orders: [], visits: [] })
  for (const addUp of [async () => undefined, () => addUpFigures(ctx)]) {
    await addUp()
    const shown = await show(span)
    expect(shown.funnel[0]).toEqual({ step: 'visited', sessions: 13 })
    expect(await show({ ...span, device: 'phone' })).toMatchObject({ funnel: [], funnel_withheld: true })
    expect(await show({ ...span, source: 'instagram.com' })).toMatchObject({ funnel: [], funnel_withheld: true })
    // Includes all visits but four, so the total would reveal the figures of those four.
    expect(await show({ ...span, device: 'desktop' })).toMatchObject({ funnel: [], funnel_withheld: true })
    expect(shown.devices.map(({ sessions }) => sessions)).toEqual([null, 0, null, 0])
    expect(shown.languages).toMatchObject([{ sessions: null }, { sessions: 0 }, { sessions: null }])
    expect(shown.sources).toEqual([{ source: '(other)', sessions: 13, ordered_sessions: 0, orders: 0, revenue: 0 }])
    expect(shown.campaigns).toEqual([])
    expect(shown.top_products).toMatchObject([{ views: null, adds: 0 }])
    expect(shown.top_searches).toEqual([{ query: 'felt', searches: 9, sessions: 9, ordered_sessions: 0 }])
    expect(shown.searches_without_result).toEqual([{ query: 'felt', searches: 9, sessions: 9, ordered_sessions: 0 }])
    expect(shown.abandoned_carts).toMatchObject({ count: 13, by_step: [{ step: 'other', count: 13 }] })
  }
})

it('hides a day with fewer than five visits', async () => {
  await clearRows(db)
  const visits = [...several(3, { viewed: products }), ...several(9, { startedAt: new Date('2026-01-03T01:00:00Z') })]
  await writeRows(db, { orders: [], visits }, { orders: [], visits: [] })
  const day = await show({ from: '2026-01-02', to: '2026-01-02', compare: 'none' })
  expect(day).toMatchObject({ totals: { sessions: 3 }, funnel: [], funnel_withheld: true, sources: [] })
  expect(day.top_products.map(({ views }) => views)).toEqual([null, null])
  const after = await show({ from: '2026-01-03', to: '2026-01-03', compare: 'previous' })
  expect(after).toMatchObject({ funnel_withheld: false, compare: { sessions: 3, funnel: [], paid_sessions: null } })
})

it('shows buyers, who are known by their orders', async () => {
  await clearRows(db)
  const order: Omit<MadeOrder, 'id'> = {
    placedAt: new Date('2026-01-02T04:00:00Z'),
    status: 'completed',
    money: 'paid',
    language: 'en',
    country: 'MY',
    code: null,
    accountId: null,
    lines: [{ productId: products[0] ?? '', quantity: 1, sen: 1000 }],
  }
  const visits = several(1, { orders: 1, referrer: 'instagram.com', viewed: products.slice(0, 1) })
  await writeRows(db, { orders: [order], visits }, { orders: [], visits: [] })
  const shown = await show({ ...span, device: 'phone' })
  expect(shown).toMatchObject({ funnel_withheld: false, sources: [{ source: 'instagram.com', sessions: 1, orders: 1, revenue: 10 }] })
  expect(shown.top_products).toMatchObject([{ views: 1 }])
})
