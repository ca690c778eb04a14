import { connect } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { withTransaction } from '#kit/database/database.ts'
import { Unavailable } from '#kit/http/domain-error.ts'
import { testDatabase } from '#tests/support/database.ts'
import { bareShop } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const shop = await bareShop({ DATABASE_URL: url })

it.concurrent('cuts off heads that are half sent after ten seconds', async () => {
  const startedAt = performance.now()
  const halves = Array.from({ length: 50 }, () => {
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET /api/products HTTP/1.1\r\nhost: shop.test\r\nx-slow')
    socket.resume()
    return once(socket, 'close')
  })
  await Promise.all(halves)
  const seconds = (performance.now() - startedAt) / 1000
  expect(seconds).toBeGreaterThan(9)
  expect(seconds).toBeLessThan(14)
})

it.concurrent('ends an idle transaction after a minute, and continues', async () => {
  const forgotten = withTransaction(db, async (transaction) => {
    await sql`select 1`.execute(transaction)
    await new Promise((resolve) => setTimeout(resolve, 62_000))
    await sql`select 1`.execute(transaction)
  })
  await expect(forgotten).rejects.toBeInstanceOf(Unavailable)
  await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
})
