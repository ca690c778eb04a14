import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import { temporaryFolder } from './shop.ts'

/** As long as building the pages may take on a busy machine. */
const buildTimeoutMs = 240_000

/** Longer than a shop takes to let go of its jobs. */
const patienceMs = 8000

export type ShopProcess = {
  /** Known once the tests run. */
  readonly origin: string
}

/**
 * The built shop in a process of its own, as it runs in earnest, for the time of the test file; built first when the sources changed.
 * Call it at the top of the file.
 */
export function shopProcess(environment: Record<string, string>): ShopProcess {
  const dataDir = temporaryFolder()
  let running: { child: ChildProcess; origin: string } | undefined
  beforeAll(async () => {
    const { ensureBuilt } = await import('../../scripts/setup/build.mjs')
    await ensureBuilt()
    running = await start({ DATA_DIR: dataDir, ...environment })
  }, buildTimeoutMs)
  afterAll(async () => {
    if (running) await stop(running.child)
  }, 2 * patienceMs)
  return {
    get origin() {
      if (!running) throw new Error('the shop has not started yet')
      return running.origin
    },
  }
}

async function start(environment: Record<string, string>): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['build/server/index.js'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...environment, PORT: String(port) },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode} before it was ready`)
    await pause(20)
  }
  return { child, origin }
}

async function isReady(origin: string): Promise<boolean> {
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
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const hurry = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(hurry)
}
