import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeBackupKeys, packBackup, recipientOf, unpackBackup } from '#kit/backup/archive.ts'
import { openBackupStore } from '#kit/backup/backup-store.ts'
import { signBackup } from '#kit/backup/signature.ts'
import { projectRoot } from '#kit/config/project-root.ts'
import { newId } from '#kit/ids.ts'
import { listRuns } from '#modules/backups/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { checkBackups } from '../doctor/check-backups.ts'
import { seedShop } from '../seed/seed-shop.ts'

const run = promisify(execFile)
const keys = await makeBackupKeys()
const secret = 'of the shop that makes the backups'
const { db, url } = await testDatabase()

type Place = { dataDir: string; store: string }
function place(): Place {
  return { dataDir: temporaryFolder(), store: temporaryFolder() }
}

function command(name: string, { dataDir, store }: Place, args: string[] = []) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: 'off',
    BACKUP_TO: `file:${store}`,
    BACKUP_KEY: keys.recipient,
  }
  return run(process.execPath, [join(projectRoot, 'src', 'commands', `${name}.ts`), ...args], { env })
}

it('makes one encrypted file, and a drill restores it without touching the shop', async () => {
  await seedShop(db, { products: 20, orders: 40 }, () => undefined)
  const here = place()
  mkdirSync(join(here.dataDir, 'files', 'slips'), { recursive: true })
  writeFileSync(join(here.dataDir, 'files', 'slips', 'one'), 'a slip')
  const keyFile = join(here.dataDir, 'key')
  writeFileSync(keyFile, `# the other half\n${keys.identity}\n`)

  const made = await command('backup', here)
  expect(made.stdout).toMatch(/^tulpar-\S+\.tar\.age, \d+\.\d MB; 0 older ones deleted\n$/)
  const [name = '', signature] = readdirSync(here.store).toSorted()
  expect(signature).toBe(`${name}.signature`)
  expect(readFileSync(join(here.store, name)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')

  await expect(command('restore-drill', here)).rejects.toMatchObject({ stderr: expect.stringContaining('--key-file') })
  const tried = await command('restore-drill', here, ['--key-file', keyFile])
  expect(tried.stdout).toMatch(new RegExp(`^${name}: [\\d,]+ rows and 1 files came back in \\d+ s; 0 invariants broken\n$`))

  const [backup] = await listRuns(db, 'backup', 5)
  const [drill, refused] = await listRuns(db, 'drill', 5)
  expect(backup).toMatchObject({ name, files: 1, failure: null, broken: null })
  expect(drill).toMatchObject({ name, files: 1, failure: null, broken: 0, rows: backup?.rows, bytes: backup?.bytes })
  expect(refused).toMatchObject({ failure: expect.stringContaining('--key-file'), broken: null })
  expect(readdirSync(here.dataDir).toSorted()).toEqual(['auth-secret', 'files', 'key'])
  expect(await checkBackups({ backup: { url: `file:${here.store}`, key: keys.recipient }, dataDir: here.dataDir })).toMatchObject([
    { part: 'backups', state: 'good' },
  ])
})

it('shows in a drill which rows of the audit log somebody changed or deleted since the backup', async () => {
  const here = place()
  mkdirSync(join(here.dataDir, 'files'))
  const keyFile = join(here.dataDir, 'key')
  writeFileSync(keyFile, keys.identity)
  const entry = (entity_name: string) => ({
    id: newId(),
    at: new Date(),
    actor_id: newId(),
    actor_role: 'admin' as const,
    action: 'update',
    entity: 'product',
    entity_id: newId(),
    entity_name,
    changes: JSON.stringify({ price: [40, 45] }),
    request_id: newId(),
  })
  const [kept, changed, deleted] = [entry('Kept'), entry('Changed'), entry('Deleted')]
  await db.insertInto('audit_log').values([kept, changed, deleted]).execute()
  await command('backup', here)
  await db.insertInto('audit_log').values(entry('Later')).execute()
  await sql`alter table audit_log disable trigger user`.execute(db)
  await db
    .updateTable('audit_log')
    .set({ changes: JSON.stringify({ price: [40, 41] }) })
    .where('id', '=', changed.id)
    .execute()
  await db.deleteFrom('audit_log').where('id', '=', deleted.id).execute()
  await sql`alter table audit_log enable trigger user`.execute(db)
  const tried = command('restore-drill', here, ['--key-file', keyFile])
  await expect(tried).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('2 invariants broken') })
  const { stdout } = await tried.catch((error: { stdout: string }) => error)
  expect(stdout).toContain(`the audit log is only ever added to: ${changed.id} changed`)
  expect(stdout).toContain(`the audit log is only ever added to: ${deleted.id} missing`)
  expect(stdout).not.toContain(kept.id)
})

