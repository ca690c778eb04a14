// A shop that answers nobody and works off its jobs until it is stopped or killed. Says "working" once it does.
import { writeSync } from 'node:fs'
import { openShop } from '#server/open-shop.ts'
import { readConfig } from '#kit/config/config.ts'
import { createLog } from '#kit/log/log.ts'

const shop = await openShop({ config: readConfig(), log: createLog({ level: 'fatal' }) })
await shop.startJobs()
writeSync(1, 'working\n')
process.once('SIGTERM', () => void shop.close().then(() => process.exit(0)))
