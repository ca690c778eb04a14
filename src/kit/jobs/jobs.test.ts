import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '#kit/log/log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createJobRunner, defineJob, type JobDefinition, type JobRunner } from './jobs.ts'

const { db, pool, url } = await testDatabase()
const lines: string[] = []
const log = createLog({ isPretty: false, destination: { write: (line) => lines.push(line) } })
const runners: JobRunner[] = []
let count = 0

beforeEach(() => lines.splice(0))
afterEach(async () => {
  vi.restoreAllMocks()
  for (const runner of runners.splice(0)) await runner.stop()
})

type Payload = { name: string }
function job(changes: Partial<JobDefinition<Payload>> = {}): JobDefinition<Payload> {
  count += 1
  return defineJob({ name: `job-${count}`, payload: z.strictObject({ name: z.string() }), ...changes })
}

/** A separate runner, as in another process. */
async function runner(
  definition: JobDefinition<Payload>,
  handler: (payload: Payload) => Promise<void>,
  databaseUrl: string | undefined = url,
) {
  const made = createJobRunner({ pool, log, ...(databaseUrl === '' ? {} : { databaseUrl }) })
  runners.push(made)
  made.work(definition, handler)
  await made.open()
  return made
}

const until = (condition: () => boolean, timeout = 30_000) => vi.waitFor(() => expect(condition()).toBe(true), { timeout, interval: 5 })

/** Handlers wait here until they are released, one by one. */
function gate() {
  const inside: Payload[] = []
  const doors: (() => void)[] = []
  return {
    inside,
    letOneGo: () => doors.shift()?.(),
    handler: (payload: Payload) =>
      new Promise<void>((resolve) => {
        inside.push(payload)
        doors.push(resolve)
      }),
  }
}

it('begins its jobs where no connection was free as it started', async () => {
  const scheduled = createJobRunner({ pool, log, databaseUrl: url })
  runners.push(scheduled)
  scheduled.schedule(job().name, '0 0 1 1 *', () => Promise.resolve())
  await scheduled.open()
  const query = vi.spyOn(pool, 'query').mockImplementationOnce(() => {
    throw new Error('timeout exceeded when trying to connect')
  })
  await scheduled.start()
  expect(query.mock.calls.length).toBeGreaterThan(1)
})

it('begins a job when the transaction that enqueued it commits, not with the next look', async () => {
  const definition = job()
  const begun: number[] = []
  const worked = await runner(definition, () => Promise.resolve(void begun.push(performance.now())))
  await worked.start()
  const waits: number[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const before = begun.length
    await db.transaction().execute((open) => worked.enqueue(open, definition, { name }))
    const committedAt = performance.now()
    await until(() => begun.length > before)
    waits.push((begun.at(-1) ?? 0) - committedAt)
  }
  // Polls are three seconds apart, so they can't have started most of six jobs in a row. A busy machine may delay one or two.
  expect(waits.toSorted((a, b) => a - b)[3]).toBeLessThan(1500)
})

it('gives requests priority over a job that gives way, and then runs it beside them', async () => {
  const definition = job({ givesWay: true })
  const begun: number[] = []
  const worked = await runner(definition, () => Promise.resolve(void begun.push(performance.now())))
  await worked.start()
  const held = await Promise.all(Array.from({ length: Math.floor(pool.options.max / 2) + 1 }, () => pool.connect()))
  const enqueuedAt = performance.now()
  await worked.enqueue(db, definition, { name: 'patient' })
  await until(() => begun.length === 1)
  for (const client of held) client.release()
  expect((begun[0] ?? 0) - enqueuedAt).toBeGreaterThan(450)
})

it('finds a job whose notification was lost', async () => {
  const definition = job()
  const { inside, handler, letOneGo } = gate()
  const worked = await runner(definition, handler)
  await worked.start()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tulpar listener' and datname = current_database()`.execute(
    db,
  )
  // Imitates a process of an earlier release, which sends no notification.
  await sql`update jobs.queue set notify = false where name = ${definition.name}`.execute(db)
  const silent = createJobRunner({ pool, log })
  runners.push(silent)
  await silent.open()
  await silent.enqueue(db, definition, { name: 'quiet' })
  await expect.poll(() => inside.length, { timeout: 30_000 }).toBe(1)
  letOneGo()
})

