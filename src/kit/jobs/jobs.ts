import type { Pool } from 'pg'
import { type Db as JobDatabase, fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import { NIL } from 'uuid'
import type { z } from 'zod'
import type { Database } from '#kit/database/database.ts'
import type { Log } from '#kit/log/log.ts'
import { seldom } from '#kit/log/seldom.ts'

export type JobDefinition<Payload> = {
  name: string
  payload: z.ZodType<Payload>
  /** Tries after the first, with growing pauses. */
  retryLimit?: number
}

export type EnqueueOptions = { startAfter?: Date }

export type Jobs = {
  /** Enqueues in the caller's transaction: rolled back with it, run only after it commits. */
  enqueue<Payload>(db: Database, job: JobDefinition<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void>
}

export type JobHandler<Payload> = (payload: Payload) => Promise<void>

export type JobRunner = Jobs & {
  work<Payload>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): void
  /** Runs a handler on a cron line (UTC), on one instance at a time. */
  schedule(name: string, cron: string, handler: () => Promise<void>): void
  /** Makes the queues, so that jobs can be enqueued. */
  open(): Promise<void>
  /** Begins to work them off. */
  start(): Promise<void>
  /** Lets running jobs finish. */
  stop(): Promise<void>
}

export function defineJob<Payload>(job: JobDefinition<Payload>): JobDefinition<Payload> {
  return job
}

/** A stop waits this long for running jobs; a longer one is tried again by whoever starts next. */
const longestJobMs = 5000

/** A job that failed is tried again later. What it says of itself may name a person, so only its kind and place are logged. */
async function telling(log: Log, job: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const { name, stack = '' } = error instanceof Error ? error : new Error()
    const [, place] = /^\s+(at .*)/m.exec(stack) ?? []
    log.error({ job, type: name, place }, 'job failed')
    throw error
  }
}

/** One statement after another: queues that ask all at once, twice a second, would keep a connection of the pool alive for each. */
function inTurn(pool: Pool): JobDatabase {
  let last: Promise<unknown> = Promise.resolve()
  return {
    executeSql(text, values) {
      const result = last.then(() => pool.query(text, values))
      last = result.catch(() => undefined)
      return result
    },
  }
}

/** pg-boss on the shop's own pool; a handler must be safe to run twice. */
export function createJobRunner({ pool, log }: { pool: Pool; log: Log }): JobRunner {
  const boss = new PgBoss({
    db: inTurn(pool),
    schema: 'jobs',
    supervise: true,
  })
  // Each queue is asked twice a second.
  const complain = seldom()
  boss.on('error', (error) => complain((unsaid) => log.error({ err: error, unsaid }, 'job queue failed')))
  const queues: (() => Promise<void>)[] = []
  const workers: (() => Promise<void>)[] = []

  /** Looked at once made: the first job would look by a second connection, which may wait for ever while transactions hold them all. */
  async function makeQueue(name: string, options: QueueOptions = {}): Promise<void> {
    await boss.createQueue(name, options)
    await boss.findJobs(name, { id: NIL })
  }

  return {
    async enqueue(db, job, payload, options = {}) {
      await boss.send(job.name, job.payload.parse(payload) as object, {
        db: fromKysely(db),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      })
    },
    work(job, handler) {
      queues.push(() => makeQueue(job.name, { retryLimit: job.retryLimit ?? 5, retryDelay: 2, retryBackoff: true }))
      workers.push(async () => {
        await boss.work(job.name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async (batch) => {
          for (const { data } of batch) await telling(log, job.name, () => handler(job.payload.parse(data)))
        })
      })
    },
    schedule(name, cron, handler) {
      queues.push(() => makeQueue(name))
      workers.push(async () => {
        await boss.schedule(name, cron)
        await boss.work(name, () => telling(log, name, handler))
      })
    },
    async open() {
      await boss.start()
      for (const make of queues) await make()
    },
    async start() {
      for (const begin of workers) await begin()
    },
    async stop() {
      await boss.stop({ graceful: true, close: false, timeout: longestJobMs })
    },
  }
}