it('opens with its own key only, and not after a change of any byte', async () => {
  const home = temporaryFolder()
  mkdirSync(join(home, 'in', 'rows'), { recursive: true })
  writeFileSync(join(home, 'in', 'rows', 'a'), Buffer.alloc(300_000, 7))
  const file = join(home, 'archive')
  await packBackup({ folder: join(home, 'in'), file, recipient: await recipientOf(keys.identity) })
  await unpackBackup({ file, folder: join(home, 'out'), identity: keys.identity })
  expect(readFileSync(join(home, 'out', 'rows', 'a')).equals(Buffer.alloc(300_000, 7))).toBe(true)
  const { identity: another } = await makeBackupKeys()
  await expect(unpackBackup({ file, folder: join(home, 'other'), identity: another })).rejects.toThrow('no identity matched')
  const bytes = readFileSync(file)
  bytes[200_000] = (bytes[200_000] ?? 0) ^ 1
  writeFileSync(file, bytes)
  await expect(unpackBackup({ file, folder: join(home, 'changed'), identity: keys.identity })).rejects.toThrow(
    `${basename(file)} can't be opened: it is damaged`,
  )
})

it('keeps the configured parts, and leaves other files alone', async () => {
  const { dataDir, store } = place()
  const file = join(dataDir, 'archive')
  writeFileSync(file, 'locked')
  writeFileSync(join(store, 'notes.txt'), 'mine')
  const backups = await openBackupStore(`file:${store}`, dataDir)
  for (let day = 1; day <= 20; day += 1) await backups.put(file, new Date(Date.UTC(2026, 9, day, 18, 37)), secret)
  const removed = await backups.thin()
  const names = (await backups.list()).map(({ name }) => name)
  expect(names[0]).toBe('tulpar-2026-10-20T18-37-00Z.tar.age')
  // Seven days and the Sundays of the two weeks before. The monthly backup is one of the seven days.
  expect(names.map((name) => name.slice(7, 17))).toEqual(
    ['20', '19', '18', '17', '16', '15', '14', '11', '04'].map((day) => `2026-10-${day}`),
  )
  expect(removed).toBe(11)
  expect(readdirSync(store)).toContain('notes.txt')
  expect(readdirSync(store).filter((name) => name.endsWith('.signature'))).toHaveLength(names.length)
})

it('neither restores nor counts a backup that is dated in the future', async () => {
  const { dataDir, store } = place()
  const file = join(dataDir, 'archive')
  writeFileSync(file, 'locked')
  const backups = await openBackupStore(`file:${store}`, dataDir)
  for (let day = 1; day <= 7; day += 1) await backups.put(file, new Date(Date.UTC(2026, 9, day, 18, 37)), secret)
  for (let month = 1; month <= 12; month += 1)
    writeFileSync(join(store, `tulpar-2131-${String(month).padStart(2, '0')}-01T00-00-00Z.tar.age`), '')
  expect((await backups.list())[0]?.name).toBe('tulpar-2026-10-07T18-37-00Z.tar.age')
  expect(await backups.thin()).toBe(0)
  expect(await backups.list()).toHaveLength(7)
})

it('deletes a few at a time', async () => {
  const { dataDir, store } = place()
  const backups = await openBackupStore(`file:${store}`, dataDir)
  for (let minute = 0; minute < 60; minute += 1)
    writeFileSync(join(store, `tulpar-2026-10-01T00-${String(minute).padStart(2, '0')}-00Z.tar.age`), '')
  expect(await backups.thin()).toBe(12)
})

it('restores nothing written by somebody else or renamed', async () => {
  const here = place()
  const content = join(here.dataDir, 'content')
  mkdirSync(content)
  const keyFile = join(here.dataDir, 'key')
  writeFileSync(keyFile, keys.identity)
  const planted = join(here.store, 'tulpar-2026-10-01T00-00-00Z.tar.age')
  await packBackup({ folder: content, file: planted, recipient: keys.recipient })
  const drill = (...more: string[]) => command('restore-drill', here, ['--key-file', keyFile, ...more])
  await expect(drill()).rejects.toMatchObject({ stderr: expect.stringContaining('has no signature') })
  writeFileSync(`${planted}.signature`, await signBackup(planted, 'tulpar-2026-09-01T00-00-00Z.tar.age', 'x'.repeat(32)))
  await expect(drill()).rejects.toMatchObject({ stderr: expect.stringContaining('another AUTH_SECRET') })
  await expect(drill('--accept-unsigned')).rejects.toMatchObject({ stderr: expect.stringContaining('no backup.json') })
})

it('names the obstacles to a backup', async () => {
  const here = place()
  await expect(command('backup', { ...here, store: join(here.dataDir, 'auth-secret') })).rejects.toMatchObject({ code: 1 })
  const [failed] = await listRuns(db, 'backup', 1)
  expect(failed?.failure).toEqual(expect.any(String))
  expect(await checkBackups({ backup: undefined, dataDir: here.dataDir })).toMatchObject([{ state: 'doubtful' }])
  const old = await checkBackups({ backup: { url: `file:${here.store}`, key: keys.identity }, dataDir: here.dataDir })
  expect(old.map(({ part, state }) => [part, state])).toEqual([
    ['backups', 'doubtful'],
    ['backup key', 'doubtful'],
  ])
})
