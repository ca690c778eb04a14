import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { compileCache } from '#tests/support/compile-cache.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const tee = await shop.given.product({ stock: 100_000 })
const order = orderOf(await shop.given.paymentMethod(), [{ product_id: tee.id, quantity: 1 }])

const wantedOrders = 1000
const instances = 2
/** A process lives for this many orders at most before it is killed, somewhere in the middle of the next ones. */
const longestLife = 90

type Line = { submitted: string } | { placed: string; orderId: string; token: string }

const submitted = new Set<string>()
const acknowledged = new Map<string, { orderId: string; token: string }>()
let kills = 0

it('loses no acknowledged order and breaks no invariant when it is killed while it takes 1,000 orders', { timeout: 600_000 }, async () => {
  await Promise.all(Array.from({ length: instances }, keepKilling))
  expect(kills).toBeGreaterThan(10)
  expect(acknowledged.size).toBeGreaterThanOrEqual(wantedOrders)

  const { rows } = await shop.pool.query<{ id: string }>('select id from orders')
  const kept = new Set(rows.map(({ id }) => id))
  expect([...acknowledged.values()].filter(({ orderId }) => !kept.has(orderId))).toEqual([])
  // What was cut off is either whole or not there at all.
  expect(kept.size).toBeGreaterThanOrEqual(acknowledged.size)
  expect(kept.size).toBeLessThanOrEqual(submitted.size)
  expect(await jobCount()).toBe(kept.size)
})

it('answers who was cut off with the order that was placed, or places it now', async () => {
  const before = await orderCount()
  const cutOff = [...submitted].filter((key) => !acknowledged.has(key))
  const answers = []
  for (const idempotencyKey of cutOff) answers.push(await shop.place(order, { idempotencyKey }))
  expect(answers.map(({ status }) => status)).toEqual(cutOff.map(() => 201))
  expect(await orderCount()).toBe(submitted.size)
  expect(before).toBeLessThanOrEqual(submitted.size)
  for (const [idempotencyKey, { orderId, token }] of [...acknowledged].slice(-20)) {
    const { body } = await shop.place(order, { idempotencyKey })
    expect([body.order.id, body.guest_token]).toEqual([orderId, token])
  }
})

async function keepKilling(): Promise<void> {
  while (acknowledged.size < wantedOrders) await runUntilKilled(Math.ceil(Math.random() * longestLife))
}

async function runUntilKilled(life: number): Promise<void> {
  const program = join(import.meta.dirname, '..', 'support', 'buyers-process.ts')
  const env = { ...process.env, ...compileCache }
  const child = spawn(process.execPath, [program, shop.url, JSON.stringify(order), '6'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let placed = 0
  for await (const text of createInterface({ input: child.stdout })) {
    const line: Line = JSON.parse(text)
    if ('submitted' in line) submitted.add(line.submitted)
    else {
      acknowledged.set(line.placed, line)
      placed += 1
      if (placed === life) setTimeout(() => child.kill('SIGKILL'), Math.random() * 12)
    }
  }
  await ended(child)
  expect(child.signalCode).toBe('SIGKILL')
  kills += 1
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function orderCount(): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>('select count(*) as count from orders')
  return rows[0]?.count ?? 0
}

async function jobCount(): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>(`select count(*) as count from jobs.job where name = 'order-mail'`)
  return rows[0]?.count ?? 0
}
