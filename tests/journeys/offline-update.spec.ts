import { z } from 'zod'
import { expect, openPage, test } from './support/journey.ts'
import { orderOne } from './support/new-member.ts'
import { queuedIn } from './support/queued.ts'
import { signInAs } from './support/signing-in.ts'
import { eventWith } from './support/stall.ts'

const ofOrder = z.object({
  items: z.array(
    z.object({
      order_item_id: z.string(),
      steps: z.array(z.object({ id: z.string(), name: z.string(), status: z.string(), photos: z.array(z.unknown()) })),
    }),
  ),
})

test('unsent work that an earlier version of the shop left on a phone is sent once', async ({ page, someoneElse }) => {
  const admin = await someoneElse()
  await signInAs(admin, 'admin')
  const event = await eventWith(admin, ['manul-mug'])
  const mug = z.object({ id: z.string(), variations: z.array(z.object({ id: z.string() })) })
  const { id: productId, variations } = mug.parse(await (await admin.request.get('/api/products/manul-mug')).json())
  const { id } = await orderOne(await someoneElse(), 'pomegranate-mug')
  const origin = test.info().project.use.baseURL ?? ''
  await admin.request.put(`/api/admin/orders/${id}/status`, { data: { status: 'processing' }, headers: { origin } })
  const itemNow = async () => {
    const { items } = ofOrder.parse(await (await admin.request.get(`/api/admin/orders/${id}/production-steps`)).json())
    return items[0]
  }
  const item = await itemNow()
  const [step] = item?.steps ?? []
  if (!item || !step) throw new Error('nothing of the order is made by steps')

  await signInAs(page, 'staff')
  await openPage(page, '/')
  const line = { product_id: productId, variation_id: variations[0]?.id ?? null, size: null, quantity: 1 }
  const unsent = { itemId: item.order_item_id, stepId: step.id, stepName: step.name, eventId: event.id, line }
  await page.evaluate(async ({ itemId, stepId, stepName, eventId, line: sold }) => {
    // The storage of the earlier version, as it was.
    async function store(database: string, name: string, options: IDBObjectStoreParameters, value: unknown, key?: string) {
      const opening = indexedDB.open(database, 1)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(name, options))
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const transaction = opening.result.transaction(name, 'readwrite')
      transaction.objectStore(name).put(value, key)
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      opening.result.close()
    }
    const [photoKey, saleKey] = [crypto.randomUUID(), crypto.randomUUID()]
    const drawing = new OffscreenCanvas(40, 30)
    drawing.getContext('2d')?.fillRect(0, 0, 40, 30)
    await store('tulpar-photographs', 'files', {}, await drawing.convertToBlob({ type: 'image/png' }), photoKey)
    const press = { itemId, stepId, stepName }
    const presses = [
      { ...press, key: photoKey, photo: { name: 'flaw.png' } },
      { ...press, key: crypto.randomUUID(), status: 'done' },
    ]
    localStorage.setItem('tulpar-presses', JSON.stringify(presses))
    const sale = { items: [sold], method: 'card', sold_at: new Date().toISOString(), language: 'en' }
    await store(
      'tulpar-stall',
      'entries',
      { keyPath: 'number', autoIncrement: true },
      {
        deed: { kind: 'sale', key: saleKey, eventId, sale },
        madeBy: undefined,
        madeAt: new Date().toISOString(),
        title: 'A-1',
        pieces: 1,
        state: 'waiting',
      },
    )
  }, unsent)

  await openPage(page, `/admin/production-steps/${item.order_item_id}`)
  await expect.poll(async () => (await itemNow())?.steps[0]).toMatchObject({ status: 'done', photos: [{}] })
  await openPage(page, `/admin/events/${event.id}/sales`)
  const sales = async () =>
    z.object({ total: z.number() }).parse(await (await admin.request.get(`/api/admin/events/${event.id}/sales`)).json()).total
  await expect.poll(sales).toBe(1)
  // The sent sale stays for the list of the day.
  await expect.poll(() => queuedIn(page)).toBe(1)
  const left = async () => ({
    presses: await page.evaluate(() => localStorage.getItem('tulpar-presses')),
    databases: await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name).filter((name) => /stall|photo/.test(name ?? '')),
    ),
  })
  expect(await left()).toEqual({ presses: null, databases: [] })
  await page.reload()
  await expect.poll(() => queuedIn(page)).toBe(1)
  expect(await sales()).toBe(1)
})
