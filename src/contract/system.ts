import { z } from 'zod'
import { call } from './call.ts'
import { id, instant } from './fields.ts'

/** The most failed jobs that are listed and that one call can change. */
export const mostFailedJobs = 100

/** Figures of one process. Bytes are memory. `loop_delay_ms`: event loop delay of a request, 99th percentile. */
export const instanceFigures = z.object({
  memory_bytes: z.int(),
  heap_bytes: z.int(),
  loop_delay_ms: z.number(),
  pool: z.object({ most: z.int(), open: z.int(), idle: z.int(), waiting: z.int() }),
  cache: z.object({ answers: z.int(), bytes: z.int(), hits: z.int(), misses: z.int() }),
  streams: z.int(),
})
export type InstanceFigures = z.infer<typeof instanceFigures>

const instance = instanceFigures.extend({
  id,
  host: z.string(),
  pid: z.int(),
  build: z.string().nullable(),
  node: z.string(),
  started_at: instant,
  seen_at: instant,
  /** True for the process that responds. */
  is_this: z.boolean(),
})

const queue = z.object({
  name: z.string(),
  waiting: z.int(),
  /** Jobs with a later start time. */
  later: z.int(),
  active: z.int(),
  failed: z.int(),
  waiting_since: instant.nullable(),
})

/** Only the kind and place of an error, as its message may name a person. */
const failedJob = z.object({
  id,
  name: z.string(),
  failed_at: instant,
  tries: z.int(),
  error: z.string().nullable(),
  place: z.string().nullable(),
})

const backupRun = z.object({
  id,
  began_at: instant,
  ended_at: instant.nullable(),
  name: z.string().nullable(),
  bytes: z.int().nullable(),
  rows: z.int().nullable(),
  files: z.int().nullable(),
  /** Number of rules that a restore drill broke. */
  broken: z.int().nullable(),
  failure: z.string().nullable(),
})
export type BackupRun = z.infer<typeof backupRun>

const systemState = z.object({
  at: instant,
  release: z.object({
    version: z.string(),
    build: z.string().nullable(),
    node: z.string(),
    migration: z.string(),
    /** Migrations of a newer release, unknown to this one. */
    newer_migrations: z.array(z.string()),
  }),
  instances: z.array(instance),
  jobs: z.object({ queues: z.array(queue), failed: z.array(failedJob), failed_total: z.int() }),
  mails: z.object({
    is_sending: z.boolean(),
    sent_today: z.int(),
    waiting: z.int(),
    /** Handed over, but it is unknown whether the mail server took them. */
    unknown: z.int(),
    last_sent_at: instant.nullable(),
  }),
  database: z.object({
    version: z.string(),
    is_embedded: z.boolean(),
    bytes: z.int(),
    connections: z.int(),
    most_connections: z.int(),
    tables: z.array(z.object({ name: z.string(), bytes: z.int(), rows: z.int() })),
    /** Whether PostgreSQL counts statements (pg_stat_statements). */
    statements: z.enum(['counted', 'not_installed', 'not_loaded']),
    slow_queries: z.array(z.object({ query: z.string(), calls: z.int(), mean_ms: z.number(), total_ms: z.number() })),
  }),
  backups: z.object({ is_set: z.boolean(), runs: z.array(backupRun), drill: backupRun.nullable() }),
})
export type SystemState = z.infer<typeof systemState>

const chosenJobs = z.strictObject({ ids: z.array(id).min(1, 'required').max(mostFailedJobs, 'too_many') })

export const systemContract = {
  read: call('admin')
    .route({ method: 'GET', path: '/admin/system', summary: 'Read how the shop runs', tags: ['Admin: system'] })
    .output(systemState),
  retryJobs: call('admin')
    .route({ method: 'POST', path: '/admin/system/failed-jobs/retry', summary: 'Try failed jobs again', tags: ['Admin: system'] })
    .input(chosenJobs)
    .output(z.object({ changed: z.int() })),
  dropJobs: call('admin')
    .route({ method: 'POST', path: '/admin/system/failed-jobs/drop', summary: 'Give failed jobs up', tags: ['Admin: system'] })
    .input(chosenJobs)
    .output(z.object({ changed: z.int() })),
}
