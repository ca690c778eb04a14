import { afterAll, beforeAll, expect } from 'vitest'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { settableClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { testDatabase } from './database.ts'
import { given } from './given.ts'
import { type Asking, createShopApi } from './shop-api.ts'

export type { Answer, Asking } from './shop-api.ts'

/** On its own database; checks its invariants at the end. Call it at the top: `const shop = await testShop()`. */
export async function testShop() {
  const database = await testDatabase({ poolSize: 24 })
  const clock = settableClock('2026-03-21T04:00:00Z')
  const { jobs, memory, ctxOf, ask } = createShopApi({ ...database, clock })
  beforeAll(() => jobs.open())
  afterAll(() => jobs.stop())
  const checkInvariants = async () => expect(await findBrokenInvariants(database.db)).toEqual([])
  afterAll(checkInvariants)
  return {
    ...database,
    checkInvariants,
    clock,
    memory,
    ctxOf,
    ask,
    given: given(database.db),
    place: (order: unknown, asking: Asking = {}) => ask('POST', '/orders', order, { idempotencyKey: newId(), ...asking }),
  }
}
