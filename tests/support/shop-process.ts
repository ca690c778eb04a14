import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, onTestFinished, TestRunner } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import { compileCache } from './compile-cache.ts'
import { temporaryFolder } from './shop.ts'

/** Upper limit for building the pages on a busy machine. */
const buildTimeoutMs = 240_000

/** Longer than a shop takes to release its jobs. */
const patienceMs = 8000

export type ShopProcess = {
  /** Throws before the tests run. */
  readonly origin: string
  readonly lines: readonly string[]
}

/** Runs the built shop in its own process for the test file; builds it first when the sources changed. Call it at the top of the file. */
export function shopProcess(environment: Record<string, string>): ShopProcess {
  const dataDir = temporaryFolder()
  let running: Started | undefined
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
    get lines() {
      return running?.lines ?? []
    },
  }
}

export type BareShop = {
  origin: string
  child: ChildProcess
  lines: string[]
}

/** Runs the shop from its sources, without pages, in its own process until the current test ends, or else the test file. */
export async function bareShop(environment: Record<string, string>): Promise<BareShop> {
  const whenOver = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished
  const { child, origin, lines } = await start(
    { DATA_DIR: temporaryFolder(), ...environment },
    { program: join(import.meta.dirname, 'bare-shop.ts'), onStarted: (started) => whenOver(() => stop(started), 2 * patienceMs) },
  )
  return { origin, child, lines }
}

/** Runs the built shop in its own process until `stop`, on the environment's PORT or any free port. */
export async function startBuiltShop(environment: Record<string, string>): Promise<Started & { stop: () => Promise<void> }> {
  const started = await start({ DATA_DIR: temporaryFolder(), ...environment })
  return { ...started, stop: () => stop(started.child) }
}

type Started = { child: ChildProcess; origin: string; lines: string[] }
type Starting = { program?: string; onStarted?: (child: ChildProcess) => void }

async function start(environment: Record<string, string>, starting: Starting = {}): Promise<Started> {
  const { program = 'build/server/index.js', onStarted } = starting
  const port = Number(environment.PORT ?? (await freePort()))
  const child = spawn(process.execPath, [program], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      REQUEST_WAIT_MS: '60000',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onStarted?.(child)
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', (line) => lines.push(line))
  const origin = `http://127.0.0.1:${port}`
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode} before it was ready: ${lines.join(' ')}`)
    await pause(20)
  }
  return { child, origin, lines }
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const hurry = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(hurry)
}
