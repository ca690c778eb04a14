import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { inRoot } from '../../scripts/setup/root.mjs'

const longestStartMs = 120_000
const startCommand = readStartCommand()

/** Starts the shop and waits for its first page. `coldStartMs`: from the spawn until `/` answers 200, including the embedded database. */
export async function startShop({ dataDir, environment = {}, nodeFlags = [] }) {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...startCommand.flags, ...nodeFlags, inRoot('build', 'server', 'index.js')], {
    cwd: inRoot(),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...startCommand.environment,
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  const ended = once(child, 'exit').then(() => {
    throw new Error('the shop ended before its first page')
  })
  const coldStartMs = await Promise.race([ended, firstPage(port).then((at) => at - startedAt)])
  ended.catch(() => undefined)
  return { pid: child.pid, port, origin, dataDir, coldStartMs, stop: () => stop(child) }
}

/** Reads Node's flags and environment from `npm start`, so the bench measures the same configuration. */
function readStartCommand() {
  const words = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts.start.split(' ')
  return {
    flags: words.filter((word) => word.startsWith('--')),
    environment: Object.fromEntries(words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('='))),
  }
}

/** Polls, since a starting process does not report when it listens. Throws after two minutes. */
async function firstPage(port) {
  const giveUpAt = performance.now() + longestStartMs
  while (performance.now() < giveUpAt) {
    const status = await statusOf(port)
    if (status === 200) return performance.now()
    await pause(3)
  }
  throw new Error('the shop did not answer within two minutes')
}

function statusOf(port) {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/', agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', () => resolve(undefined))
  })
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const hurry = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await gone
  clearTimeout(hurry)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
