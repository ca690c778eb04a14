import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { os } from '@orpc/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFiles, type Files } from '#kit/files/files.ts'
import { createApiHandler } from '#kit/http/api-handler.ts'
import { firstLook } from '#kit/http/first-look.ts'
import { newId } from '#kit/ids.ts'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import { unlimited } from '#kit/limits/limits.ts'
import type { RequestContext } from '#modules/context.ts'
import { bodiesIn } from '#tests/support/bodies.ts'
import { orderOf } from '#tests/support/given.ts'
import { type Asking, testShop } from '#tests/support/test-shop.ts'
import { proofRoutes } from './proof-routes.ts'
import { readProof } from './read-proof.ts'

const shop = await testShop()
const { db, given } = shop
const method = await given.paymentMethod()
const folder = mkdtempSync(join(tmpdir(), 'tulpar-proofs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const disk = await createFiles('file:', folder)
let files: Files = disk
beforeEach(() => {
  files = disk
})

const bodies = bodiesIn(folder)
beforeAll(() => bodies.folder.open())
const handle = createApiHandler<RequestContext>({
  bodies,
  router: os.$context<RequestContext>().use(firstLook).router({ orders: proofRoutes }),
  sentences: () => ({ error: (code) => code, field: (code) => code }),
  onFault: () => undefined,
})

function contextOf(asking: Asking): RequestContext {
  return {
    ctx: { ...shop.ctxOf(asking), files },
    address: asking.address ?? '203.0.113.7',
    idempotencyKey: undefined,
    guestTokens: asking.guestTokens ?? [],
    limits: asking.limits ?? unlimited,
    headers: new Headers(),
    reply: new Headers(),
    isHttps: false,
    isForeign: false,
    counted: new Set(),
  }
}

async function upload(orderId: string, bytes: Uint8Array | string, asking: Asking) {
  const form = new FormData()
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  form.set('file', new File([part], '../slip.jpg', { type: 'image/jpeg' }))
  const request = new Request(`http://shop.test/api/orders/${orderId}/payment-proof`, { method: 'POST', body: form })
  const { response } = await handle(request, contextOf(asking))
  if (!response) throw new Error('no call answers the upload')
  return { status: response.status, body: await response.json() }
}

async function placeOrder() {
  const mug = await given.product()
  const { body } = await shop.place(orderOf(method, [{ product_id: mug.id, quantity: 1 }]))
  return { id: body.order.id, asGuest: { guestTokens: [body.guest_token] } satisfies Asking }
}

const proof = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#EFE8DC' } })
  .jpeg()
  .toBuffer()
const storedFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

async function traceOf(orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select(['payment_status', 'expires_at', 'proof_refusal'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const proofs = await db.selectFrom('payment_proofs').select('id').where('order_id', '=', orderId).execute()
  const history = await db.selectFrom('order_history').select('kind').where('order_id', '=', orderId).where('kind', '=', 'proof').execute()
  return { ...order, proofs: proofs.length, history: history.length }
}

async function mailsPromised(orderId: string, kind: string): Promise<number> {
  const { rows } = await shop.pool.query(
    `select 1 from jobs.job where name = 'order-mail' and data->>'orderId' = $1 and data->>'kind' = $2`,
    [orderId, kind],
  )
  return rows.length
}

it("takes a guest's proof, stops the clock of the order and promises one mail", async () => {
  const { id, asGuest } = await placeOrder()
  const { status, body } = await upload(id, proof, asGuest)

  expect(status).toBe(201)
  expect(body.payment_proof).toMatchObject({ mime: 'image/jpeg', submitted_at: '2026-03-21T04:00:00.000Z' })
  expect(body.order).toMatchObject({ payment_status: 'proof_submitted', customer_status: 'proof_submitted', expires_at: null })
  expect(await traceOf(id)).toMatchObject({ proofs: 1, history: 1, expires_at: null })

  await upload(id, proof, asGuest)
  expect(await traceOf(id)).toMatchObject({ proofs: 2, history: 2 })
  expect(await mailsPromised(id, 'proof_received')).toBe(1)
})

it('streams the proof privately to readers of the order, and to nobody else', async () => {
  const { id, asGuest } = await placeOrder()
  const first = await upload(id, proof, asGuest)
  shop.clock.advance(1000)
  const second = await upload(id, proof, asGuest)
  const read = (asking: Asking, proofId?: string) => readProof(contextOf(asking), { orderId: id, proofId })

  const response = await read(asGuest)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
  })
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(900)

  const staff = { actor: await given.account({ role: 'staff' }) }
  expect((await read(staff, first.body.payment_proof.id)).status).toBe(200)
  expect((await read(asGuest, second.body.payment_proof.id)).status).toBe(200)
  await expect(read(asGuest, first.body.payment_proof.id)).rejects.toMatchObject({ status: 404 })
  await expect(read({})).rejects.toMatchObject({ status: 404 })
  await expect(read({ actor: await given.account({ role: 'partner' }) })).rejects.toMatchObject({ status: 404 })
  await expect(readProof(contextOf(staff), { orderId: 'x' })).rejects.toMatchObject({ status: 404 })
})

it('shows a PDF in a frame of this shop only, where nothing in it can act', async () => {
  const { id, asGuest } = await placeOrder()
  const { status } = await upload(id, '%PDF-1.7\n1 0 obj\n<< >>\nendobj\nstartxref\n9\n%%EOF\n', asGuest)
  expect(status).toBe(201)
  const response = await readProof(contextOf(asGuest), { orderId: id })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename="receipt-UND-\d+-\w+\.pdf"$/),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
  })
  expect(await response.text()).toContain('%PDF-1.7')
})

