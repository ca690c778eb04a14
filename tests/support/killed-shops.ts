import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'
import { compileCache } from './compile-cache.ts'
import { orderOf } from './given.ts'
import { testShop } from './test-shop.ts'

type Line = { submitted: string } | { placed: string; orderId: string; token: string }

const instances = 2

/** Processes are killed in the middle of an order, after at most `longestLife`. Call it at the top of the file. */
export async function killedShops({ wantedOrders, longestLife }: { wantedOrders: number; longestLife: number }) {
  const shop = await testShop()
  const tee = await shop.given.product({ stock: 100_000 })
  const order = orderOf(await shop.given.paymentMethod(), [{ product_id: tee.id, quantity: 1 }])
  const submitted = new Set<string>()
  const acknowledged = new Map<string, { orderId: string; token: string }>()
  let kills = 0

  async function runUntilKilled(life: number): Promise<void> {
    const program = join(import.meta.dirname, 'buyers-process.ts')
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

  async function keepKilling(): Promise<void> {
    while (acknowledged.size < wantedOrders) await runUntilKilled(Math.ceil(Math.random() * longestLife))
  }

  return {
    shop,
    order,
    submitted,
    acknowledged,
    /** Returns the number of killed processes. */
    async killAll(): Promise<number> {
      await Promise.all(Array.from({ length: instances }, keepKilling))
      return kills
    },
    /** Expects every acknowledged order to exist, and every interrupted one to be complete or absent, together with its mail. */
    async expectWhole(): Promise<void> {
      const { rows } = await shop.pool.query<{ id: string }>('select id from orders')
      const kept = new Set(rows.map(({ id }) => id))
      expect([...acknowledged.values()].filter(({ orderId }) => !kept.has(orderId))).toEqual([])
      expect(kept.size).toBeGreaterThanOrEqual(acknowledged.size)
      expect(kept.size).toBeLessThanOrEqual(submitted.size)
      const jobs = await shop.pool.query<{ count: number }>(`select count(*) as count from jobs.job where name = 'order-mail'`)
      expect(jobs.rows[0]?.count).toBe(kept.size)
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
