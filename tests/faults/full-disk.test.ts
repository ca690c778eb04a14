import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { createDatabase } from '#kit/database/database.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { buy, keepBuying, tally } from '#tests/support/buyers.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { bareShop } from '#tests/support/shop-process.ts'

const disk = join(temporaryFolder(), 'disk')
const stone = join(disk, 'stone')

/** Mounting a disk needs rights that a test run may not have. */
function mounted(): boolean {
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0755', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function fill(): void {
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(stone, Buffer.alloc(bavail * bsize))
  } catch {
    // The part that was written before the disk was full remains.
  }
}

describe.runIf(mounted())('a shop whose disk is full', () => {
  afterAll(() => execFileSync('umount', ['--lazy', disk]))

  it('places no orders and loses none, and continues when there is room', async () => {
    chmodSync(disk, 0o755)
    const server = await startEmbeddedServer({ dataDir: join(disk, 'data') })
    const shop = await bareShop({ DATABASE_URL: server.url(), DATA_DIR: join(disk, 'files'), LOG_LEVEL: 'warn' })
    const { db, pool, close } = createDatabase({ url: server.url(), poolSize: 2 })
    const { id } = await given(db).product({ stock: 1_000_000 })
    const order = orderOf(await given(db).paymentMethod(), [{ product_id: id, quantity: 1 }])
    const buying = keepBuying(shop.origin, order, 8)
    await vi.waitFor(() => expect(tally(buying.answers)['201'] ?? 0).toBeGreaterThan(20), { timeout: 60_000 })

    fill()
    await vi.waitFor(() => expect(tally(buying.answers)['503 unavailable'] ?? 0).toBeGreaterThan(20), { timeout: 120_000 })
    expect((await fetch(`${shop.origin}/health`)).status).toBe(200)
    rmSync(stone)
    await vi.waitFor(async () => expect((await buy(shop.origin, order)).status).toBe(201), { timeout: 60_000, interval: 200 })

    const answers = await buying.stop()
    expect(shop.child.exitCode, shop.lines.slice(-20).join('\n')).toBeNull()
    expect(tally(answers.filter(({ status }) => ![201, 409, 503].includes(status)))).toEqual({})
    const { rows } = await pool.query<{ id: string }>('select id from orders')
    const kept = new Set(rows.map((row) => row.id))
    expect(answers.filter(({ status, orderId }) => status === 201 && !kept.has(orderId ?? ''))).toEqual([])
    expect(await findBrokenInvariants(db)).toEqual([])
    shop.child.kill('SIGTERM')
    await close()
    await server.release()
  })
})
