import type { Actor } from '#contract/actor.ts'
import type { Language } from '#contract/languages.ts'
import type { Clock } from '#kit/clock/clock.ts'
import { type Database, withTransaction } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import type { ImageQueue } from '#kit/images/image-queue.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Limits } from '#kit/limits/limits.ts'
import type { Log } from '#kit/log/log.ts'
import type { ReadCache } from '#kit/read-cache.ts'
import type { Tag, Uses } from './cache-tags.ts'
import type { ShopMemory } from './shop-memory.ts'

/** Passed to every use case. `db` is the current transaction, or the pool for reads. */
export type Ctx = {
  db: Database
  actor: Actor
  clock: Clock
  log: Log
  /** Identifies the request in logs and the audit log; 'job' in a background job. */
  requestId: string
  language: Language
  files: Files
  /** Limits concurrent work: image decoding and file scans run through it. */
  imageQueue: ImageQueue
  jobs: Jobs
  /** The listeners of all modules, in the order of the modules. */
  listeners: readonly Listener[]
  uses: Uses
  /** Reads stored for cached responses and purged by their tags; undefined where every read must be current. */
  kept?: ReadCache<Tag> | undefined
  /** State of this shop in this process. */
  memory: ShopMemory
}

/** Handles another module's event in the transaction that raised it. A failing listener rolls the transaction back. */
export type Listener = { event: object; act: (ctx: Ctx, payload: never) => Promise<void> }

/** Data of one request beyond its actor. */
export type RequestContext = {
  ctx: Ctx
  /** For rate limits: the connection's IP address, or the forwarded one if TRUST_PROXY is set. */
  address: string
  idempotencyKey: string | undefined
  /** Tokens of orders placed or tracked without an account, from header or cookie. */
  guestTokens: readonly string[]
  limits: Limits
  /** The request's headers, for signing in and out; empty when a response is cached for everybody. */
  headers: Headers
  /** Headers of the response, for example cookies. */
  reply: Headers
  /** Whether visitors use https, so cookies may be Secure. */
  isHttps: boolean
  /** Whether a page of another site sent the request. */
  isForeign: boolean
  /** The limits that have counted this request. */
  counted: Set<string>
}

/** Returns the context in the language that the request names, for example `?lang=kk`. */
export function speaking(ctx: Ctx, language: Language | undefined): Ctx {
  return language === undefined ? ctx : { ...ctx, language }
}

/** Runs a use case in one transaction; deadlocks and serialization failures are retried. */
export function inTransaction<T>(ctx: Ctx, act: (ctx: Ctx) => Promise<T>): Promise<T> {
  return withTransaction(ctx.db, (db) => act({ ...ctx, db }))
}
