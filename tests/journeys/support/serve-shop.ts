// Serves the built shop with its demo catalogue in a temporary folder, which is removed on exit. Playwright runs this file.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openShop } from '#server/open-shop.ts'
import { readConfig } from '#kit/config/config.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { createLog } from '#kit/log/log.ts'
import { lengthenData } from '../layout/long-data.ts'
import { fillShelves } from './full-shelves.ts'
import { makeImagesSmall } from './small-images.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'tulpar-journeys-'))
// When root runs it, the embedded database runs as `nobody` and must reach its files.
chmodSync(dataDir, 0o755)
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
// For journeys that change data without a call (see shop-database.ts).
writeFileSync(join(tmpdir(), `tulpar-journeys-${process.env.PORT}.folder`), dataDir)
Object.assign(process.env, { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })

const shop = await openShop({ config: readConfig(), log: createLog({ level: 'warn' }) })
// Making every demo image in advance would keep a core busy for minutes.
await sql`delete from jobs.job where name = 'catalog.warm-pictures'`.execute(shop.db)
const isForLayout = process.env.SHOP_DATA === 'long'
await makeImagesSmall(shop.db, dataDir, isForLayout)
await fillShelves({ db: shop.db, actor: { kind: 'system' }, clock: systemClock })
if (isForLayout) await lengthenData(shop.db)
await shop.close()

await import(new URL('../../../build/server/index.js', import.meta.url).href)
