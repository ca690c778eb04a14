import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { admin, call, given, shop } = await shopWithAccounts()
const token = await admin('proofs@example.com')
const method = await given.paymentMethod()
const { id: productId } = await given.product({ price: 40 })

type Listed = {
  submitted_at: string
  order: { id: string; order_number: string; updated_at: string }
  amount_due: number
  same_file: { order_id: string }[]
  similar: { order_id: string }[]
}

it('lists pending proofs oldest first, with the amount and others who sent the same before', async () => {
  const receipt = sharp({ create: { width: 300, height: 400, channels: 3, background: 'white' } }).composite([
    {
      input: Buffer.from(
        '<svg width="300" height="400"><rect x="20" y="60" width="180" height="30"/><rect x="60" y="200" width="200" height="50"/></svg>',
      ),
    },
  ])
  const other = sharp({ create: { width: 300, height: 400, channels: 3, background: 'white' } }).composite([
    { input: Buffer.from('<svg width="300" height="400"><rect x="150" y="10" width="40" height="350"/></svg>') },
  ])
  const png = await receipt.clone().png().toBuffer()
  const first = await placeWithProof(png)
  const again = await placeWithProof(png)
  const smaller = await placeWithProof(await sharp(png).resize(200).png().toBuffer())
  const different = await placeWithProof(await other.png().toBuffer())
  const waiting = await list('waiting')
  expect(waiting.map(({ order }) => order.id)).toEqual([first, again, smaller, different])
  expect(waiting.map(({ amount_due }) => amount_due)).toEqual([50.4, 50.4, 50.4, 50.4])
  expect(waiting.map(({ same_file }) => same_file.map(({ order_id }) => order_id))).toEqual([[again], [first], [], []])
  expect(waiting[0]?.similar.map(({ order_id }) => order_id)).toEqual([smaller])
  expect(waiting[3]?.similar).toEqual([])
})

it('shows the newest proof of an order alone, and moves it where it was decided', async () => {
  const [accepted, refused] = (await list('waiting')).map(({ order }) => order.id)
  await upload(accepted ?? '', await noise())
  expect((await list('waiting')).filter(({ order }) => order.id === accepted)).toHaveLength(1)
  expect(await decide(accepted, { decision: 'accepted' })).toBe(200)
  expect(await decide(refused, { decision: 'refused', reason: 'The amount is another' })).toBe(200)
  const ids = async (status: string) => (await list(status)).map(({ order }) => order.id)
  expect(await ids('waiting')).not.toContain(accepted)
  // The decision on the second picture also applies to the first one, which it replaced.
  expect(await ids('accepted')).toEqual([accepted, accepted])
  expect(await ids('refused')).toEqual([refused])
  const { body } = await call('GET', '/api/admin/waiting', { token })
  const [oldest] = await list('waiting')
  expect(body).toMatchObject({ attention: { proofs_waiting: { count: 2, href: '/admin/proofs', since: oldest?.submitted_at } } })
})

it('refuses a decision on an order whose buyer has sent another file since', async () => {
  const id = await placeWithProof(await noise())
  const read = async () => (await list('waiting')).find(({ order }) => order.id === id)?.order.updated_at
  const looked = await read()
  await upload(id, await noise())
  expect(await decide(id, { decision: 'accepted', expected_updated_at: looked })).toBe(409)
  expect(await decide(id, { decision: 'accepted', expected_updated_at: await read() })).toBe(200)
})

it('still accepts the earlier spelling of a decision', async () => {
  const [order] = await list('waiting')
  expect(await decide(order?.order.id, { decision: 'accept' })).toBe(200)
})

it('adds fingerprints to older proofs', async () => {
  const { fingerprintOldProofs } = await import('#modules/orders/proofs/fingerprint-old-proofs.ts')
  const [known] = await list('waiting')
  const find = () =>
    shop.db
      .selectFrom('payment_proofs')
      .select(['file_hash', 'picture_hash'])
      .where('order_id', '=', known?.order.id ?? '')
      .executeTakeFirstOrThrow()
  const before = await find()
  await shop.db.updateTable('payment_proofs').set({ file_hash: null, picture_hash: null, picture_bands: null }).execute()
  await fingerprintOldProofs(shop)
  expect(await find()).toEqual(before)
})

async function list(status: string): Promise<Listed[]> {
  const { body } = await call('GET', `/api/admin/proofs?status=${status}`, { token })
  return body['proofs'] as Listed[]
}

async function decide(id: string | undefined, body: object): Promise<number> {
  return (await call('PUT', `/api/admin/orders/${id}/payment`, { token, body })).status
}

async function placeWithProof(bytes: Buffer): Promise<string> {
  const placed = await call('POST', '/api/orders', {
    body: orderOf(method, [{ product_id: productId, quantity: 1 }]),
    headers: { 'idempotency-key': newId() },
  })
  const { id } = placed.body['order'] as { id: string }
  await upload(id, bytes)
  return id
}

async function upload(id: string, bytes: Buffer): Promise<void> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'receipt.png', { type: 'image/png' }))
  const { status } = await call('POST', `/api/orders/${id}/payment-proof`, { token, body: form })
  expect(status).toBe(201)
}

function noise(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .png()
    .toBuffer()
}
