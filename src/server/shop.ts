import type { Clock } from '#kit/clock/clock.ts'
import type { Config } from '#kit/config/config.ts'
import type { Database } from '#kit/database/database.ts'
import type { Pool } from '#kit/database/pool.ts'
import type { Files } from '#kit/files/files.ts'
import type { ImageQueue } from '#kit/images/image-queue.ts'
import type { BytesInFlight } from '#kit/http/bytes-in-flight.ts'
import type { ResponseCache } from '#kit/http/response-cache.ts'
import type { BodyIntake } from '#kit/http/receive-call.ts'
import type { JobRunner, Jobs } from '#kit/jobs/jobs.ts'
import type { Limits } from '#kit/limits/limits.ts'
import type { Log } from '#kit/log/log.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import type { Telemetry } from '#kit/telemetry/telemetry.ts'
import type { HttpRoute } from '#modules/http-route.ts'
import type { Tag } from '#modules/cache-tags.ts'
import type { ShopMemory } from '#modules/shop-memory.ts'
import type { ApiRouter } from './api.ts'
import type { Demo } from './load-demo.ts'
import type { Metrics } from './metrics.ts'
import type { States } from './open-modules.ts'

export type Shop = {
  config: Config
  log: Log
  clock: Clock
  db: Database
  pool: Pool
  files: Files
  imageQueue: ImageQueue
  jobs: JobRunner
  limits: Limits
  mailer: Mailer
  responseCache: ResponseCache<Tag>
  memory: ShopMemory
  bodies: BodyIntake & {
    /** A separate limit for visitors' events, which arrive unasked. When it is full, no other call is refused. */
    events: BytesInFlight
  }
  demoAccounts: Demo['demoAccounts']
  metrics: Metrics
  telemetry: Telemetry
  states: States
  /** True if a page of this origin belongs to this shop. */
  isOwnOrigin: (origin: string) => boolean
  router: ApiRouter
  http: readonly HttpRoute[]
  /** Starts background work. The shop answers requests before that. */
  startJobs(): Promise<void>
  /** Checks that the database answers and is migrated and that files can be written. */
  checkReady(): Promise<void>
  close(): Promise<void>
}

export type CtxSource = Pick<Shop, 'db' | 'clock' | 'log' | 'files' | 'imageQueue' | 'memory'> & {
  jobs: Jobs
  /** Present only if responses are cached. */
  responseCache?: Shop['responseCache']
}
