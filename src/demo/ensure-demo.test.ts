import { expect, it } from 'vitest'
import { system } from '#contract/actor.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { ImageQueue } from '#kit/images/image-queue.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { createLog } from '#kit/log/log.ts'
import { createProductCache } from '#modules/catalog/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import type { Ctx } from '#modules/context.ts'
import { temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { ensureDemo } from './ensure-demo.ts'

const { db, pool } = await testDatabase()
const files = await temporaryFiles()
const ctxWith = (enqueue: Jobs['enqueue']): Ctx => ({
  db,
  files,
  actor: system,
  clock: systemClock,
  language: 'en',
  log: createLog({ level: 'silent' }),
  jobs: { enqueue },
  listeners: [],
  memory: new ShopMemory(),
  requestId: 'test',
  uses: new Set(),
  imageQueue: new ImageQueue(),
  products: createProductCache(),
})

/** The images are drawn anew with each load. */
const loadMs = 90_000

async function countRows() {
  const { rows } = await pool.query<Record<string, number>>(`select (select count(*)::int from products) as products,
    (select count(*)::int from payment_methods) as methods, (select count(*)::int from users) as accounts, (select count(*)::int from events) as events`)
  return rows[0]
}

it(
  'leaves an empty shop behind when it is cut off, and fills it once when two start after that',
  async () => {
    await expect(ensureDemo(ctxWith(() => Promise.reject(new Error('cut off'))))).rejects.toThrow('cut off')
    expect(await countRows()).toEqual({ products: 0, methods: 0, accounts: 0, events: 0 })

    let promised = 0
    const ctx = ctxWith(() => Promise.resolve(void (promised += 1)))
    await Promise.all([ensureDemo(ctx), ensureDemo(ctx)])
    const filled = await countRows()
    expect(promised).toBe(1)
    for (const rows of Object.values(filled ?? {})) expect(rows).toBeGreaterThan(0)
    await ensureDemo(ctx)
    expect(await countRows()).toEqual(filled)
  },
  loadMs,
)
