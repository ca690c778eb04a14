import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { RowReaders, streamRows } from './stream-rows.ts'

const { db, pool } = await testDatabase({ poolSize: 4 })
const readers = new RowReaders()

const numbers = (most: number) => db.selectFrom(sql<{ n: number }>`generate_series(1, ${most}::int)`.as<'n'>(sql`n(n)`)).select('n.n')

it('returns every row once and in order, for any number', async () => {
  const read: number[] = []
  for await (const rows of streamRows(db, readers, numbers(1_234))) read.push(...rows.map(({ n }) => n))
  expect(read).toEqual(Array.from({ length: 1_234 }, (_, index) => index + 1))
})

it('shows the rows as of its start', async () => {
  await sql`create table counted (n int)`.execute(db)
  await sql`insert into counted select generate_series(1, 1100)`.execute(db)
  const stream = streamRows<{ n: number }>(db, readers, { compile: () => sql<{ n: number }>`select n from counted order by n`.compile(db) })
  const first = await stream.next()
  await sql`delete from counted`.execute(db)
  let count = first.value?.length ?? 0
  for await (const rows of stream) count += rows.length
  expect(count).toBe(1_100)
})

it('returns the connection when the reader stops', async () => {
  const stream = streamRows(db, readers, numbers(5_000))
  await stream.next()
  await stream.return()
  expect(pool.idleCount).toBe(pool.totalCount)
})

it('returns the connection when the query fails', async () => {
  const stream = streamRows(db, readers, { compile: () => sql`select 1 / 0 as n`.compile(db) })
  await expect(stream.next()).rejects.toThrow('division by zero')
  expect(pool.idleCount).toBe(pool.totalCount)
})

it('lets three read at once, and the fourth when one of them has ended', async () => {
  const streams = Array.from({ length: 3 }, () => streamRows(db, readers, numbers(2_000)))
  await Promise.all(streams.map((stream) => stream.next()))
  const fourth = streamRows(db, readers, numbers(1))
  let hasBegun = false
  const waiting = fourth.next().then(() => (hasBegun = true))
  await db.selectFrom('orders').select('id').execute()
  expect(hasBegun).toBe(false)
  await streams[0]?.return()
  await waiting
  expect(hasBegun).toBe(true)
  await Promise.all([fourth.return(), ...streams.map((stream) => stream.return())])
})
