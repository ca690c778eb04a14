import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import { compileCache } from '#tests/support/compile-cache.ts'
import { testDatabase } from '#tests/support/database.ts'
import { interruptibleWire } from '#tests/support/interruptible-wire.ts'
import { temporaryFolder } from '#tests/support/shop.ts'

const { url } = await testDatabase()
const folder = temporaryFolder()
const backup = join(folder, 'backup')
const manifest = { format: 1, made_at: '2026-03-22T00:00:00.000Z', migrations: [], parts: [], tables: [], jobs: 0, files: null }
mkdirSync(backup)
writeFileSync(join(backup, 'backup.json'), JSON.stringify(manifest))

async function run(databaseUrl: string, [name, ...args]: readonly string[]): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [`src/commands/${name}.ts`, ...args], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, ...compileCache, DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, said }
}

it('reports a missing database in a line', async () => {
  const { code, said } = await run('postgresql://localhost:1/shop', ['check-invariants'])
  expect([code, said]).toEqual([1, expect.stringMatching(/^DATABASE_URL: [^\n]*ECONNREFUSED[^\n]*\n$/)])
})

const commands: readonly (readonly string[])[] = [
  ['check-invariants'],
  ['migrate'],
  ['seed', '--products', '1'],
  ['backup', '--to', join(folder, 'new-backup')],
  ['restore', '--from', backup],
  ['admin-create', '--email', 'owner@example.com', '--name', 'Owner', '--password', 'Felt-and-wool-37!'],
  ['admin-reset-sign-in', '--email', 'owner@example.com'],
]

it.each(commands)('%s reports a lost database in a line', async (...command) => {
  const wire = await interruptibleWire(url, 1)
  onTestFinished(() => void wire.close())
  const { code, said } = await run(wire.url, command)
  expect([code, said]).toEqual([1, expect.stringMatching(/^the database is away: [^\n]+\n$/)])
})
