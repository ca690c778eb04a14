import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import { temporaryFolder } from '#tests/support/shop.ts'

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
