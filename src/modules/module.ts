import type { RawBuilder } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { FoundThings } from '#contract/desk.ts'
import type { WaitName } from '#contract/rules/waiting-lists.ts'
import type { Clock } from '#kit/clock/clock.ts'
import type { Config } from '#kit/config/config.ts'
import type { Database } from '#kit/database/database.ts'
import type { DB } from '#kit/database/tables.ts'
import type { ResponseCache } from '#kit/http/response-cache.ts'
import type { JobDefinition, JobHandler } from '#kit/jobs/jobs.ts'
import type { Limits } from '#kit/limits/limits.ts'
import type { Log } from '#kit/log/log.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import type { Tag } from './cache-tags.ts'
import type { Ctx, Listener } from './context.ts'
import type { HttpRoute } from './http-route.ts'
import type { EffectsOf } from './live-effects.ts'
import type { ShopMemory } from './shop-memory.ts'
import type { RowChange, TagsOf } from './row-change.ts'
import type { Vitals } from './vitals.ts'

export type ModuleServices = {
  config: Config
  db: Database
  memory: ShopMemory
  log: Log
  clock: Clock
  limits: Limits
  mailer: Mailer
  responseCache: Pick<ResponseCache<Tag>, 'produce' | 'purge' | 'clear'>
  personalData: () => readonly PersonalData[]
  desk: () => DeskParts
  vitals: () => Vitals
  /** Returns a context for background work, and for cached responses to guests. */
  systemCtx(asking?: Partial<Pick<Ctx, 'actor' | 'language' | 'uses'>>): Ctx
}

/** The number of waiting entries, and since when the oldest waits, if known. */
export type Waiting = { count: number; since: Date | null }

/** Work waiting for staff, by its name on the dashboard: SQL that returns one row. One statement queries all of them. */
export type PendingCounts = Readonly<Partial<Record<WaitName, (now: Date) => RawBuilder<Waiting>>>>

/** Finds the few best matches for a staff search, by kind of result. */
export type Searches = {
  readonly [Kind in keyof FoundThings]?: (ctx: Ctx, asked: { q: string; most: number }) => Promise<FoundThings[Kind]>
}

export type DeskParts = { pendingCounts: PendingCounts; searches: Searches }

export type TableName = keyof DB

export type Person = { accountId: string; email: string }

/** Personal data that a module stores: exported on request, deleted when the account is closed. */
export type PersonalData = {
  /** Keyed by the names of the parts in the export. */
  list: Readonly<Record<string, (ctx: Ctx, person: Person) => Promise<unknown>>>
  /** Runs in the transaction that closes the account. Omitted where accounting needs the data, or where other code deletes it. */
  forget?(ctx: Ctx, person: Person): Promise<void>
}

/** For a table that can contain personal data. */
export type PersonalTable = {
  /** The part of the export that contains it, or why none does. */
  exported: string | { not: string }
  /** What remains after the account is closed and its orders are finished. */
  afterClosing: 'nothing' | { because: string }
}

export type Invariant = {
  rule: string
  /** A query that returns rows (subject, finding) violating the rule. */
  violations: string
}

export type CachedAddress = {
  path: RegExp
  /** Parameters that the response depends on. Others are not part of the cache key. */
  query: readonly string[]
  /** The same in every language, unless a parameter selects one. */
  isFile?: true
}

/** A module's own reaction to database change notifications, regardless of their cause. */
export type Follower = {
  /** Its own tables, or tables that it reads. */
  tables: readonly TableName[]
  /** Called before the cached responses that the change makes stale are purged. */
  note(change: RowChange): void
  /** Called when notifications stop and again when they resume, since changes may have been missed. */
  missed(): void
}

/** Runs on a cron schedule (UTC), in one process at a time. */
export type Schedule = { name: string; cron: string; run: (ctx: Ctx) => Promise<void> }

export type JobWork = { job: JobDefinition<unknown>; handler: JobHandler<unknown> }

export function doJob<Payload>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): JobWork {
  // The queue passes a handler only payloads parsed by its own job's schema.
  return { job, handler: handler as JobHandler<unknown> }
}

/** The contract's calls that a module implements, by area. */
export type Routes = { readonly [Area in keyof typeof contract]?: unknown }

/**
 * A module as the server sees it. `open` creates `state` for one shop and `close` ends it; global state would be shared by two shops in one
 * process.
 */
export type Module<Name extends string = string, State = unknown, Answered extends Routes = Routes> = {
  name: Name
  /** The modules that it imports. They precede it in the list of modules; `scripts/structure` checks its imports against this. */
  needs: readonly string[]
  /** Each table has one owner, the only module that writes to it. Modules that need the owner may read it. */
  tables: readonly TableName[]
  /** Tables that it reads without needing their owner, which comes later in the list. */
  reads?: readonly TableName[]
  open?(services: ModuleServices): State
  close?(state: State): void | Promise<void>
  /** For tables with change notifications: the tags of the cached responses that a change makes stale. */
  tags?: Readonly<Partial<Record<TableName, TagsOf>>>
  /** For its tables with change notifications: the topics to notify of a change, and the rights it affects. */
  live?: Readonly<Partial<Record<TableName, EffectsOf>>>
  onChange?(services: ModuleServices, state: State): Follower
  routes?(services: ModuleServices, state: State): Answered
  http?(services: ModuleServices, state: State): readonly HttpRoute[]
  /** Addresses, including contract calls, whose responses to guests are cached until one of their tags changes. */
  cached?: readonly CachedAddress[]
  /** Run each time a shop opens, before it answers, to create required data. Several shops may run it at once. */
  onStart?: readonly ((ctx: Ctx) => Promise<void>)[]
  jobs?(services: ModuleServices, state: State): readonly JobWork[]
  schedules?: readonly Schedule[]
  listens?: readonly Listener[]
  /** Its entries that wait for staff, counted for the dashboard and the navigation badges. */
  pendingCounts?: PendingCounts
  /** Its records that staff can find by search. */
  searches?: Searches
  /** Deletes expired data or adds up figures. A step may run twice, and independently of the others. */
  nightly?: readonly ((ctx: Ctx) => Promise<void>)[]
  personalData?(state: State): PersonalData
  personalTables?: Readonly<Partial<Record<TableName, PersonalTable>>>
  invariants?: readonly Invariant[]
}

/** Declares a module with all its parts for the server. `src/server/modules.ts` lists the modules. */
export function defineModule<const Name extends string, State = undefined, Answered extends Routes = never>(
  face: Module<Name, State, Answered>,
): Module<Name, State, Answered> {
  return face
}
