import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { endProcess } from '#tests/support/end-process.ts'
import { createClient } from './client.ts'
import { findNobody } from './embedded-account.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import { findServerPid } from './embedded-lock-files.ts'

const isRoot = process.getuid?.() === 0
const folders: string[] = []
const running: EmbeddedServer[] = []

/** A folder that `nobody` can enter, unlike those that mkdtemp creates for root. */
function newDataDir(...below: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-db-'))
  folders.push(folder)
  chmodSync(folder, 0o755)
  return join(folder, ...below)
}

async function start(dataDir: string, onLost?: () => void): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, durability: 'disposable', ...(onLost ? { onLost } : {}) })
  running.push(server)
  return server
}

async function ask(server: EmbeddedServer, sql: string): Promise<unknown> {
  const client = createClient({ connectionString: server.url() })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.release()))
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const sharedDir = newDataDir('shop data, "quoted"')

it('serves UTF-8 with case rules for Kazakh and Russian, to a role that is no superuser', async () => {
  const server = await start(sharedDir)
  expect(await ask(server, `select lower('ҚАЗАҚСТАН') || upper('ёлка') as answer`)).toBe('қазақстанЁЛКА')
  expect(await ask(server, `select to_tsvector('russian', '«Красные» — сумки')::text as answer`)).toBe(`'красн':1 'сумк':2`)
  expect(await ask(server, `select rolsuper as answer from pg_roles where rolname = current_user`)).toBe(false)
})

it('keeps its data when it is stopped and started again', async () => {
  const first = await start(sharedDir)
  await ask(first, `create table kept (answer text)`)
  await ask(first, `insert into kept values ('still here')`)
  expect(await first.release()).toBe('stopped')
  const second = await start(sharedDir)
  expect(second.started).toBe(true)
  expect(await ask(second, `select answer from kept`)).toBe('still here')
})

it('is shared by a second start, and stopped by the last one to leave', async () => {
  const first = await start(sharedDir)
  const second = await start(sharedDir)
  expect([first.started, second.started]).toEqual([true, false])
  expect(await first.release()).toBe('left running')
  expect(await ask(second, `select 1 as answer`)).toBe(1)
  expect(await second.release()).toBe('stopped')
  expect(findServerPid(second.folder)).toBeUndefined()
})

it('is made and started once by two simultaneous starts', async () => {
  const dataDir = newDataDir('data')
  const [first, second] = await Promise.all([start(dataDir), start(dataDir)])
  expect(await ask(first, `select system_identifier::text as answer from pg_control_system()`)).toBe(
    await ask(second, `select system_identifier::text as answer from pg_control_system()`),
  )
  expect([first.started, second.started].filter(Boolean)).toHaveLength(1)
})

it('is found again after its owner was killed', async () => {
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', ownerCode, sharedDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(owner.stdout, 'data')
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  const server = await start(sharedDir)
  expect(server.started).toBe(false)
  expect(await server.release()).toBe('stopped')
})

const ownerCode = `
  import { startEmbeddedServer } from ${JSON.stringify(join(import.meta.dirname, 'embedded-server.ts'))}
  await startEmbeddedServer({ dataDir: process.argv[1], durability: 'disposable' })
  console.log('started')`

it('is started again when it is killed itself', async () => {
  const onLost = vi.fn()
  const server = await start(sharedDir, onLost)
  const pid = findServerPid(server.folder)
  endProcess(pid, 'SIGKILL')
  await vi.waitFor(async () => expect(await ask(server, `select answer from kept`)).toBe('still here'), { timeout: 30_000 })
  expect(onLost).toHaveBeenCalledOnce()
  expect(findServerPid(server.folder)).not.toBe(pid)
})

it('does not mistake another program for itself because of a stale process number', async () => {
  const before = await start(sharedDir)
  const pidFile = join(before.folder, 'postmaster.pid')
  const content = readFileSync(pidFile, 'utf8')
  await before.release()
  writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)))
  const server = await start(sharedDir)
  expect(server.started).toBe(true)
})

it('starts in a path too long for a socket', async () => {
  const server = await start(newDataDir('a'.repeat(60), 'б'.repeat(40)))
  expect(await ask(server, `select 1 as answer`)).toBe(1)
})

it('reports a folder of another version in one line', async () => {
  const dataDir = newDataDir('old')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '12\n')
  await expect(start(dataDir)).rejects.toThrow(/was made by PostgreSQL 12, this shop brings 18/)
})

it.runIf(isRoot)('lets no other program of the account nobody in, also into a folder of an earlier version', async () => {
  const dataDir = newDataDir('trusting')
  const before = await start(dataDir)
  const rules = join(before.folder, 'pg_hba.conf')
  await before.release()
  writeFileSync(rules, 'local all all trust\n')
  const server = await start(dataDir)
  expect(await ask(server, `select 1 as answer`)).toBe(1)
  for (const user of ['postgres', 'tulpar'])
    expect([user, await answerToNobody(server, user)]).toEqual([user, expect.stringContaining('Peer authentication failed')])
  expect([statSync(rules).mode & 0o777, statSync(rules).uid]).toEqual([0o600, findNobody().uid])
})

/** Returns the server's first answer to a process of `nobody`: R (come in), or E with the reason. */
async function answerToNobody({ folder }: EmbeddedServer, user: string): Promise<string> {
  const { uid, gid } = findNobody()
  const stranger = spawn('perl', ['-e', strangerCode, join(folder, '.s.PGSQL.5432'), user], {
    uid,
    gid,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return text(stranger.stdout)
}

const strangerCode = `
  use IO::Socket::UNIX;
  my $socket = IO::Socket::UNIX->new(Peer => $ARGV[0]) or die $!;
  my $body = pack("N", 196608) . "user\\0$ARGV[1]\\0database\\0postgres\\0\\0";
  print $socket pack("N", 4 + length $body) . $body;
  $socket->flush;
  sysread $socket, my $answer, 500;
  print $answer;`

it.runIf(isRoot)('runs for root in a folder that others cannot read, and forgets with DATA_DIR', async () => {
  const dataDir = newDataDir('closed', '.data')
  mkdirSync(dataDir, { recursive: true })
  chmodSync(join(dataDir, '..'), 0o700)
  const server = await start(dataDir)
  expect(server.folder.startsWith(dataDir)).toBe(false)
  expect(await ask(server, `select 1 as answer`)).toBe(1)
  await server.release()
  const again = await start(dataDir)
  expect(again.folder).toBe(server.folder)
  await again.release()
  rmSync(dataDir, { recursive: true })
  const fresh = await start(dataDir)
  expect(fresh.folder).not.toBe(server.folder)
  await fresh.release()
  for (const { folder } of [server, fresh]) rmSync(folder, { recursive: true })
  expect(existsSync(server.folder)).toBe(false)
})
