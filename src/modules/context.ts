import type { Actor } from '#contract/actor.ts'
import type { Language } from '#contract/languages.ts'
import type { Clock } from '#kit/clock/clock.ts'
import { type Database, withTransaction } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import type { ImageQueue } from '#kit/images/image-queue.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Limits } from '#kit/limits/limits.ts'
import type { Log } from '#kit/log/log.ts'
import type { KeptReads } from '#kit/kept-reads.ts'
import type { Tag, Uses } from './cache-tags.ts'
import type { ShopMemory } from './shop-memory.ts'

/** Given to every use case. `db` is the current transaction, or the pool for reads. */
export type Ctx = {
  db: Database
  actor: Actor
  clock: Clock
  log: Log
  /** By which logs and the audit log name what was asked; 'job' where nobody asked. */
  requestId: string
  language: Language
  files: Files
  /** Whoever decodes an image or looks through a file takes a turn. */
  imageQueue: ImageQueue
  jobs: Jobs
  /** Those of every module, in the order of the modules. */
  listeners: readonly Listener[]
  uses: Uses
  /** What is read for cached answers, dropped by its tags; undefined where everything must be as it is now. */
  kept?: KeptReads<Tag> | undefined
  /** What this shop remembers in this process. */
  memory: ShopMemory
}

/** Acts on what another module tells, in the transaction in which it happened: one that fails takes the cause back with it. */
export type Listener = { event: object; act: (ctx: Ctx, payload: never) => Promise<void> }

/** What the edge knows of one request, besides who asks. */
export type RequestContext = {
  ctx: Ctx
  /** For rate limits: the connection's IP address, or the forwarded one as TRUST_PROXY says. */
  address: string
  idempotencyKey: string | undefined
  /** Tokens of orders placed or tracked without an account, from header or cookie. */
  guestTokens: readonly string[]
  limits: Limits
  /** The request's headers, for signing in and out; empty where an answer is cached for everybody. */
  headers: Headers
  /** Headers to send with the answer, e.g. cookies. */
  reply: Headers
  /** Whether visitors use https, so that cookies may be Secure. */
  isHttps: boolean
  /** Whether a page of somebody else sent it. */
  isForeign: boolean
  /** The limits that this request was counted by. */
  counted: Set<string>
}

/** The same request in the language that it names, e.g. `?lang=kk`. */
export function speaking(ctx: Ctx, language: Language | undefined): Ctx {
  return language === undefined ? ctx : { ...ctx, language }
}

/** Runs a use case in one transaction; deadlocks and serialization failures are retried. */
export function inTransaction<T>(ctx: Ctx, act: (ctx: Ctx) => Promise<T>): Promise<T> {
  return withTransaction(ctx.db, (db) => act({ ...ctx, db }))
}
