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
import type { Log } from '#kit/log/log.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import type { Tag } from './cache-tags.ts'
import type { Ctx, Listener } from './context.ts'
import type { HttpRoute } from './http-route.ts'
import type { EffectsOf } from './live-effects.ts'
import type { ShopMemory } from './shop-memory.ts'
import type { RowChange, TagsOf } from './row-change.ts'
import type { Vitals } from './vitals.ts'

/** What the server lends to the modules. */
export type ModuleServices = {
  config: Config
  db: Database
  memory: ShopMemory
  log: Log
  clock: Clock
  mailer: Mailer
  responseCache: Pick<ResponseCache<Tag>, 'produce' | 'purge'>
  /** The personal data of every module, in the order of the modules. */
  personalData: () => readonly PersonalData[]
  /** What every module tells the desk. */
  desk: () => DeskParts
  /** How this process is doing. */
  vitals: () => Vitals
  /** A context for work that no visitor asked for, and for cached answers to guests. */
  systemCtx(asking?: Partial<Pick<Ctx, 'actor' | 'language' | 'uses'>>): Ctx
}

/** How much of something waits, and since when the oldest of it does where that is known. */
export type Waiting = { count: number; since: Date | null }

/** What waits for staff at a moment, by its name on the dashboard: SQL that answers one row. One statement asks for all of them. */
export type Waits = Readonly<Partial<Record<WaitName, (now: Date) => RawBuilder<Waiting>>>>

/** Finds the few best things for what staff typed, by their kind in the answer of the search. */
export type Finds = { readonly [Kind in keyof FoundThings]?: (ctx: Ctx, asked: { q: string; most: number }) => Promise<FoundThings[Kind]> }

export type DeskParts = { waits: Waits; finds: Finds }

/** A table of the database, or a view. */
export type TableName = keyof DB

export type Person = { accountId: string; email: string }

/** What a module stores about people: exported when they ask, deleted when they close their account. */
export type PersonalData = {
  /** By the names of the parts in the export. */
  list: Readonly<Record<string, (ctx: Ctx, person: Person) => Promise<unknown>>>
  /** Runs in the transaction that closes the account. Left out where the books need the data, or where something else deletes it. */
  forget?(ctx: Ctx, person: Person): Promise<void>
}

/** For a table that can contain personal data. */
export type PersonalTable = {
  /** The part of the export that contains it, or why none does. */
  told: string | { not: string }
  /** What remains of it when the account is closed and its orders are finished. */
  left: 'nothing' | { because: string }
}

/** A rule that must hold at every moment, about tables of this module and of those below it. */
export type Invariant = {
  rule: string
  /** A query of rows (subject, finding) that violate the rule. */
  violations: string
}

export type CachedAddress = {
  path: RegExp
  /** The parameters that the answer depends on; all others make no entry of their own. */
  query: readonly string[]
  /** The same for every visitor's language, unless a parameter says it. */
  isFile?: true
}

/** What a module does itself when the database tells of a change, whoever made it. */
export type Follower = {
  /** Its own tables, or some that it reads. */
  tables: readonly TableName[]
  /** Before the cached answers that the change makes untrue are dropped. */
  note(change: RowChange): void
  /** Changes may have been missed: when they cease to be heard, and when they are heard again. */
  missed(): void
}

/** Runs on a cron line (UTC), on one process at a time. */
export type Schedule = { name: string; cron: string; run: (ctx: Ctx) => Promise<void> }

/** A job and its handler. */
export type JobWork = { job: JobDefinition<unknown>; handler: JobHandler<unknown> }

export function doJob<Payload>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): JobWork {
  // The queue passes a handler only what its own job's schema has parsed.
  return { job, handler: handler as JobHandler<unknown> }
}

/** The calls of the contract that a module implements, by area. */
export type Routes = { readonly [Area in keyof typeof contract]?: unknown }

/**
 * A module as the server sees it. `state` is what `open` made for this shop and `close` ends; global state would be shared by two shops in
 * one process.
 */
export type Module<Name extends string = string, State = unknown, Answered extends Routes = Routes> = {
  name: Name
  /** The modules that it imports. They stand before it in the list of modules; `scripts/structure` holds its imports to this. */
  needs: readonly string[]
  /** Every table has one owner, who alone writes to it; those who need the owner may read it. */
  tables: readonly TableName[]
  /** Tables that it reads although it does not need their owner, which stands above it. */
  reads?: readonly TableName[]
  open?(services: ModuleServices): State
  close?(state: State): void | Promise<void>
  /** For tables with change notifications: the tags of the cached answers that a change makes stale. */
  tags?: Readonly<Partial<Record<TableName, TagsOf>>>
  /** For its tables whose changes the database tells: whom a change is told to, and whose rights it touches. */
  live?: Readonly<Partial<Record<TableName, EffectsOf>>>
  follows?(services: ModuleServices, state: State): Follower
  routes?(services: ModuleServices, state: State): Answered
  http?(services: ModuleServices, state: State): readonly HttpRoute[]
  /** Addresses, its calls among them, whose answers to guests are cached until a tag that they noted changes. */
  cached?: readonly CachedAddress[]
  /** Each time that a shop opens, before it answers: makes what must be there. Several shops may do so at once. */
  begins?: readonly ((ctx: Ctx) => Promise<void>)[]
  jobs?(services: ModuleServices, state: State): readonly JobWork[]
  schedules?: readonly Schedule[]
  listens?: readonly Listener[]
  /** What of its own waits for somebody of the staff: counted for the dashboard and for the figures beside the places. */
  waits?: Waits
  /** What of its own staff find by typing. */
  finds?: Finds
  /** Deletes expired data, or adds up. A step may run twice, and on its own. */
  nightly?: readonly ((ctx: Ctx) => Promise<void>)[]
  personalData?(state: State): PersonalData
  personalTables?: Readonly<Partial<Record<TableName, PersonalTable>>>
  invariants?: readonly Invariant[]
}

/** Declares a module: everything that the server knows of it. `src/server/modules.ts` lists them. */
export function defineModule<const Name extends string, State = undefined, Answered extends Routes = never>(
  face: Module<Name, State, Answered>,
): Module<Name, State, Answered> {
  return face
}
