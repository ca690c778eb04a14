import { type Page, test } from '@playwright/test'
import { z } from 'zod'
import { readFields } from '#contract/rules/duitnow/emv-fields.ts'
import { readQrCode } from '#kit/images/read-qr-code.ts'
import { call } from './calls.ts'
import { expect } from './journey.ts'
import { newAddress } from './mails.ts'
import { translatorIn } from './translator.ts'

const product = z.object({ id: z.string(), variations: z.array(z.object({ id: z.string() })), sizes: z.array(z.string()).nullish() })
const identified = z.object({ id: z.string() })
const placed = z.object({ order: z.object({ id: z.string(), order_number: z.string(), total: z.number() }) })
const options = z.object({ payment_methods: z.array(z.object({ id: z.string(), type: z.string() })) })

const hourMs = 3_600_000
const t = translatorIn('en')

/** Makes an event that is running now, with pieces of these products; `admin` is signed in as an admin. */
export async function eventWith(admin: Page, slugs: readonly string[], pieces = 20): Promise<{ id: string; title: string }> {
  const title = `Stall ${Date.now()}-${Math.random().toString(36).slice(2, 6)}`
  const { id } = identified.parse(
    await call(admin, '/api/admin/events', {
      slug: title.toLowerCase().replace(' ', '-'),
      title,
      venue: 'Central Market',
      address: 'Jalan Hang Kasturi, Kuala Lumpur',
      status: 'published',
      starts_at: new Date(Date.now() - hourMs).toISOString(),
      ends_at: new Date(Date.now() + 10 * hourMs).toISOString(),
    }),
  )
  const items = await Promise.all(slugs.map(async (slug) => ({ ...(await optionOf(admin, slug)), change: pieces })))
  await call(admin, `/api/admin/events/${id}/inventory`, { items }, { 'idempotency-key': crypto.randomUUID() })
  return { id, title }
}

async function optionOf(page: Page, slug: string) {
  const found = product.parse(await (await page.request.get(`/api/products/${slug}`)).json())
  return { product_id: found.id, variation_id: found.variations[0]?.id ?? null, size: found.sizes?.[0] ?? null }
}

/** Places an order for pickup there, as this page's visitor. */
export async function orderAt(page: Page, eventId: string, slug: string, quantity = 1, method = 'bank_transfer') {
  const { payment_methods } = options.parse(await (await page.request.get('/api/checkout/options')).json())
  const answer = await call(
    page,
    '/api/orders',
    {
      items: [{ ...(await optionOf(page, slug)), quantity }],
      contact: { name: 'Nurul Izzah', email: newAddress('pickup'), phone: '+60 12 345 6789' },
      event_id: eventId,
      payment_method_id: payment_methods.find(({ type }) => type === method)?.id,
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  return placed.parse(answer).order
}

export async function accept(admin: Page, orderId: string): Promise<void> {
  const origin = test.info().project.use.baseURL ?? ''
  await admin.request.put(`/api/admin/orders/${orderId}/payment`, { data: { decision: 'accepted' }, headers: { origin } })
}

export async function codeOf(page: Page, eventId: string, orderId: string): Promise<string> {
  const answer = await page.request.get(`/api/events/${eventId}/orders/${orderId}/code`)
  return z.object({ code: z.string() }).parse(await answer.json()).code
}

/** Returns the code that the signed-in member shows at a counter. */
export async function memberCodeOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/membership')
  return z.object({ member_code: z.string() }).parse(await answer.json()).member_code
}

export async function orderNow(admin: Page, orderId: string) {
  const answer = await admin.request.get(`/api/admin/orders/${orderId}`)
  return z
    .object({
      status: z.string(),
      payment_status: z.string(),
      paid: z.number(),
      items: z.array(z.object({ quantity: z.number(), handed_over: z.number() })),
    })
    .parse(await answer.json())
}

/** Waits until the service worker has cached the stall's screens for offline use. */
export async function isKept(page: Page, eventId: string): Promise<void> {
  const wanted = ['/admin/events/scan-orders', `/admin/events/${eventId}/sales`]
  const kept = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((known) => known.startsWith('tulpar own '))
      return name === undefined ? [] : (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(kept).toEqual(expect.arrayContaining(wanted))
}

/** Reads the payment code from the screen, as a bank's app does. */
export async function paymentCodeOn(page: Page): Promise<{ merchant: string | undefined; amount: string | undefined }> {
  const drawing = page.getByRole('img', { name: /^DuitNow QR/ })
  await expect(drawing).toBeVisible()
  // The image has its size before it is drawn.
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  const fields = readFields((await readQrCode(new Uint8Array(await drawing.screenshot()))) ?? '') ?? []
  const valueOf = (id: string) => fields.find((field) => field.id === id)?.value
  return { merchant: valueOf('59'), amount: valueOf('54') }
}

/** The message on the screen when `count` pieces are handed over. */
export const handOver = (page: Page, count: number) => page.getByText(t('admin-scan:verdict.collected', { count }), { exact: true })

export async function typeNumber(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: t('admin-scan:typeNumber') }).click()
  await page.getByLabel(t('admin-scan:number')).fill(text)
  await page.getByRole('button', { name: t('admin-scan:find') }).click()
}
