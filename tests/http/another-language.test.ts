import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import { testDatabase } from '#tests/support/database.ts'
import { endProcess } from '#tests/support/end-process.ts'
import { given as givenIn } from '#tests/support/given.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { freePort } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const product = await givenIn(db).product({ name: 'Felt mug', price: 40 })
const { slug } = await db.selectFrom('products').select('slug').where('id', '=', product.id).executeTakeFirstOrThrow()

const paths = ['', '/shop', `/product/${slug}`, '/cart', '/events', '/about', '/contact', '/login', '/track-order', '/membership']

it('takes another language by one line and one folder', { timeout: 600_000 }, async () => {
  await db
    .insertInto('settings')
    .values({ key: 'languages', value: JSON.stringify(['en', 'qq']) })
    .execute()
  const shop = await startShopWith({
    code: 'qq',
    line: `  { code: 'qq', displayCode: 'QQ', name: 'Made-up', flag: '🏳', country: 'gb', home: 'MY', letters: 'latin', isPartial: true },`,
  })
  for (const path of paths) {
    const response = await fetch(`${shop}/qq${path}`)
    const page = await response.text()
    expect([path, response.status]).toEqual([path, 200])
    expect(page).toContain('<html lang="qq"')
    expect(page).toContain('Qqart qqof qqthings')
    if (path !== '/login' && path !== '/cart') expect(page).toContain(`hrefLang="qq"`)
  }
  expect(await (await fetch(`${shop}/qq/shop`)).text()).toContain('Filters')
})

/** Copies the sources with one more line in the list and one more folder of messages, and serves the copy. */
async function startShopWith({ code, line }: { code: string; line: string }): Promise<string> {
  const root = join(temporaryFolder(), 'shop')
  mkdirSync(root)
  for (const part of [
    'src',
    'db',
    'messages',
    'assets',
    'scripts',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  const list = join(root, 'src/contract/languages.ts')
  writeFileSync(list, readFileSync(list, 'utf8').replace('\n] as const satisfies', `\n${line}\n] as const satisfies`))
  mkdirSync(join(root, 'messages', code))
  writeFileSync(join(root, 'messages', code, 'shell.json'), JSON.stringify({ skip: 'Qqart qqof qqthings' }))
  const port = await freePort()
  const child = spawn(process.execPath, ['src/server/dev.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: temporaryFolder(), DEMO: 'off', LOG_LEVEL: 'error', PORT: String(port) },
    stdio: 'inherit',
  })
  onTestFinished(() => endProcess(child.pid, 'SIGTERM'))
  const origin = `http://127.0.0.1:${port}`
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode} before it was ready`)
    await pause(50)
  }
  return origin
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
