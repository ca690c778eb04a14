import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import { temporaryFolder } from './shop.ts'

export type ShopProcess = { origin: string; port: number }

/** As long as building the pages may take on a busy machine. */
export const buildTimeoutMs = 240_000

/**
 * The built shop in a process of its own, as it runs in earnest, until the test file ends. Builds it first when the sources changed.
 * Use it in `beforeAll(…, buildTimeoutMs)`.
 */
export async function startShopProcess(environment: Record<string, string>): Promise<ShopProcess> {
  const { ensureBuilt } = await import('../../scripts/setup/build.mjs')
  await ensureBuilt()
  const port = await freePort()
  const child = spawn(process.execPath, ['build/server/index.js'], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: temporaryFolder(),
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  afterAll(() => stop(child))
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode} before it answered`)
    await pause(20)
  }
  return { origin, port }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
