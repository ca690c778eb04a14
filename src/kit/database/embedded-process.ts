import { execFile, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, fchownSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { sync } from '../files/durable.ts'
import { draftOf, removeLeftDrafts } from './drafts.ts'
import { type Durability, embeddedFlags } from './embedded-flags.ts'
import { admitOnlyShop } from './embedded-admission.ts'
import { findServerPid, removeStaleLockFiles } from './embedded-lock-files.ts'
import type { EmbeddedPlace } from './embedded-place.ts'

const run = promisify(execFile)
const majorVersion = '18'
const maxLogBytes = 1_000_000

/** Creates the cluster if there is none. When two processes do so at once, the second uses the first one's. */
export async function ensureCluster(place: EmbeddedPlace, durability: Durability): Promise<void> {
  const { folder, account } = place
  const versionFile = join(folder, 'PG_VERSION')
  removeLeftDrafts(folder)
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version === majorVersion) return
    throw new Error(`${folder} was made by PostgreSQL ${version}, this shop brings ${majorVersion}: move it away, or set DATABASE_URL`)
  }
  const draft = draftOf(folder)
  try {
    mkdirSync(draft, { mode: 0o700 })
    if (account) chownSync(draft, account.uid, account.gid)
    await run(join(place.binaries, 'bin', 'initdb'), initdbFlags(draft, durability), { ...account, cwd: '/', env: serverEnvironment() })
    renameSync(draft, folder)
    if (durability === 'durable') sync(dirname(folder))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (existsSync(versionFile)) return
    throw new Error(`the database folder ${folder} could not be made: ${lastLine(error)}`, { cause: error })
  }
}

/** Sorting uses Unicode collation. The C library only decides which characters are letters. */
function initdbFlags(folder: string, durability: Durability): string[] {
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const flags = `--username postgres --auth peer --no-instructions --encoding UTF8 --locale-provider icu --icu-locale und
    --locale C --lc-ctype ${ctype} --set max_connections=60 --set shared_buffers=64MB`
  return ['--pgdata', folder, ...flags.split(/\s+/), ...(durability === 'disposable' ? ['--no-sync'] : [])]
}

function lastLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) || error.message : String(error)
  return (
    text
      .trim()
      .split('\n')
      .find((line) => line.includes('error:')) ??
    text.trim().split('\n').at(-1) ??
    ''
  )
}

function serverEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C' }
}

export interface ServerProcess {
  pid: number | undefined
  /** Undefined while the server runs, then the reason from its log. */
  exitReason(): string | undefined
}

/** Starts `postgres` on the folder. It survives when its parent is killed and does not receive Ctrl-C from the terminal. */
export function spawnServer(place: EmbeddedPlace, durability: Durability): ServerProcess {
  removeStaleLockFiles(place.folder, place.socketFolder)
  admitOnlyShop(place)
  const logFile = join(place.folder, 'server.log')
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes) rmSync(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const logStart = statSync(logFile).size
  if (place.account) fchownSync(log, place.account.uid, place.account.gid)
  const child = spawn(join(place.binaries, 'bin', 'postgres'), embeddedFlags(place.folder, place.socketFolder, durability), {
    ...place.account,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let reason: string | undefined
  child.once('error', (error) => (reason = error.message))
  child.once('exit', (code, signal) => (reason ??= readFatalLine(logFile, logStart, child.pid) ?? `it ended with ${code ?? signal}`))
  return { pid: child.pid, exitReason: () => reason }
}

/** Reads only the server's own lines. Others write to the same log, such as the last processes of a killed server. */
function readFatalLine(logFile: string, from: number, pid = 0): string | undefined {
  const written = existsSync(logFile) ? readFileSync(logFile).subarray(from).toString() : ''
  const own = written.split('\n').filter((line) => line.includes(`[${pid}]`) || !/ \[\d+\] /.test(line))
  return /(?:FATAL|PANIC): +(.*)/.exec(own.join('\n'))?.[1] ?? own.findLast((line) => line.trim() !== '')
}

/** Ends all sessions, writes the data and stops the server. Resolves when its files are closed. */
export async function stopServer(folder: string): Promise<void> {
  const pid = findServerPid(folder)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 15_000
  while (findServerPid(folder) === pid) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT')
      return
    }
    await pause(5)
  }
}

/** PostgreSQL reports its state only through files and refused connections, so callers poll. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
