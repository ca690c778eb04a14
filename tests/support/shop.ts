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
  /** Sends these bytes unchanged, for requests that fetch refuses to send; resolves with the whole answer. */
  sendRaw: (text: string) => Promise<string>
  /** Resolves when the head of the next request has arrived and the shop begins to handle it. */
  nextRequest: () => Promise<void>
}

/** Creates a folder that the shop's account may read, and removes it when the test file ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-test-'))
  chmodSync(folder, 0o755)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Opens a shop without pages on its own port and database. Call it at the top of the file: `const { origin } = await runningShop()`. */
export async function runningShop(environment: Record<string, string> = {}, log?: Log): Promise<RunningShop> {
  const database = await testDatabase()
  const settings = { DEMO: 'off', RATE_LIMITS: 'off', DATA_DIR: temporaryFolder(), ...environment, DATABASE_URL: database.url }
  return openOnPort(settings, log)
}

/** The same on a PostgreSQL that the test itself starts and stops. */
export function shopOn(databaseUrl: string): Promise<RunningShop> {
  return openOnPort({ DEMO: 'off', RATE_LIMITS: 'off', DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl })
}

/** Opens a second shop on the first one's database, files and secret: another instance, or the first after a restart. */
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
  // After a stall of some seconds a kept-alive connection would close just as the test reuses it.
  const server = createServer({ keepAliveTimeout: 0 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // A busy test machine must not make the shop refuse requests.
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
