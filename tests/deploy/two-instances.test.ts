import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '#kit/clock/clock.ts'
import { money } from '#contract/rules/money.ts'
import { projectRoot } from '#kit/config/project-root.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { freePort, startBuiltShop } from '#tests/support/shop-process.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'
import { certificateIn } from './support/certificate.ts'
import { startCaddy, startNginx, startPgBouncer } from './support/programs.ts'
import { Visitor } from './support/visitor.ts'

const { db, url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'tulpar-deploy-'))
// PgBouncer reads its folder in it as the database's account.
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const make = given(db)
const certificate = certificateIn(folder)
const mail = await smtpServer()
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 'bucket'),
  configureBuckets: [{ name: 'tulpar', configs: [] }],
})
const { port: bucketPort } = await bucket.run()
afterAll(() => bucket.close())
const pooled = await startPgBouncer({ folder: join(folder, 'pgbouncer'), port: await freePort(), url })
const owner = { email: 'owner@shop.example', password: 'Carpets-and-horns-7!' }
const account = { ...owner, fullName: 'Owner', role: 'admin', isSuperAdmin: true, isEmailConfirmed: true } as const
await createAccount({ db, clock: systemClock }, account)

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('two instances behind %s and PgBouncer, with files in a bucket', (name, startProxy) => {
  let origin: string
  let instances: Awaited<ReturnType<typeof startBuiltShop>>[]
  let environment: Record<string, string>
  let visitor: Visitor

  beforeAll(async () => {
    const { ensureBuilt } = await import('../../scripts/setup/build.mjs')
    await ensureBuilt()
    const [port, plainPort, ...ports] = [await freePort(), await freePort(), await freePort(), await freePort()]
    origin = `https://localhost:${port}`
    environment = {
      NODE_ENV: 'production',
      RATE_LIMITS: 'on',
      PUBLIC_URL: origin,
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      AUTH_SECRET: 'a secret of thirty-two characters or more',
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: url,
      STORAGE_URL: `s3://S3RVER:S3RVER@127.0.0.1:${bucketPort}/tulpar?region=eu-west-1&insecure=1`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Tulpar <shop@shop.example>',
    }
    instances = [
      await startBuiltShop({ ...environment, PORT: String(ports[0]) }),
      await startBuiltShop({ ...environment, PORT: String(ports[1]) }),
    ]
    await startProxy({ folder: mkdtempSync(join(folder, name)), port, plainPort, instances: ports, certificate })
    visitor = new Visitor(origin, certificate.authority)
  })
  afterAll(async () => {
    visitor.leave()
    await Promise.all(instances.map((instance) => instance.stop()))
  })

  it('shows pages in three languages over TLS, compressed, with the headers of a shop in earnest', async () => {
    for (const path of ['/', '/ru', '/kk/shop']) {
      const { status, headers } = await visitor.ask(path, { headers: { 'accept-encoding': 'br' } })
      expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: 'br' })
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/)
      expect(headers['content-security-policy']).toContain("default-src 'self'")
    }
  })

  it('takes an order of a guest, mails it, and keeps its proof in the bucket', async () => {
    const { id } = await make.product({ stock: 5 })
    const email = `${name.toLowerCase()}@example.com`
    const contact = { name: 'Aigerim', email, phone: '+60 12 345 6789' }
    const order = orderOf(await make.paymentMethod(), [{ product_id: id, quantity: 2 }], { contact })
    const placed = await visitor.call<{ order: { id: string }; guest_token: string }>('POST', '/api/orders', order, {
      'idempotency-key': newId(),
    })
    expect(placed.status).toBe(201)
    await vi.waitFor(() => expect(mail.received.map(({ to }) => to[0])).toContain(email), { timeout: 10_000 })
    const path = `/api/orders/${placed.body.order.id}/payment-proof`
    const token = { 'guest-session-token': placed.body.guest_token }
    const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#1f3a93' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'slip.png')
    const sent = new Response(form)
    const headers = { ...token, origin, 'content-type': sent.headers.get('content-type') ?? '' }
    expect((await visitor.ask(path, { method: 'POST', headers, body: new Uint8Array(await sent.arrayBuffer()) })).status).toBe(201)
    for (const { origin: own } of instances) expect((await fetch(`${own}${path}`, { headers: token })).status).toBe(200)
  })

  it('lets the owner sign in', async () => {
    expect((await new Visitor(origin, certificate.authority).call('POST', '/api/auth/sign-in/email', owner)).status).toBe(200)
  })

  it('shows a change on the pages of every instance within a second', async () => {
    const { id } = await make.product({ name: `Before ${name}` })
    const pages = () => Promise.all(instances.map(({ origin: own }) => fetch(`${own}/product/${id}`).then((answer) => answer.text())))
    for (const page of await pages()) expect(page).toContain(`Before ${name}`)
    await db
      .updateTable('products')
      .set({ name: `After ${name}` })
      .where('id', '=', id)
      .execute()
    await vi.waitFor(async () => expect((await pages()).filter((page) => !page.includes(`After ${name}`))).toEqual([]), {
      timeout: 1000,
      interval: 50,
    })
  })

  it('is found in order by the doctor', async () => {
    const { promise, resolve } = Promise.withResolvers<{ code: number; said: string }>()
    execFile(
      process.execPath,
      ['src/commands/doctor.ts'],
      {
        cwd: projectRoot,
        env: { ...environment, PATH: process.env.PATH, DATA_DIR: join(folder, 'doctor'), NODE_EXTRA_CA_CERTS: certificate.file },
      },
      (error, said) => resolve({ code: error ? 1 : 0, said }),
    )
    expect(await promise).toEqual({ code: 0, said: expect.stringContaining(' 0 to mend') })
  })

  it('passes the events of a stream on at once', async () => {
    const { id } = await make.product()
    const stream = await visitor.open('/api/realtime', { headers: { accept: 'text/event-stream' } })
    expect(stream.statusCode).toBe(200)
    let heard = ''
    stream.on('data', (chunk: Buffer) => (heard += String(chunk)))
    await once(stream, 'data')
    await db
      .updateTable('products')
      .set({ price: money(41) })
      .where('id', '=', id)
      .execute()
    await vi.waitFor(() => expect(heard).toContain(id), { timeout: 1000, interval: 20 })
    stream.destroy()
  })

  it('counts a visitor by the address that the proxy saw, despite any header', async () => {
    const seen = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        visitor.call(
          'POST',
          '/api/auth/sign-in/email',
          { email: `nobody${n}@shop.example`, password: 'Wrong-one-7!' },
          { 'x-forwarded-for': `203.0.113.${n}` },
        ),
      ),
    )
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([401, 429]))
  })

  it('fails no request while both instances are replaced, one after the other', { timeout: 120_000 }, async () => {
    const { id } = await make.product({ stock: 10_000 })
    const order = orderOf(await make.paymentMethod(), [{ product_id: id, quantity: 1 }])
    const shoppers = Array.from({ length: 50 }, () => new Visitor(origin, certificate.authority))
    const answers: { path: string; status: number }[] = []
    let isOver = false
    const shopping = Promise.all(
      shoppers.map(async (shopper, n) => {
        for (let turn = n; !isOver; turn += 1) {
          // Half of the hourly limit of a guest's orders.
          const path = turn % 20 === 0 ? '/api/orders' : (['/', '/shop', `/product/${id}`, '/api/products'][turn % 4] ?? '/')
          const status =
            path === '/api/orders'
              ? (
                  await shopper.call(
                    'POST',
                    path,
                    { ...order, contact: { ...order.contact, email: `${name}-shopper${n}@example.com` } },
                    { 'idempotency-key': newId() },
                  )
                ).status
              : (await shopper.ask(path)).status
          answers.push({ path, status })
        }
      }),
    )
    for (const [place, instance] of instances.entries()) {
      const { port } = new URL(instance.origin)
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan((place + 1) * 200), { timeout: 30_000 })
      await instance.stop()
      instances[place] = await startBuiltShop({ ...environment, PORT: port })
      // The proxy checks an instance again after two seconds.
      const before = answers.length
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + 200), { timeout: 30_000 })
    }
    isOver = true
    await shopping
    for (const shopper of shoppers) shopper.leave()
    const isFine = ({ path, status }: { path: string; status: number }) => status === (path === '/api/orders' ? 201 : 200)
    expect(answers.filter((answer) => !isFine(answer))).toEqual([])
    const placed = answers.filter(({ path, status }) => path === '/api/orders' && status === 201)
    expect(placed.length).toBeGreaterThan(0)
    const { count } = await db
      .selectFrom('order_items')
      .where('product_id', '=', id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(placed.length)
    expect(await findBrokenInvariants(db)).toEqual([])
  })
})
