import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/shop.ts'
import { TemporaryFolder } from './temporary-folder.ts'

const dataDir = temporaryFolder()
const incoming = join(dataDir, 'incoming')
const host = hostname().replaceAll(/[^\w.-]/g, '_')

function leave(name: string, ageMs = 0): string {
  mkdirSync(join(incoming, name), { recursive: true })
  writeFileSync(join(incoming, name, 'half'), 'half of a file')
  const at = new Date(Date.now() - ageMs)
  utimesSync(join(incoming, name), at, at)
  return name
}

it('deletes files of ended processes, and none of those that may live', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const beside = new TemporaryFolder(dataDir)
  await beside.open()
  writeFileSync(beside.newPath(), 'on its way')
  const kept = [...readdirSync(incoming), leave(`${process.ppid}-aa@${host}`), leave('7-bb@elsewhere')]
  leave(`${ended}-cc@${host}`)
  leave(`${process.pid}-dd@${host}`)
  leave('7-ee@elsewhere', 2 * 3_600_000)

  const folder = new TemporaryFolder(dataDir)
  await folder.open()
  for (const name of ['', ...readdirSync(incoming).filter((one) => one.startsWith(`${process.pid}-`))])
    expect(statSync(join(incoming, name)).mode & 0o777).toBe(0o700)
  const [own, ...more] = readdirSync(incoming).filter((name) => !kept.includes(name))
  expect(readdirSync(incoming)).toEqual(expect.arrayContaining(kept))
  expect([own, more]).toEqual([expect.stringMatching(new RegExp(`^${process.pid}-`)), []])

  await folder.close()
  await beside.close()
  expect(readdirSync(incoming).some((name) => name.startsWith(`${process.pid}-`))).toBe(false)
})
