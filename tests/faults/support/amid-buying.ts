import { expect, vi } from 'vitest'
import type { Database } from '#kit/database/database.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { buy, keepBuying, tally } from '#tests/support/buyers.ts'
import type { BareShop } from '#tests/support/shop-process.ts'

export type Buying = ReturnType<typeof keepBuying>
type Amid = { shop: Pick<BareShop, 'origin' | 'child' | 'lines'>; db: Database; order: unknown; buyers?: number }

/** Afterwards the shop must be open and intact, with every acknowledged order. Returns the tally of answers. */
export async function amidBuying(
  { shop, db, order, buyers = 8 }: Amid,
  blow: (buying: Buying) => Promise<void>,
): Promise<Record<string, number>> {
  const buying = keepBuying(shop.origin, order, buyers)
  await vi.waitFor(() => expect(tally(buying.answers)['201'] ?? 0).toBeGreaterThan(20), { timeout: 120_000 })
  await blow(buying)
  await vi.waitFor(async () => expect((await buy(shop.origin, order)).status).toBe(201), { timeout: 120_000, interval: 100 })
  await vi.waitFor(async () => expect((await fetch(`${shop.origin}/ready`)).status).toBe(200), { timeout: 60_000 })
  const answers = await buying.stop()
  expect(shop.child.exitCode, shop.lines.slice(-20).join('\n')).toBeNull()
  expect(tally(answers.filter(({ status }) => ![201, 409, 503].includes(status)))).toEqual({})
  expect(answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== '5')).toEqual([])
  const placed = answers.flatMap(({ status, orderId }) => (status === 201 && orderId !== undefined ? [orderId] : []))
  const kept = new Set((await db.selectFrom('orders').select('id').execute()).map(({ id }) => id))
  expect(placed.filter((id) => !kept.has(id))).toEqual([])
  expect(await findBrokenInvariants(db)).toEqual([])
  return tally(answers)
}
