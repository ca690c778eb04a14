import { rmSync } from 'node:fs'
import type pg from 'pg'
import { createClient } from './client.ts'
import { ensureCluster, pause, type ServerProcess, spawnServer, stopServer } from './embedded-process.ts'
import type { Durability } from './embedded-flags.ts'
import { findServerPid, isAboutLock } from './embedded-lock-files.ts'
import { type EmbeddedPlace, findEmbeddedPlace } from './embedded-place.ts'
import { hasErrorCode } from './sql-errors.ts'

export interface EmbeddedServer {
  /** The cluster's folder. Outside DATA_DIR only when root runs the shop from a closed folder. */
  folder: string
  /** True if this call started the server, false if it joined a running one. */
  started: boolean
  /** Returns the address of a database for the shop's role, which owns it and is no superuser. */
  url(database?: string): string
  /** The superuser's address of the maintenance database. */
  adminUrl: string
  /** Close every connection first. The last process to leave stops the server, even if another one started it. */
  release(): Promise<'stopped' | 'left running'>
}

export interface EmbeddedServerOptions {
  dataDir: string
  durability?: Durability
  onLost?: () => void
}

/** Each process that uses the server holds this lock in shared mode. The one that gets it exclusively may stop the server. */
const presenceLock = 7_301_811
const startTimeoutMs = 30_000
const databaseName = 'tulpar'

/** Starts PostgreSQL under DATA_DIR, or joins the server that another process started there. */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const durability = options.durability ?? 'durable'
  const place = findEmbeddedPlace(options.dataDir)
  await ensureCluster(place, durability)
  const adminUrl = socketUrl(place, 'postgres', 'postgres')
  let leaving = false
  const first = await enter(place, durability, adminUrl, () => leaving)
  let presence = Promise.resolve(first.client)
  watch(first.client)
  await ensureOwnDatabase(first.client)

  function watch(client: pg.Client): void {
    client.once('end', () => {
      if (leaving) return
      options.onLost?.()
      presence = reenter()
      presence.catch(() => undefined)
    })
  }

  async function reenter(): Promise<pg.Client> {
    for (;;) {
      try {
        const { client } = await enter(place, durability, adminUrl, () => leaving)
        watch(client)
        return client
      } catch (error) {
        if (leaving) throw error
        await pause(1000)
      }
    }
  }

  async function leave(): Promise<'stopped' | 'left running'> {
    leaving = true
    const client = await presence.catch(() => undefined)
    if (!client) return 'left running'
    const isLast = await isAlone(client)
    if (isLast) await stopServer(place.folder)
    await client.end().catch(() => undefined)
    if (isLast && place.socketFolder !== place.folder) rmSync(place.socketFolder, { recursive: true, force: true })
    return isLast ? 'stopped' : 'left running'
  }

  let left: ReturnType<typeof leave> | undefined
  return {
    folder: place.folder,
    started: first.started,
    adminUrl,
    url: (database = databaseName) => socketUrl(place, database, databaseName),
    release: () => (left ??= leave()),
  }
}

function socketUrl(place: EmbeddedPlace, database: string, user: string): string {
  return `postgresql://${user}@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(place.socketFolder)}`
}

interface Presence {
  client: pg.Client
  started: boolean
}

async function enter(place: EmbeddedPlace, durability: Durability, adminUrl: string, isLeaving: () => boolean): Promise<Presence> {
  const deadline = Date.now() + startTimeoutMs
  let server: ServerProcess | undefined
  let reason = ''
  while (Date.now() < deadline && !isLeaving()) {
    const attempt = await tryEnter(adminUrl)
    if (attempt.client) return { client: attempt.client, started: server !== undefined && server.pid === findServerPid(place.folder) }
    reason = server?.exitReason() ?? attempt.reason
    const isOver = server?.exitReason() !== undefined
    // Another server may hold the folder briefly while it starts or stops, and a killed one's children for longer. Then our server exits,
    // and we try again.
    if (isOver && !isAboutLock(reason)) break
    if (attempt.isAbsent && (!server || isOver)) server = spawnServer(place, durability)
    await pause(isOver ? 50 : 5)
  }
  throw new Error(`the embedded database did not start: ${reason}`)
}

interface Attempt {
  client?: pg.Client
  isAbsent: boolean
  reason: string
}

async function tryEnter(adminUrl: string): Promise<Attempt> {
  const client = createClient({ connectionString: adminUrl, application_name: 'tulpar presence' })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [presenceLock])
    return { client, isAbsent: false, reason: '' }
  } catch (error) {
    await client.end().catch(() => undefined)
    return { isAbsent: hasErrorCode(error, 'ENOENT', 'ECONNREFUSED'), reason: error instanceof Error ? error.message : String(error) }
  }
}

async function isAlone(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [presenceLock])
    // The server takes a moment to notice that a client was killed.
    await client.query(`set lock_timeout = '100ms'`)
    await client.query('select pg_advisory_lock($1)', [presenceLock])
    return true
  } catch {
    return false
  }
}

async function ensureOwnDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
  if (rows.length > 0) return
  await unlessPresent(client.query(`create role ${databaseName} login`))
  await unlessPresent(client.query(`create database ${databaseName} owner ${databaseName}`))
}

/** Ignores the error when another process that starts at the same moment has already created it. */
async function unlessPresent(creation: Promise<unknown>): Promise<void> {
  try {
    await creation
  } catch (error) {
    if (!hasErrorCode(error, '42710', '42P04', '23505', '55006')) throw error
  }
}
