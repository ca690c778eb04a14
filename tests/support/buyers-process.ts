// Places orders without pause until this process is killed. Reports each key before its submit, and each order once it is acknowledged.
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { systemClock } from '#kit/clock/clock.ts'
import { createDatabase } from '#kit/database/database.ts'
import { newId } from '#kit/ids.ts'
import { createShopApi } from './shop-api.ts'

const [url = '', order = '{}', buyerCount = '1'] = process.argv.slice(2)
const body: unknown = JSON.parse(order)
const database = createDatabase({ url, poolSize: Number(buyerCount) })
const { jobs, ask } = createShopApi({ ...database, clock: systemClock })
await jobs.open()
// A killed process does not write its compile cache on exit.
flushCompileCache()
await Promise.all(Array.from({ length: Number(buyerCount) }, buyWithoutEnd))

async function buyWithoutEnd(): Promise<never> {
  for (;;) {
    const key = newId()
    tell({ submitted: key })
    const answer = await ask('POST', '/orders', body, { idempotencyKey: key })
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body.code}`)
    tell({ placed: key, orderId: answer.body.order.id, token: answer.body.guest_token })
  }
}

/** Writes synchronously, so that no reported line is lost when the process is killed. */
function tell(line: object): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}
