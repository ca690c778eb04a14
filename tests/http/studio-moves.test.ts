import { beforeAll, expect, it } from 'vitest'
import { type Language, officeLanguages } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { guestOrdersCookie } from '#modules/orders/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { mailbox } from '#tests/support/mailbox.ts'
import { newId } from '#kit/ids.ts'
import { given as givenIn, orderOf } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/database.ts'
import { publicPages } from '#tests/journeys/layout/pages/public.ts'
import type { Things } from '#tests/journeys/layout/things.ts'
import { textOfPdf } from '#tests/support/read-pdf.ts'
import { shopProcess } from '#tests/support/shop-process.ts'
import { moved, oldWords as old } from '#tests/support/studio-facts.ts'

const { db, url } = await testDatabase()
const given = givenIn(db)
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: '0', RATE_LIMITS: 'off', DEMO: 'off' })

const paths = [
  '/',
  '/shop',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/membership',
  '/events',
  '/track-order',
  '/preorder',
  '/cart',
  '/newsletter',
  '/login',
  '/partner/register',
  '/shop/felt',
  '/product/felt-mug',
  '/events/fair',
  '/events/fair/calendar.ics',
]
/** Pages without texts of the owner. They name no place except the shop’s clock and a state that parcels go to. */
const withoutPlaces = ['/', '/shop', '/events', '/track-order', '/newsletter', '/login', '/shop/felt', '/product/felt-mug']
const places = /(?<!W\.P\. )Kuala Lumpur(?! time)|Almaty|Куала-Лумпур|Алматы/

beforeAll(async () => {
  const shelf = newId()
  await db.insertInto('categories').values({ id: shelf, slug: 'felt', name: 'Felt' }).execute()
  const { id } = await given.product({ name: 'Felt mug' })
  await db.updateTable('products').set({ slug: 'felt-mug' }).where('id', '=', id).execute()
  await db.insertInto('product_categories').values({ product_id: id, category_id: shelf, is_primary: true }).execute()
  const [day, hour] = [new Date(Date.now() + 24 * 3_600_000), 3_600_000]
  await db
    .insertInto('events')
    .values({
      id: newId(),
      slug: 'fair',
      title: 'Fair',
      venue: 'Hall',
      address: 'Street 1',
      status: 'published',
      published_at: new Date(),
      starts_at: day,
      ends_at: new Date(day.getTime() + hour),
    })
    .execute()
  await changeSettings({ db, memory: new ShopMemory() }, moved)
})

async function read(path: string): Promise<string> {
  const response = await fetch(shop.origin + path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  return response.text()
}

const inLanguage = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`)

/** Places an order that is collected at the studio. */
async function placeOrder() {
  const { id } = await given.product()
  const body = orderOf(await given.paymentMethod(), [{ product_id: id, quantity: 1 }], { delivery: 'pickup', shipping: undefined })
  const headers = { 'content-type': 'application/json', 'idempotency-key': newId() }
  const placed = await fetch(`${shop.origin}/api/orders`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await placed.json()) as { order: Order; guest_token: string }
}

/** File names and code are not texts of the shop: visitors read text, search engines structured data. */
const wordsOf = (page: string) =>
  [
    page.replaceAll(/<(script|style|svg)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' '),
    ...[...page.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) => json),
    ...[...page.matchAll(/(?:content|alt|title|aria-label)="([^"]*)"/g)].map(([, text]) => text),
  ].join('\n')

it('leaves no old name, address, hours or place on any page', async () => {
  const found: string[] = []
  for (const language of officeLanguages)
    for (const path of paths) {
      const address = inLanguage(path, language)
      const words = wordsOf(await read(address))
      for (const pattern of withoutPlaces.includes(path) ? [old, places] : [old]) {
        const index = pattern.exec(words)?.index
        if (index !== undefined) found.push(`${address}: ${words.slice(Math.max(0, index - 60), index + 60)}`)
      }
    }
  expect(found).toEqual([])
})

it('leaves none on any other page that a guest can open', async () => {
  const { order, guest_token } = await placeOrder()
  const things = { category: { id: '', slug: 'felt' }, longest: 'felt-mug', reduced: 'felt-mug', doneOrder: order, event: 'fair' }
  const addresses = []
  // Pages whose address is made in a browser are shown by others of the list, too.
  for (const look of Object.values(publicPages))
    if (typeof look === 'function' && look.length < 2) addresses.push(await look(things as unknown as Things, undefined as never))
  expect(addresses).toContain(`/order/${order.id}`)
  for (const language of officeLanguages)
    for (const address of addresses) {
      const response = await fetch(shop.origin + inLanguage(address, language), {
        headers: { cookie: `${guestOrdersCookie}=${guest_token}` },
      })
      expect(response.status, address).toBeLessThan(500)
      expect(wordsOf(await response.text()), `${language} ${address}`).not.toMatch(old)
    }
})

it('says the new ones on the contact page, to readers and to search engines', async () => {
  const page = await read('/contact')
  for (const words of [
    '7 Lorong Baru',
    '10200 George Town',
    '11:30–\u206019:30',
    '"latitude":5.4141',
    '"opens":"11:30"',
    'destination=5.4141%2C100.3288',
  ])
    expect(page, words).toContain(words)
  expect(page).not.toContain('map-kualaLumpur')
})

it('writes them into mails and onto invoices', async () => {
  const { order, guest_token: token } = await placeOrder()
  const mail = await mailbox(db).titled('nurul@example.com', order.order_number)
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('7 Lorong Baru')
    expect(text).not.toMatch(old)
  }
  const pdf = await fetch(`${shop.origin}/api/orders/${order.id}/invoice.pdf`, { headers: { 'guest-session-token': token } })
  const invoice = await textOfPdf(new Uint8Array(await pdf.arrayBuffer()))
  expect(invoice).toContain('Lorong Baru')
  expect(invoice).not.toMatch(old)
})
