import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { fromKysely, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss'
import { NIL } from 'uuid'
import type { z } from 'zod'
import type { Database } from '#kit/database/database.ts'
import type { Log } from '#kit/log/log.ts'
import { seldom } from '#kit/log/seldom.ts'
import { type Telemetry, untraced } from '#kit/telemetry/telemetry.ts'
import { asError, reportFailure } from './job-failures.ts'
import { queueDatabase } from './queue-database.ts'

export type JobDefinition<Payload> = {
  name: string
  payload: z.ZodType<Payload>
  /** Retries after the first attempt, with pauses that start at two seconds and double; default 5. */
  retryLimit?: number
  /** Which waiting job runs first; default the oldest. Newest first suits jobs that a person waits for at the screen. */
  priority?: 'oldest_first' | 'newest_first'
  /** Jobs of this name that one process runs at the same time; default 1. Jobs of different names never wait for each other. */
  concurrency?: number
  /** While requests keep the process busy, each job waits up to half a second. For jobs that no person waits for. */
  givesWay?: boolean
}

export type EnqueueOptions = { startAfter?: Date }

export type Jobs = {
  /** Enqueues in the caller's transaction. The job is rolled back with it and runs only after it commits. */
  enqueue<Payload>(db: Database, job: JobDefinition<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void>
}

export type JobHandler<Payload> = (payload: Payload) => Promise<void>

export type JobRunner = Jobs & {
  work<Payload>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): void
  /** Runs a handler on a cron line (UTC), on one instance at a time. */
  schedule(name: string, cron: string, handler: () => Promise<void>): void
  open(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export type JobRunnerOptions = {
  pool: Pool
  log: Log
  /** The database that sends notifications of new jobs. Without it the queues are polled every second. */
  databaseUrl?: string
  telemetry?: Pick<Telemetry, 'trace' | 'parent'> | undefined
}

export function defineJob<Payload>(job: JobDefinition<Payload>): JobDefinition<Payload> {
  return job
}

/** How long a stop waits for running jobs. The next process to start retries a longer one. */
const longestJobMs = 5000

/** Seconds. A notification wakes the queue at once; polling also finds retries and jobs whose notification was lost. */
const pace = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 3 }

/** A job is retried when its process has sent no heartbeat for this long. Finished jobs are deleted after a day. */
const queueOptions = { notify: true, heartbeatSeconds: 30, deleteAfterSeconds: 24 * 3600 }

/** How often the jobs of dead processes are looked for. pg-boss's default of a minute would delay them. */
const checks = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 30 }

/** Pause before a failed step of starting is retried. */
const startAgainMs = 1000

/** How often a waiting job checks for free connections, and how long it waits at most. */
const givingWay = { lookMs: 25, mostMs: 500 }

/** pg-boss's `priority` is a 32-bit number. Seconds from this date last until 2094. */
const priorityEpochMs = Date.UTC(2026, 0, 1)

/** Runs pg-boss on the shop's own pool. A handler must be safe to run twice. */
export function createJobRunner({ pool, log, databaseUrl, telemetry = untraced }: JobRunnerOptions): JobRunner {
  const boss = new PgBoss({
    db: queueDatabase({ pool, databaseUrl }),
    schema: 'jobs',
    supervise: true,
    ...checks,
    useListenNotify: databaseUrl !== undefined,
  })
  const complain = seldom()
  boss.on('error', (error) =>
    complain((unsaid) => {
      // Workers retry by themselves once a connection is free. pg-boss reports a copy of the error.
      const level = 'code' in error && error.code === 'unavailable' ? 'warn' : 'error'
      log[level]({ err: asError(error), unsaid }, 'job queue failed')
    }),
  )
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'))
  const queues: (() => Promise<void>)[] = []
  const workers: (() => Promise<void>)[] = []

  let isStopping = false

  /** Retries until the database answers, or a shop that starts while all connections are in use would run no jobs. */
  async function retryWhileAway(begin: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await begin()
      } catch (error) {
        if (isStopping) return
        complain((unsaid) => log.warn({ err: asError(error), unsaid }, 'background jobs wait for the database'))
        await pause(startAgainMs, undefined, { ref: false })
      }
    }
  }

  const traced = (name: string, run: () => Promise<void>, parent?: string) =>
    telemetry.trace({ name: `job ${name}`, kind: 'consumer', parent }, run)

  /** Also fills the queue cache: a first send would use a second connection and could deadlock with a full pool. */
  async function makeQueue(name: string, options: QueueOptions = {}): Promise<void> {
    const wanted = { ...queueOptions, ...options }
    await boss.createQueue(name, wanted)
    // A queue made by an earlier release would keep its old options.
    await boss.updateQueue(name, wanted)
    await boss.findJobs(name, { id: NIL })
  }

  /** Runs jobs one after another while there are any. */
  async function openLane<Payload>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): Promise<void> {
    const lane: string = await boss.work(job.name, { ...pace, includeMetadata: true }, async ([taken]: JobWithMetadata[]) => {
      if (!taken) return
      if (job.givesWay) await giveWay(pool)
      const { payload, parent } = withoutParent(taken.data)
      await reportFailure(log, taken, () => traced(job.name, () => handler(job.payload.parse(payload)), parent))
      // Skipped after a failure: the lane pauses until the next poll, so a mail server that is down is not contacted all the time.
      boss.notifyWorker(lane)
    })
  }

  return {
    async enqueue(db, job, payload, options = {}) {
      await boss.send(job.name, withParent(job.payload.parse(payload) as object, telemetry.parent()), {
        db: fromKysely(db),
        ...(job.priority === 'newest_first' ? { priority: Math.floor((Date.now() - priorityEpochMs) / 1000) } : {}),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      })
    },
    work(job, handler) {
      queues.push(() => makeQueue(job.name, { retryLimit: job.retryLimit ?? 5, retryDelay: 2, retryBackoff: true }))
      for (let lane = 0; lane < (job.concurrency ?? 1); lane += 1) workers.push(() => openLane(job, handler))
    },
    schedule(name, cron, handler) {
      queues.push(() => makeQueue(name))
      workers.push(async () => void (await boss.schedule(name, cron)))
      workers.push(async () => {
        await boss.work(name, { includeMetadata: true }, async ([taken]: JobWithMetadata[]) => {
          if (taken) await reportFailure(log, taken, () => traced(name, handler))
        })
      })
    },
    async open() {
      await boss.start()
      for (const make of queues) await make()
    },
    async start() {
      for (const begin of workers) await retryWhileAway(begin)
    },
    async stop() {
      isStopping = true
      await boss.stop({ graceful: true, close: false, timeout: longestJobMs })
    },
  }
}

/** Saved with the payload, so the job continues the trace of the request that enqueued it. */
const parentKey = 'traceparent'

function withParent(payload: object, parent: string | undefined): object {
  return parent === undefined ? payload : { ...payload, [parentKey]: parent }
}

function withoutParent(kept: unknown): { payload: unknown; parent: string | undefined } {
  if (typeof kept !== 'object' || kept === null || !(parentKey in kept)) return { payload: kept, parent: undefined }
  const { [parentKey]: parent, ...payload } = kept
  return { payload, parent: typeof parent === 'string' ? parent : undefined }
}

/** Waits while more than half of the pool is in use, mostly by requests. The waiting job holds no connection yet. */
async function giveWay(pool: Pool): Promise<void> {
  const isBusy = () => pool.totalCount - pool.idleCount > pool.options.max / 2
  for (let waitedMs = 0; waitedMs < givingWay.mostMs && isBusy(); waitedMs += givingWay.lookMs) await pause(givingWay.lookMs)
}
