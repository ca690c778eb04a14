import type { Actor } from '#contract/actor.ts'
import type { Language } from '#contract/languages.ts'
import type { Clock } from '#kit/clock/clock.ts'
import { type Database, withTransaction } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Limits } from '#kit/limits/limits.ts'
import type { Log } from '#kit/log/log.ts'

/** What an answer was made from, as tags such as `product:<id>`; a kept page is dropped when one of its tags changes. */
export type Uses = { add(tag: string): unknown }

/** Given to every use case. `db` is the current transaction, or the pool for reads. */
export type Ctx = {
  db: Database
  actor: Actor
  clock: Clock
  log: Log
  language: Language
  files: Files
  jobs: Jobs
  uses: Uses
}

/** What the edge knows of one request, besides who asks. */
export type RequestContext = {
  ctx: Ctx
  /** For rate limits: the address of the connection, or the forwarded one where TRUST_PROXY says so. */
  address: string
  idempotencyKey: string | undefined
  /** Tokens of orders placed or tracked without an account, from header or cookie. */
  guestTokens: readonly string[]
  limits: Limits
  /** As they were sent, for who signs in and out by them; empty where an answer is kept for everybody. */
  headers: Headers
  /** Headers to send with the answer, e.g. cookies. */
  reply: Headers
  /** Whether visitors come by https, so that cookies may be Secure. */
  isHttps: boolean
  requestId: string
}

/** The same request in the language that it names, e.g. `?lang=kk`. */
export function speaking(ctx: Ctx, language: Language | undefined): Ctx {
  return language === undefined ? ctx : { ...ctx, language }
}

/** Runs a use case in one transaction; deadlocks and serialization failures are tried again. */
export function inTransaction<T>(ctx: Ctx, act: (ctx: Ctx) => Promise<T>): Promise<T> {
  return withTransaction(ctx.db, (db) => act({ ...ctx, db }))
}
