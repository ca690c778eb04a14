import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { shopTimeZone } from '../../src/contract/rules/shop-time.ts'
import { createClient } from '../../src/kit/database/client.ts'
import { ensureDatabaseServer } from '../../src/kit/database/database-server.ts'
import { inRoot } from '../../scripts/setup/root.mjs'
import { startShop } from './shop-process.mjs'

/** Creates a DATA_DIR with the demo and this many products and orders. It is deleted afterwards, unless `place` names a folder to reuse. */
export async function withSeededFolder({ products, orders }, use, place) {
  if (place !== undefined && existsSync(place)) return use(place)
  const dataDir = place ?? mkdtempSync(join(tmpdir(), 'tulpar-bench-'))
  mkdirSync(dataDir, { recursive: true })
  let isSeeded = false
  // Under root the embedded database runs as `nobody` and must reach its files.
  chmodSync(dataDir, 0o755)
  try {
    const shop = await startShop({ dataDir })
    await shop.stop()
    await forgetImages(dataDir)
    console.log(`seeding ${products.toLocaleString('en')} products and ${orders.toLocaleString('en')} orders …`)
    await runInShop(['src/commands/seed.ts', '--products', String(products), '--orders', String(orders)], dataDir)
    if (orders > 0) await waitForOrderSums(dataDir)
    isSeeded = true
    await use(dataDir)
  } finally {
    if (place === undefined || !isSeeded) rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Deletes the job that makes the demo images ahead of time. It would use a core of the measured process for minutes. */
async function forgetImages(dataDir) {
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const client = createClient({ connectionString: server.url })
  try {
    await client.connect()
    await client.query(`delete from jobs.job where name = 'catalog.warm-pictures'`)
  } finally {
    await client.end()
    await server.release()
  }
}

/** Waits until the shop has summed the days of all orders. For a million that takes minutes, on the cores to be measured. */
async function waitForOrderSums(dataDir) {
  const shop = await startShop({ dataDir })
  const server = await ensureDatabaseServer({ databaseUrl: undefined, dataDir })
  const client = createClient({ connectionString: server.url })
  try {
    await client.connect()
    for (;;) {
      const { rows } = await client.query(`
        with days as (select distinct (placed_at at time zone '${shopTimeZone}')::date as day from orders)
        select not exists (
          select from days where day < current_date - 2 and (
            not exists (select from figure_days f where f.kind = 'orders' and f.day = days.day)
            or exists (select from figure_changes c where c.kind = 'orders' and c.day = days.day)
          )
        ) as done`)
      if (rows[0].done) return
      await setTimeout(5000)
    }
  } finally {
    await client.end()
    await server.release()
    await shop.stop()
  }
}

/** Runs a command of the shop on that folder. Throws if it fails. */
export async function runInShop([script, ...args], dataDir) {
  const child = spawn(process.execPath, [inRoot(script), ...args], {
    cwd: inRoot(),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${script} failed`)
}
