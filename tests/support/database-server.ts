import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { projectRoot } from '#kit/config/project-root.ts'
import { createClient } from '#kit/database/client.ts'
import { createDatabase } from '#kit/database/database.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { migrate, readMigrations } from '#kit/database/migrations.ts'
import { createJobRunner } from '#kit/jobs/jobs.ts'
import { createLog } from '#kit/log/log.ts'
import { withLock } from '../../scripts/setup/lock.mjs'
import { isAlive, sharedMemoryFolder } from './memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: TestServer
  }
}

export interface TestServer {
  adminUrl: string
  /** Name of a migrated, empty database to copy. It includes the tables of the job queue. */
  template: string
}

const templateLock = 7_301_813
const templatesKept = 5

/** Vitest's global setup. All simultaneous runs on this checkout share one server; the last run to end stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const { release, ...server } = await startTestServer()
  project.provide('database', server)
  return release
}

/** Starts the server in memory where there is room, and the last run removes it. Otherwise it is on the disk for the next run. */
export function startTestServer(): Promise<TestServer & { release: () => Promise<unknown> }> {
  const inMemory = sharedMemoryFolder()
  if (inMemory === undefined) return openTestServer(join(projectRoot, 'node_modules', '.cache', 'tulpar', 'test-database'))
  return inTurn(async () => {
    const server = await openTestServer(inMemory)
    const release = () =>
      inTurn(async () => {
        if ((await server.release()) === 'stopped') rmSync(inMemory, { recursive: true, force: true })
      })
    return { ...server, release }
  })
}

/** A run that starts must not find the folder that another run is removing. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLock('test-database', () => undefined, work)
}

async function openTestServer(dataDir: string) {
  const server = await startEmbeddedServer({ dataDir, durability: 'disposable' })
  const admin = createClient({ connectionString: server.adminUrl })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [templateLock])
    await dropLeftOvers(admin)
    const template = await ensureTemplate(admin, server.url)
    return {
      adminUrl: server.adminUrl,
      template,
      release: () => server.release(),
    }
  } catch (error) {
    await server.release()
    throw error
  } finally {
    await admin.end()
  }
}

/** Returns the address of a database on the test server, with the shop's own role. */
export function addressOf(server: TestServer, database: string): string {
  const url = new URL(server.adminUrl)
  url.username = 'tulpar'
  url.pathname = `/${database}`
  return url.href
}

/** Each state of the migrations and of the job queue has its own template, because migrations change during development. */
async function ensureTemplate(admin: pg.Client, urlOf: (database: string) => string): Promise<string> {
  const migrations = readMigrations()
  const parts = [...migrations.map(({ name, checksum }) => name + checksum), jobQueueVersion()]
  const state = createHash('sha256').update(parts.join('\n'))
  const template = `template_${state.digest('hex').slice(0, 16)}`
  const { rows } = await admin.query('select 1 from pg_database where datname = $1', [template])
  if (rows.length > 0) return template
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft} with (force)`)
  await admin.query(`create database ${draft} owner tulpar`)
  await migrate({ url: urlOf(draft), migrations })
  await openJobQueue(urlOf(draft))
  // PostgreSQL refuses to copy a database that has connections, so none are ever allowed.
  await admin.query(`alter database ${draft} with allow_connections false`)
  await admin.query(`alter database ${draft} rename to ${template}`)
  return template
}

/** Creating the queue's tables takes longer than copying all the others. Opening a shop creates the queues themselves. */
async function openJobQueue(url: string): Promise<void> {
  const { pool, close } = createDatabase({ url, poolSize: 2 })
  const jobs = createJobRunner({ pool, log: createLog({ level: 'silent' }) })
  await jobs.open()
  await jobs.stop()
  await close()
}

function jobQueueVersion(): string {
  const manifest = createRequire(import.meta.url).resolve('pg-boss/package.json')
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}

/** Drops the databases of killed runs and all but the newest templates. */
async function dropLeftOvers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>('select datname from pg_database order by oid desc')
  const names = rows.map(({ datname }) => datname)
  const abandoned = names.filter((name) => {
    const pid = /^test_(\d+)_/.exec(name)?.[1]
    return pid !== undefined && !isAlive(Number(pid))
  })
  const old = names.filter((name) => name.startsWith('template_')).slice(templatesKept)
  for (const name of [...abandoned, ...old]) await admin.query(`drop database if exists ${name} with (force)`)
}