it.each([
  ['SVG', 415, 'proof_type_refused', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', 415, 'proof_type_refused', '<!doctype html><script>alert(1)</script>'],
  ['HEIC', 415, 'proof_type_refused', '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic'],
  ['an archive', 415, 'proof_type_refused', 'PK\u0003\u0004\u0014\u0000\u0000\u0000'],
  ['a PDF that runs a script', 422, 'proof_refused', '%PDF-1.7\n<< /S /JavaScript >>\nstartxref\n9\n%%EOF'],
  ['40 MB', 413, 'proof_too_large', new Uint8Array(40_000_000)],
])('refuses %s with %d and stores nothing', async (_name, status, code, bytes) => {
  const { id, asGuest } = await placeOrder()
  const before = storedFiles()
  const refused = await upload(id, bytes, asGuest)
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status, code })
  expect(storedFiles()).toEqual(before)
  expect(await traceOf(id)).toMatchObject({ payment_status: 'unpaid', proofs: 0, history: 0 })
})

it('names the field when there is no file', async () => {
  const { id, asGuest } = await placeOrder()
  const request = new Request(`http://shop.test/api/orders/${id}/payment-proof`, { method: 'POST', body: new FormData() })
  const { response } = await handle(request, contextOf(asGuest))
  expect(response?.status).toBe(422)
  expect(await response?.json()).toMatchObject({ fields: { file: 'missing_file' } })
})

it('answers the same 404 for a foreign order, an unknown one and a malformed id', async () => {
  const { id } = await placeOrder()
  const foreign = { actor: await given.account(), guestTokens: ['a'.repeat(43)] }
  const answers = [await upload(id, proof, foreign), await upload(newId(), proof, foreign), await upload('nonsense', proof, foreign)]
  expect(answers).toEqual(answers.map(() => ({ status: 404, body: { error: 'not_found', code: 'not_found' } })))
  expect(await traceOf(id)).toMatchObject({ proofs: 0 })
})

async function accept(orderId: string): Promise<void> {
  const { status } = await shop.ask(
    'PUT',
    `/admin/orders/${orderId}/payment`,
    { decision: 'accept' },
    { actor: await given.account({ role: 'staff' }) },
  )
  expect(status).toBe(200)
}

it('refuses a proof for a paid order and for a cancelled one', async () => {
  const paid = await placeOrder()
  await accept(paid.id)
  expect(await upload(paid.id, proof, paid.asGuest)).toMatchObject({ status: 409, body: { code: 'already_paid' } })

  const cancelled = await placeOrder()
  await shop.ask('POST', `/orders/${cancelled.id}/cancellation`, {}, cancelled.asGuest)
  expect(await upload(cancelled.id, proof, cancelled.asGuest)).toMatchObject({ status: 409, body: { code: 'order_cancelled' } })
})

it('deletes the file when the order was paid during the upload', async () => {
  const { id, asGuest } = await placeOrder()
  const before = storedFiles()
  files = {
    ...disk,
    async put(key, bytes, contentType) {
      await disk.put(key, bytes, contentType)
      await accept(id)
    },
  }
  expect(await upload(id, proof, asGuest)).toMatchObject({ status: 409, body: { code: 'already_paid' } })
  expect(storedFiles()).toEqual(before)
})

it('says so when nothing can be stored', async () => {
  const { id, asGuest } = await placeOrder()
  files = { ...disk, put: () => Promise.reject(new Error('read-only')) }
  expect(await upload(id, proof, asGuest)).toMatchObject({ status: 503, body: { code: 'upload_not_configured' } })
  expect(await traceOf(id)).toMatchObject({ payment_status: 'unpaid', proofs: 0 })
})

it('forgets the refusal of the proof before', async () => {
  const { id, asGuest } = await placeOrder()
  await db.updateTable('orders').set({ proof_refusal: 'blurred' }).where('id', '=', id).execute()
  await upload(id, proof, asGuest)
  expect(await traceOf(id)).toMatchObject({ proof_refusal: null })
})

it('lets twenty slips of one order through in ten minutes', async () => {
  const { id, asGuest } = await placeOrder()
  const limits = createLimits({ pool: shop.pool, secret: 'a secret of at least thirty-two characters' })
  const answers = await Promise.all(Array.from({ length: 21 }, () => upload(id, 'no slip', { ...asGuest, limits })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})
