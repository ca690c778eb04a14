// A shop without HTTP that runs its jobs until it is stopped or killed. Prints "working" once it runs, and its memory use on SIGUSR2.
import { writeSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openShop } from '#server/open-shop.ts'
import { readConfig } from '#kit/config/config.ts'
import { createLog } from '#kit/log/log.ts'

const shop = await openShop({ config: readConfig(), log: createLog({ level: 'fatal' }) })
await shop.startJobs()
writeSync(1, 'working\n')
process.once('SIGTERM', () => void shop.close().then(() => process.exit(0)))

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
process.on('SIGUSR2', () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  writeSync(1, `${JSON.stringify({ heapUsed, external })}\n`)
})
