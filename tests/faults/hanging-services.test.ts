import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { newId } from '#kit/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { post, temporaryFolder } from '#tests/support/shop.ts'
import { bareShop } from '#tests/support/shop-process.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'
import { amidBuying } from './support/amid-buying.ts'
import { wireTo } from './support/wire.ts'

const { db, url } = await testDatabase()
const smtp = await smtpServer()
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(temporaryFolder(), 'bucket'),
  configureBuckets: [{ name: 'tulpar', configs: [] }],
})
const { port: bucketPort } = await bucket.run()
afterAll(() => bucket.close())
const mailWire = await wireTo({ host: '127.0.0.1', port: Number(new URL(smtp.url).port) })
const bucketWire = await wireTo({ host: '127.0.0.1', port: bucketPort })
const shop = await bareShop({
  DATABASE_URL: url,
  STORAGE_URL: `s3://S3RVER:S3RVER@127.0.0.1:${bucketWire.port}/tulpar?region=eu-west-1&insecure=1`,
  SMTP_URL: `smtp://127.0.0.1:${mailWire.port}`,
  MAIL_FROM: 'Tulpar <hello@tulpar.example>',
  LOG_LEVEL: 'warn',
})
const { id } = await given(db).product({ stock: 1_000_000 })
const method = await given(db).paymentMethod()
const order = orderOf(method, [{ product_id: id, quantity: 1 }])
/** Orders do not wait for either of the services. */
const mostMs = 5000

it(
  'takes orders while the mail server and the bucket hang, and sends and keeps everything when they are back',
  { timeout: 600_000 },
  async () => {
    const email = 'hanging@example.com'
    const contact = { name: 'Aigerim', email, phone: '+60 12 345 6789' }
    const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#1f3a93' } })
      .png()
      .toBuffer()
    const answers = await amidBuying({ shop, db, order }, async () => {
      mailWire.goSilent()
      bucketWire.goSilent()
      const startedAt = performance.now()
      const placed = await post(shop.origin, '/api/orders', { ...order, contact }, { 'idempotency-key': newId() })
      expect(placed.status).toBe(201)
      expect(performance.now() - startedAt).toBeLessThan(mostMs)
      const { order: own, guest_token } = (await placed.json()) as { order: { id: string }; guest_token: string }
      const sendProof = async () => {
        const form = new FormData()
        form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'slip.png')
        const headers = { 'guest-session-token': guest_token }
        return fetch(`${shop.origin}/api/orders/${own.id}/payment-proof`, { method: 'POST', headers, body: form })
      }
      const refused = await sendProof()
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
      expect((await fetch(`${shop.origin}/health`)).status).toBe(200)
      expect(smtp.received.filter(({ to }) => to[0] === email)).toEqual([])
      mailWire.pass()
      bucketWire.pass()
      await vi.waitFor(async () => expect((await sendProof()).status).toBe(201), { timeout: 120_000, interval: 500 })
    })
    console.info('while mail server and bucket hung:', answers)
    await vi.waitFor(() => expect(smtp.received.filter(({ to }) => to[0] === email)).toHaveLength(1), { timeout: 240_000, interval: 200 })
  },
)
