import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { bareShop } from '#tests/support/shop-process.ts'

it.each(['PORT', 'METRICS_PORT'])('reports a taken %s before it makes a database', async (name) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const folder = temporaryFolder()
  const ports = { PORT: '0', [name]: String(port) }
  const child = spawn(process.execPath, [join(projectRoot, 'tests/support/bare-shop.ts')], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', DATA_DIR: folder, DEMO: 'off', ...ports },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: Buffer[] = []
  child.stderr.on('data', (part: Buffer) => said.push(part))
  const [code] = (await once(child, 'close')) as [number]
  other.close()
  expect([code, Buffer.concat(said).toString()]).toEqual([
    1,
    `Tulpar cannot start: port ${port} is taken; stop what listens there, or choose another with ${name}=…\n`,
  ])
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

it('keeps DATA_DIR and everything in it for its own account', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const { child } = await bareShop({ DATA_DIR: dataDir, DEMO: 'off', HOST: '127.0.0.1' })
  const names = readdirSync(dataDir)
  expect(names).toEqual(expect.arrayContaining(['auth-secret', 'files', 'incoming']))
  const open = names.filter((name) => statSync(join(dataDir, name)).mode & 0o077)
  expect(open).toEqual([])
  // Root's database server has another account, which passes through to its own folder.
  expect(statSync(dataDir).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700)
  if (process.platform === 'linux') expect(readFileSync(`/proc/${child.pid}/status`, 'utf8')).toMatch(/^Umask:\t0077$/m)
})

it('writes for its own account in commands, too', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', commandCode], { encoding: 'utf8', cwd: projectRoot })
  expect(stdout).toBe('77\n')
})

const commandCode = `
  import { runCommand } from ${JSON.stringify(join(import.meta.dirname, 'run-command.ts'))}
  await runCommand(async () => console.log(process.umask().toString(8)))`
