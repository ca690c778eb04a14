import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { Unavailable } from '../http/domain-error.ts'
import { createDatabase, type Database, withTransaction } from './database.ts'
import { hasErrorCode, isUniqueViolation } from './sql-errors.ts'

const { db, pool, url } = await testDatabase()

beforeEach(async () => {
  await pool.query(`drop table if exists boxes;
    create table boxes (id int primary key, content int not null default 0);
    insert into boxes values (1), (2)`)
})

async function contents(): Promise<number[]> {
  const { rows } = await pool.query<{ content: number }>('select content from boxes order by id')
  return rows.map(({ content }) => content)
}

const increase = (trx: Database, id: number) => sql`update boxes set content = content + 1 where id = ${id}`.execute(trx)

/** Resolves for both callers once both have arrived. */
function meetingOfTwo(): () => Promise<void> {
  let comeCount = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  return () => {
    comeCount += 1
    if (comeCount === 2) resolve()
    return comeCount > 2 ? Promise.resolve() : promise
  }
}

it('reads money and counts as numbers, days as text and instants as Date', async () => {
  const { rows } = await sql`select 49.90::numeric(12,2) as price, 5::int8 as count, '2026-03-22'::date as day,
    '2026-03-22T10:00:00Z'::timestamptz as at, array[1.5, null]::numeric[] as prices, array['2026-03-22']::date[] as days`.execute(db)
  expect(rows).toEqual([
    { price: 49.9, count: 5, day: '2026-03-22', at: new Date('2026-03-22T10:00:00Z'), prices: [1.5, null], days: ['2026-03-22'] },
  ])
})

it('commits a transaction that ends well and undoes one that throws', async () => {
  await withTransaction(db, (trx) => increase(trx, 1))
  const failure = withTransaction(db, async (trx) => {
    await increase(trx, 2)
    throw new Error('changed my mind')
  })
  await expect(failure).rejects.toThrow('changed my mind')
  expect(await contents()).toEqual([1, 0])
})

it('warns a transaction that requests a second connection, unless that has ended', async () => {
  const messages: string[] = []
  const watched = createDatabase({ url, poolSize: 2, onSecondConnection: ({ message }) => messages.push(message) })
  onTestFinished(() => watched.close())
  const after = await withTransaction(watched.db, async (trx) => {
    await sql`select 1`.execute(trx)
    await sql`select 1`.execute(db)
    return { read: AsyncResource.bind(() => sql`select 1`.execute(watched.db)) }
  })
  await after.read()
  expect(messages).toEqual([])

  await withTransaction(watched.db, () => sql`select 1`.execute(watched.db))
  await withTransaction(watched.db, () => watched.pool.query('select 1'))
  expect(messages).toEqual(Array(2).fill('A transaction asks for a second connection: read with its own `db`'))
  await expect(withTransaction(db, () => pool.query('select 1'))).rejects.toThrow('second connection')
})

it('runs a transaction again after a deadlock, so that both succeed', async () => {
  const meet = meetingOfTwo()
  let tries = 0
  const move = (first: number, second: number) =>
    withTransaction(db, async (trx) => {
      tries += 1
      await increase(trx, first)
      await meet()
      await increase(trx, second)
    })
  await Promise.all([move(1, 2), move(2, 1)])
  expect(await contents()).toEqual([2, 2])
  // One of the two was retried. On a busy machine they may collide again.
  expect(tries).toBeGreaterThanOrEqual(3)
})

it('runs a serializable transaction again when it could not be put in order', async () => {
  const meet = meetingOfTwo()
  const copySum = (id: number) =>
    withTransaction(
      db,
      async (trx) => {
        const { rows } = await sql<{ sum: number }>`select sum(content) as sum from boxes`.execute(trx)
        await meet()
        await sql`update boxes set content = ${(rows[0]?.sum ?? 0) + 1} where id = ${id}`.execute(trx)
      },
      { isolation: 'serializable' },
    )
  await Promise.all([copySum(1), copySum(2)])
  expect((await contents()).toSorted((a, b) => a - b)).toEqual([1, 2])
})

it('gives up after the configured tries, and reports that the database is unavailable', async () => {
  let tries = 0
  const failing = withTransaction(
    db,
    async (trx) => {
      tries += 1
      await sql`do $$ begin raise exception 'sacrificed' using errcode = '40001'; end $$`.execute(trx)
    },
    { attempts: 3 },
  )
  await expect(failing).rejects.toSatisfy((error) => error instanceof Unavailable && hasErrorCode(error.cause, '40001'))
  expect(tries).toBeGreaterThanOrEqual(3)
})

it('does not repeat a transaction that a constraint refused', async () => {
  let tries = 0
  const refused = withTransaction(db, async (trx) => {
    tries += 1
    await sql`insert into boxes values (1)`.execute(trx)
  })
  await expect(refused).rejects.toSatisfy((error) => isUniqueViolation(error, 'boxes_pkey') && !isUniqueViolation(error, 'other'))
  expect(tries).toBe(1)
})

it('joins an open transaction, and shares its end', async () => {
  const failure = withTransaction(db, async (outer) => {
    await withTransaction(outer, (inner) => increase(inner, 1))
    throw new Error('outer failed')
  })
  await expect(failure).rejects.toThrow('outer failed')
  expect(await contents()).toEqual([0, 0])
})

it('refuses writes in a read-only transaction', async () => {
  const write = withTransaction(db, (trx) => increase(trx, 1), { readOnly: true })
  await expect(write).rejects.toSatisfy((error) => hasErrorCode(error, '25006'))
})

it('prepares a frequent statement, and survives a change of the table under it', async () => {
  const read = () => withTransaction(db, (trx) => sql`select * from boxes where id = ${1}`.execute(trx))
  await pool.query('select 1')
  for (let round = 0; round < 5; round += 1) await read()
  const { rows: prepared } = await pool.query(`select name from pg_prepared_statements where statement like '%from boxes where id = $1%'`)
  expect(prepared).toHaveLength(1)
  await pool.query('alter table boxes add column colour text')
  expect((await read()).rows).toEqual([{ id: 1, content: 0, colour: null }])
})

it('prepares nothing where a pooler would lose it', async () => {
  const pooled = createDatabase({ url, poolSize: 1, preparesStatements: false })
  for (let round = 0; round < 5; round += 1) await sql`select * from boxes where id = ${1}`.execute(pooled.db)
  await pooled.pool.query({ name: 'of_a_library', text: 'select $1::int', values: [1] })
  const { rows } = await pooled.pool.query('select name from pg_prepared_statements')
  await pooled.close()
  expect(rows).toEqual([])
})