it('does without notifications where they are not to be had', async () => {
  const definition = job()
  const { inside, handler, letOneGo } = gate()
  const worked = await runner(definition, handler, '')
  await worked.start()
  await worked.enqueue(db, definition, { name: 'polled' })
  await expect.poll(() => inside.length, { timeout: 30_000 }).toBe(1)
  letOneGo()
})

it('runs as many at a time as the job says, and takes the next as soon as one is done', async () => {
  const definition = job({ concurrency: 2 })
  const { inside, handler, letOneGo } = gate()
  const worked = await runner(definition, handler)
  for (const name of ['1', '2', '3', '4']) await worked.enqueue(db, definition, { name })
  await worked.start()
  await until(() => inside.length === 2)
  const letGoAt = performance.now()
  letOneGo()
  await until(() => inside.length === 3)
  letOneGo()
  await until(() => inside.length === 4)
  expect(performance.now() - letGoAt).toBeLessThan(2900)
  const names = inside.map(({ name }) => name)
  // Two start at once, and either may be notified first.
  expect([names.slice(0, 2).toSorted(), ...names.slice(2)]).toEqual([['1', '2'], '3', '4'])
  letOneGo()
  letOneGo()
})

it('runs the newest first where the job says so, the oldest otherwise', async () => {
  const newest = job({ priority: 'newest_first' })
  const oldest = job()
  const done: Record<string, string[]> = { [newest.name]: [], [oldest.name]: [] }
  const clock = vi.spyOn(Date, 'now')
  const start = performance.timeOrigin
  for (const definition of [newest, oldest]) {
    const worked = await runner(definition, ({ name }) => Promise.resolve(void done[definition.name]?.push(name)))
    for (const [index, name] of ['first', 'second', 'third'].entries()) {
      clock.mockReturnValue(start + index * 1000)
      await worked.enqueue(db, definition, { name })
    }
    await worked.start()
    await until(() => done[definition.name]?.length === 3)
  }
  expect(done).toEqual({ [newest.name]: ['third', 'second', 'first'], [oldest.name]: ['first', 'second', 'third'] })
})

it('shares the work between two processes, and runs nothing twice', async () => {
  const definition = job({ concurrency: 2 })
  const done: string[][] = [[], []]
  const processes = [
    await runner(definition, ({ name }) => Promise.resolve(void done[0]?.push(name))),
    await runner(definition, ({ name }) => Promise.resolve(void done[1]?.push(name))),
  ]
  const names = Array.from({ length: 60 }, (_, index) => `${index}`)
  for (const name of names) await processes[0]?.enqueue(db, definition, { name })
  await Promise.all(processes.map((process) => process.start()))
  await until(() => done.flat().length >= 60)
  expect(done.flat().toSorted()).toEqual(names.toSorted())
  expect(done.map((own) => own.length > 0)).toEqual([true, true])
})

it('retries failures, and reports their kind and place without the person', async () => {
  const definition = job({ retryLimit: 1 })
  let tries = 0
  const worked = await runner(definition, ({ name }) => {
    tries += 1
    return Promise.reject(new TypeError(`no letter for ${name}`))
  })
  await worked.start()
  await worked.enqueue(db, definition, { name: 'Qarlygash' })
  await until(() => lines.length === 2)
  expect(tries).toBe(2)
  const entries = lines.map((line): Record<string, unknown> => JSON.parse(line))
  const failure = { job: definition.name, type: 'TypeError', place: expect.stringContaining('jobs.test.ts'), msg: 'job failed' }
  expect(entries).toMatchObject([
    { ...failure, tries: 1, isGivenUp: false },
    { ...failure, tries: 2, isGivenUp: true },
  ])
  expect(lines.join('')).not.toContain('Qarlygash')
})

it('gives a queue that an earlier release made the options of this one', async () => {
  const definition = job({ retryLimit: 12 })
  await (await runner({ ...definition, retryLimit: 3 }, () => Promise.resolve())).stop()
  await sql`update jobs.queue set notify = false, heartbeat_seconds = null where name = ${definition.name}`.execute(db)
  await runner(definition, () => Promise.resolve())
  const { rows } = await sql`select retry_limit, notify, heartbeat_seconds from jobs.queue where name = ${definition.name}`.execute(db)
  expect(rows).toEqual([{ retry_limit: 12, notify: true, heartbeat_seconds: 30 }])
})
