import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { interruptibleWire } from '#tests/support/interruptible-wire.ts'
import { Unavailable } from '../http/domain-error.ts'
import { createDatabase, type Database, withTransaction } from './database.ts'

const { db, url, name } = await testDatabase({ poolSize: 3 })
const beside = createDatabase({ url, poolSize: 1 })
/** Runs outside any transaction, because a transaction must not open a second connection. */
const askBeside = AsyncResource.bind((statement: string, pid: number | undefined) => beside.pool.query(statement, [pid]))

const uncaught = vi.fn()
process.on('uncaughtException', uncaught)
afterAll(async () => {
  process.off('uncaughtException', uncaught)
  await beside.close()
})

const patience = { timeout: 30_000, interval: 10 }
const pidOf = async (trx: Database) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]?.pid

it('reports a lost connection to its transaction, and continues with another', async () => {
  const cutOff = withTransaction(db, async (trx) => {
    const pid = await pidOf(trx)
    await askBeside('select pg_terminate_backend($1, 5000)', pid)
    // The connection ends while idle, before the next statement.
    await vi.waitFor(async () => {
      const { rowCount } = await askBeside('select from pg_stat_activity where pid = $1', pid)
      expect(rowCount).toBe(0)
    }, patience)
    await sql`select 1`.execute(trx)
  })
  await expect(cutOff).rejects.toBeInstanceOf(Unavailable)
  await expect(withTransaction(db, pidOf)).resolves.toBeGreaterThan(0)
  expect(uncaught).not.toHaveBeenCalled()
})

it('recognises the limit of an idle transaction', async () => {
  const cutOff = withTransaction(db, async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = '20ms'`.execute(trx)
    const pid = await pidOf(trx)
    await vi.waitFor(async () => {
      const { rowCount } = await askBeside('select from pg_stat_activity where pid = $1', pid)
      expect(rowCount).toBe(0)
    }, patience)
    await sql`select 1`.execute(trx)
  })
  await expect(cutOff).rejects.toBeInstanceOf(Unavailable)
  expect(uncaught).not.toHaveBeenCalled()
})

const away = [
  '08006 connection_failure',
  '25P03 idle_in_transaction_session_timeout',
  '53000 insufficient_resources',
  '53100 disk_full',
  '53200 out_of_memory',
  '53300 too_many_connections',
  '53400 configuration_limit_exceeded',
  '57014 query_canceled',
  '57P01 admin_shutdown',
  '57P02 crash_shutdown',
  '57P03 cannot_connect_now',
  '58000 system_error',
  '58030 io_error',
  '58P01 undefined_file',
]
const faults = [
  '22012 division_by_zero',
  '23505 unique_violation',
  '40001 serialization_failure',
  '42601 syntax_error',
  'XX001 data_corrupted',
]

const failWith = (state: string) =>
  sql.raw(`do $$ begin raise exception 'as requested' using errcode = '${state.slice(0, 5)}'; end $$`).execute(db)

it.each(away)('is unavailable with %s', async (state) => {
  await expect(failWith(state)).rejects.toBeInstanceOf(Unavailable)
})

it.each(faults)('is available with %s', async (state) => {
  await expect(failWith(state)).rejects.not.toBeInstanceOf(Unavailable)
})

it('looks for another server when its own becomes a standby', async () => {
  const pid = await pidOf(db)
  await sql`create table doors (id int)`.execute(db)
  await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(db)
  await sql`set default_transaction_read_only = on`.execute(db)
  await expect(sql`insert into doors values (1)`.execute(db)).rejects.toBeInstanceOf(Unavailable)
  expect(await pidOf(db)).not.toBe(pid)
  await sql`set default_transaction_read_only = off`.execute(db)
  await sql.raw(`alter database ${name} set default_transaction_read_only = off`).execute(db)
})

async function throughWire(statementTimeoutMs: number) {
  const wire = await interruptibleWire(url)
  const connection = createDatabase({ url: wire.url, poolSize: 1, statementTimeoutMs })
  onTestFinished(async () => {
    await connection.close()
    wire.close()
  })
  return { wire, connection }
}

it('reports why a transaction was given up, and not that its rollback failed', async () => {
  const { wire, connection } = await throughWire(200)
  const given = withTransaction(connection.db, async (inside) => {
    await pidOf(inside)
    wire.goSilent()
    return pidOf(inside)
  })
  await expect(given).rejects.toMatchObject({ code: 'unavailable', cause: { message: 'Query read timeout' } })
})

it('gives up a silent server, and finds it again later', async () => {
  const { wire, connection } = await throughWire(1000)
  await expect(pidOf(connection.db)).resolves.toBeGreaterThan(0)
  wire.goSilent()
  const startedAt = performance.now()
  await expect(withTransaction(connection.db, pidOf)).rejects.toBeInstanceOf(Unavailable)
  expect(performance.now() - startedAt).toBeLessThan(15_000)
  await expect(pidOf(connection.db)).resolves.toBeGreaterThan(0)
})
