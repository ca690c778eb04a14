import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { bareShop, freePort } from '#tests/support/shop-process.ts'
import { bestRate, figureOf, sendAtRate } from './support/load.ts'

/** `npm run test:soak` sets four hours; the other fault tests run without this one. */
const minutes = Number(process.env.SOAK_MINUTES ?? 0)
const names = [
  'process_resident_memory_bytes',
  'nodejs_heap_size_used_bytes',
  'process_open_fds',
  'database_connections',
  'event_streams',
] as const

const samples = 24
const burstSeconds = Math.min(10, (minutes * 60) / samples)
/** Longer than the 20 s for which idle connections are kept alive (`kit/http/http-server.ts`). */
const restMs = 25_000
const lookMs = 250
const mostMoreHandles = 5

const opened = minutes > 0 ? await open() : undefined

async function open() {
  const { db, url } = await testDatabase()
  const metricsPort = await freePort()
  return { db, metricsPort, shop: await bareShop({ DATABASE_URL: url, RATE_LIMITS: 'off', METRICS_PORT: String(metricsPort) }) }
}

it.runIf(minutes > 0)('stays stable through hours at half load', { timeout: (minutes + 10) * 60_000 }, async () => {
  if (!opened) throw new Error('nothing was opened')
  const { db, metricsPort, shop } = opened
  const { id } = await given(db).product({ stock: 100_000_000 })
  const order = orderOf(await given(db).paymentMethod(), [{ product_id: id, quantity: 1 }])
  const best = await bestRate(shop.origin, order, { buyers: 20, seconds: 10 })
  const taken: Record<(typeof names)[number], number>[] = []
  const counts = { placed: 0, other: 0 }
  const handles = () => figureOf(metricsPort, 'process_open_fds')
  const atRest = await leastOf(handles, restMs)
  const endsAt = performance.now() + minutes * 60_000
  for (let sample = 1; sample <= samples; sample += 1) {
    const sampledAt = endsAt - (minutes * 60_000 * (samples - sample)) / samples
    do
      for (const { status } of await sendAtRate(shop.origin, order, { perSecond: best / 2, seconds: burstSeconds }))
        counts[status === 201 ? 'placed' : 'other'] += 1
    while (performance.now() < sampledAt)
    // Replaces autovacuum, which is off in test databases.
    await sql`vacuum analyze`.execute(db)
    // Idle connections of buyers are closed by then; any handle that is still open is a leak.
    for (let waitedMs = 0; waitedMs < restMs && (await handles()) > atRest + mostMoreHandles; waitedMs += lookMs) await pause(lookMs)
    const values = await Promise.all(names.map((name) => figureOf(metricsPort, name)))
    taken.push(Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])) as (typeof taken)[number])
  }
  // The first quarter is the warm-up.
  const quarter = samples / 4
  const meanOf = (name: (typeof names)[number], from: number) =>
    taken.slice(from, from + quarter).reduce((sum, values) => sum + values[name], 0) / quarter
  const lines = names.map((name) => ({
    name,
    second: Math.round(meanOf(name, quarter)),
    last: Math.round(meanOf(name, samples - quarter)),
  }))
  console.log(`${minutes} minutes at ${(best / 2).toFixed(0)} orders/s: ${counts.placed} placed, ${counts.other} not`)
  console.table(lines)
  expect(counts.other / counts.placed).toBeLessThan(0.001)
  for (const { name, second, last } of lines)
    expect(last, name).toBeLessThan(second * 1.1 + (name.endsWith('_bytes') ? 20_000_000 : mostMoreHandles))
  expect(await findBrokenInvariants(db)).toEqual([])
})

/** Returns the lowest reading; no requests run during that time. */
async function leastOf(read: () => Promise<number>, ms: number): Promise<number> {
  let least = Infinity
  for (let passedMs = 0; passedMs < ms; passedMs += lookMs) {
    least = Math.min(least, await read())
    await pause(lookMs)
  }
  return least
}
