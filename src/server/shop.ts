import type { Clock } from '#kit/clock/clock.ts'
import type { Config } from '#kit/config/config.ts'
import type { Database } from '#kit/database/database.ts'
import type { Pool } from '#kit/database/pool.ts'
import type { Files } from '#kit/files/files.ts'
import type { KeptAnswers } from '#kit/http/kept-answers.ts'
import type { BodyIntake } from '#kit/http/receive-call.ts'
import type { JobRunner, Jobs } from '#kit/jobs/jobs.ts'
import type { Limits } from '#kit/limits/limits.ts'
import type { Log } from '#kit/log/log.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import type { Analytics } from '#modules/analytics/index.ts'
import type { LiveChanges } from '#modules/live/index.ts'
import type { Identity } from '#modules/identity/index.ts'
import type { ApiRouter } from './api.ts'
import type { Metrics } from './metrics.ts'

/** Everything a running shop holds, opened once by `openShop`. */
export type Shop = {
  config: Config
  log: Log
  clock: Clock
  db: Database
  pool: Pool
  files: Files
  jobs: JobRunner
  limits: Limits
  mailer: Mailer
  kept: KeptAnswers
  /** How bodies come in. */
  bodies: BodyIntake
  /** What open pages are told of changes. */
  live: LiveChanges
  /** What visitors do is gathered here until it is written. */
  analytics: Pick<Analytics, 'receive' | 'flush'>
  metrics: Metrics
  identity: Identity
  router: ApiRouter
  /** Begins background work; the shop answers before. */
  startJobs(): Promise<void>
  /** Whether the database answers and is migrated and files can be written. */
  checkReady(): Promise<void>
  close(): Promise<void>
}

/** The part of a shop that use cases are given. */
export type CtxSource = Pick<Shop, 'db' | 'clock' | 'log' | 'files'> & { jobs: Jobs }
