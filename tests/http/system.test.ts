import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { SystemState } from '#contract/system.ts'
import { newId } from '#kit/ids.ts'
import { noteRun } from '#modules/backups/index.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { shopBeside } from '#tests/support/shop.ts'
import { failedJob } from '#tests/support/system-rows.ts'

const first = await shopWithAccounts()
const { origin, db } = first
const token = await first.admin('keeper@example.com', false)

const read = async () => (await first.call('GET', '/api/admin/system', { token })).body as SystemState
const settle = async (how: 'retry' | 'drop', ids: string[]) => {
  const { status, body } = await first.call('POST', `/api/admin/system/failed-jobs/${how}`, { token, body: { ids } })
  return [status, body]
}

it('names every instance that is up, and which of them answers', async () => {
  expect((await read()).instances).toMatchObject([{ is_this: true, pid: process.pid, pool: { most: 6 } }])
  const other = await shopBeside(first)
  await fetch(`${other.origin}/api/admin/system`, { headers: { authorization: `Bearer ${token}` } })
  const { instances } = await read()
  expect(instances).toHaveLength(2)
  expect(instances.filter(({ is_this }) => is_this)).toHaveLength(1)
  for (const { memory_bytes, node } of instances) {
    expect(memory_bytes).toBeGreaterThan(10_000_000)
    expect(node).toBe(process.version)
  }
})

it('drops an instance that has not reported for a while', async () => {
  const gone = newId()
  const long = new Date(Date.now() - 60_000)
  const [figures] = await db.selectFrom('instances').select('figures').execute()
  await db
    .insertInto('instances')
    .values({ id: gone, host: 'gone', pid: 1, node: 'v24', started_at: long, seen_at: long, figures: JSON.stringify(figures?.figures) })
    .execute()
  expect((await read()).instances.map(({ host }) => host)).not.toContain('gone')
})

it('counts answers from memory and those that had to be made', async () => {
  const before = (await read()).instances.find(({ is_this }) => is_this)?.cache
  for (let asked = 0; asked < 3; asked += 1) await (await fetch(`${origin}/api/categories`)).text()
  const after = (await read()).instances.find(({ is_this }) => is_this)?.cache
  expect([(after?.hits ?? 0) - (before?.hits ?? 0), (after?.misses ?? 0) - (before?.misses ?? 0)]).toEqual([2, 1])
})

it('shows what failed without what its error says, and tries it again', async () => {
  const stack = 'TypeError: no letter for Qarlygash\n    at send (/shop/send.ts:3:1)\n    at next (/shop/next.ts:9:1)'
  const id = await failedJob(db, { name: 'back-up', output: { name: 'TypeError', message: 'no letter for Qarlygash', stack } })
  const status = await read()
  expect(status.jobs).toMatchObject({ failed_total: 1, failed: [{ id, name: 'back-up', tries: 6, error: 'TypeError' }] })
  expect(status.jobs.failed[0]?.place).toBe('at send (/shop/send.ts:3:1)')
  expect(JSON.stringify(status)).not.toContain('Qarlygash')
  expect(await settle('retry', [id, newId()])).toEqual([200, { changed: 1 }])
  // Without BACKUP_TO the job has nothing to do, so this retry succeeds.
  await expect.poll(async () => (await stateOf(id)) ?? 'gone', { timeout: 30_000 }).toBe('completed')
  expect((await read()).jobs.failed).toEqual([])
  expect(await settle('retry', [id])).toEqual([200, { changed: 0 }])
})

it('gives up a cancelled job, and records who did', async () => {
  const ids = [await failedJob(db, { name: 'back-up' }), await failedJob(db, { name: 'back-up' })]
  expect(await settle('drop', ids)).toEqual([200, { changed: 2 }])
  expect(await stateOf(ids[0] ?? '')).toBeUndefined()
  const entry = await db.selectFrom('audit_log').selectAll().where('action', '=', 'job.drop').executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ entity: 'job', entity_name: 'back-up', changes: { failed_jobs: [2, 0] } })
})

it('counts runnable jobs of a queue, and their waiting time', async () => {
  const name = 'nightly-clean-up'
  await sql`insert into jobs.job (id, name, data, start_after) values
    (${newId()}, ${name}, '{}', now() + interval '1 hour'), (${newId()}, ${name}, '{}', now() + interval '2 hours')`.execute(db)
  const queue = (await read()).jobs.queues.find((one) => one.name === name)
  expect(queue).toEqual({ name, waiting: 0, later: 2, active: 0, failed: 0, waiting_since: null })
  expect((await read()).jobs.queues.some((one) => one.name.startsWith('__'))).toBe(false)
})

it('shows backups and the last restore that was tried', async () => {
  expect((await read()).backups).toEqual({ is_set: false, runs: [], drill: null })
  const made = { name: 'tulpar-2026-11-24', bytes: 5_000_000, rows: 1200, files: 3 }
  await noteRun(db, 'backup', String, () => Promise.resolve(made))
  await noteRun(db, 'drill', String, () => Promise.resolve({ ...made, broken: 0 }))
  await noteRun(
    db,
    'backup',
    () => 'the bucket is away',
    () => Promise.reject(new Error('away')),
  ).catch(() => undefined)
  const { runs, drill } = (await read()).backups
  expect(runs).toMatchObject([
    { failure: 'the bucket is away', bytes: null },
    { ...made, failure: null },
  ])
  expect(drill).toMatchObject({ ...made, broken: 0 })
})

it('says what the database is, and that it does not count its queries', async () => {
  const { database, release } = await read()
  expect(database).toMatchObject({ is_embedded: false, statements: 'not_installed', slow_queries: [] })
  expect(database.bytes).toBeGreaterThan(1_000_000)
  expect(database.tables.length).toBeGreaterThan(5)
  expect(release).toMatchObject({ build: null, newer_migrations: [], migration: expect.stringMatching(/^\d{4}_/) })
})

it('says which migrations of a newer release are there', async () => {
  await sql`insert into schema_migrations (name, checksum) values ('9999_of_tomorrow.sql', 'x')`.execute(db)
  expect((await read()).release.newer_migrations).toEqual(['9999_of_tomorrow.sql'])
  await sql`delete from schema_migrations where name = '9999_of_tomorrow.sql'`.execute(db)
})

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`select state from jobs.job where id = ${id}`.execute(db)
  return rows[0]?.state
}
