import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given as givenIn, orderOf } from '#tests/support/given.ts'
import { post } from '#tests/support/shop.ts'
import { shopProcess } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const given = givenIn(db)
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: '0' })

it('is shown on the page of its product and in its structured data while it is public, and on no other page', async () => {
  const methodId = await given.paymentMethod()
  const [hat, cap] = [await given.product({ name: 'Hat' }), await given.product({ name: 'Cap' })]
  const page = async (id: string) => (await fetch(`${shop.origin}/product/${id}`, { headers: { 'accept-language': 'en' } })).text()
  for (const { id } of [hat, cap]) expect(await page(id)).not.toContain('aggregateRating')

  const order = orderOf(methodId, [{ product_id: hat.id, quantity: 1 }])
  const placed = (await (await post(shop.origin, '/api/orders', order, { 'idempotency-key': newId() })).json()) as { order: { id: string } }
  const [id, now] = [newId(), new Date()]
  const said = { author: 'Dana', stars: 4, text: 'Warm <b>and</b> light', language: 'en', created_at: now, updated_at: now } as const
  await db
    .insertInto('reviews')
    .values({ id, product_id: hat.id, order_id: placed.order.id, mailbox: Buffer.from('mailbox'), ...said })
    .execute()
  const set = (change: { status?: 'approved' | 'waiting'; answer?: string; answered_at?: Date }) =>
    db.updateTable('reviews').set(change).where('id', '=', id).execute()

  await set({ status: 'approved' })
  await expect.poll(() => page(hat.id)).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1}')
  expect(await page(hat.id)).toContain('Warm &lt;b&gt;and&lt;/b&gt; light')
  expect(await page(hat.id)).toContain('4 out of 5 stars, 1 review')
  expect(await page(cap.id)).not.toContain('Warm')
  await set({ answer: 'Glad to hear it', answered_at: now })
  await expect.poll(() => page(hat.id)).toContain('Glad to hear it')
  await set({ status: 'waiting' })
  await expect.poll(() => page(hat.id)).not.toContain('Warm')
})
