import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { answerRequests } from '#server/answer-requests.ts'
import { createApp } from '#server/app.ts'
import { openShop } from '#server/open-shop.ts'
import { openTelemetry } from '#server/open-telemetry.ts'
import type { Shop } from '#server/shop.ts'
import { readConfig } from '#kit/config/config.ts'
import type { Database } from '#kit/database/database.ts'
import { createLog, type Log } from '#kit/log/log.ts'
import { given, type Given } from './given.ts'
import { testDatabase } from './database.ts'

export type RunningShop = {
  shop: Shop
  db: Database
  given: Given
  origin: string
  /** Bytes as they are written here, for what fetch would refuse to send; answers all that came back. */
  sendRaw: (text: string) => Promise<string>
  /** Resolves when the head of another request has come in and the shop begins to look at it. */
  nextRequest: () => Promise<void>
}

/** A folder of the test file's own, open to the account that the shop runs under, gone when the file ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-test-'))
  chmodSync(folder, 0o755)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** All but the pages, on a port and a database of the test file's own. Call it at its top: `const { origin } = await runningShop()`. */
export async function runningShop(environment: Record<string, string> = {}, log?: Log): Promise<RunningShop> {
  const database = await testDatabase()
  const settings = { DEMO: 'off', RATE_LIMITS: 'off', DATA_DIR: temporaryFolder(), ...environment, DATABASE_URL: database.url }
  return openOnPort(settings, log)
}

/** The same on a PostgreSQL that the test starts and stops itself. */
export function shopOn(databaseUrl: string): Promise<RunningShop> {
  return openOnPort({ DEMO: 'off', RATE_LIMITS: 'off', DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl })
}

/** One more process, as it were, on the database, files and secret of the first: another instance, or the first after a restart. */
export async function shopBeside({ shop: { config } }: RunningShop, environment: Record<string, string> = {}): Promise<RunningShop> {
  if (config.databaseUrl === undefined) throw new Error('The first shop has a database of its own')
  return openOnPort({
    DEMO: 'off',
    RATE_LIMITS: config.hasRateLimits ? 'on' : 'off',
    DATA_DIR: config.dataDir,
    AUTH_SECRET: config.authSecret,
    ...environment,
    DATABASE_URL: config.databaseUrl,
  })
}

async function openOnPort(environment: Record<string, string>, log: Log = createLog({ level: 'silent' })): Promise<RunningShop> {
  // After a stall of some seconds a kept connection would end just when the test uses it again.
  const server = createServer({ keepAliveTimeout: 0 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // A busy machine is no busy shop.
  const config = readConfig({ REQUEST_WAIT_MS: '60000', ...environment, PORT: String(port) })
  const telemetry = await openTelemetry(config, () => log)
  const shop = await openShop({ config, log, telemetry })
  server.on(
    'request',
    answerRequests(
      shop,
      createApp(shop, () => Promise.reject(new Error('this test has no pages'))),
    ),
  )
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await shop.close()
    await telemetry?.close()
  })
  return {
    shop,
    db: shop.db,
    given: given(shop.db),
    origin: `http://127.0.0.1:${port}`,
    sendRaw: (text) => sendRaw(port, text),
    nextRequest: async () => void (await once(server, 'request')),
  }
}

export async function post(origin: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()))
    socket.on('error', reject)
  })
}
