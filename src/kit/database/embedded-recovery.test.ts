import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { endProcess } from '#tests/support/end-process.ts'
import { createClient } from './client.ts'
import { ownerOf } from './embedded-account.ts'
import { findServerPid } from './embedded-lock-files.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'

const home = mkdtempSync(join(tmpdir(), 'tulpar-recovery-'))
chmodSync(home, 0o755)
const dataDir = join(home, 'data')
const others: ChildProcess[] = []
const running: EmbeddedServer[] = []

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, durability: 'disposable' })
  running.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.release()))
  for (const other of others.splice(0)) other.kill('SIGKILL')
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function isServing(server: EmbeddedServer): Promise<unknown> {
  const client = createClient({ connectionString: server.url() })
  await client.connect()
  const { rows } = await client.query('select 1 as answer')
  await client.end()
  return rows[0]?.answer === 1
}

const left = await lockFilesOfOneThatRuns()

/** Returns the lock files of a running server, as a power cut leaves them. */
async function lockFilesOfOneThatRuns() {
  const server = await start()
  const files = [join(server.folder, 'postmaster.pid'), join(server.folder, '.s.PGSQL.5432.lock')].map((path) => {
    const { uid, gid } = statSync(path)
    return { path, text: readFileSync(path, 'utf8'), uid, gid }
  })
  await Promise.all(running.splice(0).map((each) => each.release()))
  return { folder: server.folder, files }
}

/** Leaves the lock files of a dead server whose process id now belongs to another process. */
function leaveLockFiles(contentOf: (text: string) => string): void {
  for (const { path, text, uid, gid } of left.files) {
    writeFileSync(path, contentOf(text), { mode: 0o600 })
    chownSync(path, uid, gid)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(path, longAgo, longAgo)
  }
}

/** Starts another process of the database's account, whose id the lock files then name, as happens in containers. */
async function another(command: string): Promise<number> {
  const other = spawn('/bin/sh', ['-c', command], { ...ownerOf(left.folder), cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] })
  others.push(other)
  const [said] = await once(other.stdout, 'data')
  return Number(String(said))
}

it('starts although its number now belongs to another program of the same account', async () => {
  const pid = await another('echo $$; exec sleep 600')
  leaveLockFiles((text) => text.replace(/^ *\d+/, String(pid)))
  expect(await isServing(await start())).toBe(true)
})

it('starts although its number now belongs to a zombie process', async () => {
  const pid = await another('sleep 0.3 & echo $!; exec sleep 600')
  await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /), { timeout: 30_000 })
  leaveLockFiles((text) => text.replace(/^ *\d+/, String(pid)))
  expect(await isServing(await start())).toBe(true)
})

it.each([
  ['empty', () => ''],
  ['full of zeros', (text: string) => '\0'.repeat(text.length)],
  ['cut short', () => '-'],
])('starts when a power cut left its lock files %s', async (_state, contentOf) => {
  leaveLockFiles(contentOf)
  expect(await isServing(await start())).toBe(true)
})

it('is started once by four that come together after a power cut', async () => {
  const pid = await another('echo $$; exec sleep 600')
  leaveLockFiles((text) => text.replace(/^ *\d+/, String(pid)))
  const servers = await Promise.all([start(), start(), start(), start()])
  expect(servers.filter(({ started }) => started)).toHaveLength(1)
  for (const server of servers) expect(await isServing(server)).toBe(true)
})

/** Starts a process that starts the server in a folder and prints its address. The test kills it. */
function owner(folder: string): ChildProcess {
  const code = `
    import { startEmbeddedServer } from ${JSON.stringify(join(import.meta.dirname, 'embedded-server.ts'))}
    const server = await startEmbeddedServer({ dataDir: process.argv[1], durability: 'disposable' })
    console.log(server.url())`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  others.push(child)
  return child
}

it('waits for processes that a killed server left running', async () => {
  const first = owner(dataDir)
  const [address] = await once(first.stdout ?? process.stdin, 'data')
  const client = createClient({ connectionString: String(address).trim() })
  await client.connect()
  // A busy backend does not check whether its server is still alive.
  const busy = client.query(
    `do $$ declare until timestamptz := clock_timestamp() + '2 s'; begin while clock_timestamp() < until loop end loop; end $$`,
  )
  first.kill('SIGKILL')
  endProcess(findServerPid(left.folder), 'SIGKILL')
  expect(await isServing(await start())).toBe(true)
  await Promise.allSettled([busy])
  await client.end()
})

const halfMade = (of: string) => readdirSync(dirname(of)).filter((name) => name.startsWith(`${basename(of)}.new-`))

it('makes its folder again after it was killed while making it, without half-made files', async () => {
  const fresh = join(home, 'fresh')
  const first = owner(fresh)
  const folder = join(fresh, 'postgres')
  await vi.waitFor(() => expect(existsSync(fresh) && halfMade(folder)).toHaveLength(1), { timeout: 30_000, interval: 5 })
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(existsSync(folder)).toBe(false)
  // The program that creates it outlives its killed parent for a while.
  do {
    const server = await startEmbeddedServer({ dataDir: fresh, durability: 'disposable' })
    expect(await isServing(server)).toBe(true)
    await server.release()
  } while (halfMade(folder).length > 0)
})

it('leaves files alone that another process is making', async () => {
  const draft = `${left.folder}.new-${process.pid}-being-made`
  mkdirSync(draft)
  await start()
  expect(existsSync(draft)).toBe(true)
  rmSync(draft, { recursive: true })
})
