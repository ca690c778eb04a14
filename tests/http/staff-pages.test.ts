import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { systemClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/database.ts'
import { shopProcess } from '#tests/support/shop-process.ts'
import routes from '#web/routes.ts'
import { translatorIn } from '#tests/journeys/support/translator.ts'

const { db, url } = await testDatabase()
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: '0' })
const make = given(db)
const t = translatorIn('en')
const password = 'felt-and-wool-7!'

async function signedIn(role: 'staff' | 'admin') {
  const email = `${newId()}@example.com`
  await createAccount({ db, clock: systemClock }, { email, password, fullName: role, role, isEmailConfirmed: true })
  const body = new URLSearchParams({ email, password })
  const entered = await fetch(`${shop.origin}/login`, { method: 'POST', redirect: 'manual', headers: { origin: shop.origin }, body })
  const headers = { cookie: cookiesOf(entered), 'accept-language': 'en' }
  return async (path: string) => {
    const response = await fetch(`${shop.origin}/admin${path && `/${path}`}`, { redirect: 'manual', headers })
    const text = await response.text()
    const titles = Array.from(text.matchAll(/<title[^>]*>([^<]*)/g), ([, title]) => title)
    return { text, answer: { status: response.status, titles }, main: text.split('<main')[1]?.split('</main>')[0] ?? '' }
  }
}

it('shows nothing of e-invoices before they are switched on, but their settings', async () => {
  const admin = await signedIn('admin')
  expect((await admin('e-invoices')).answer.status).toBe(404)
  expect((await admin('')).text).not.toContain('/admin/e-invoices')
  expect((await admin('settings')).main).toContain('/admin/settings/e-invoices')
  expect(await admin('settings/e-invoices')).toMatchObject({ answer: { status: 200 } })
  await db
    .insertInto('einvoice_settings')
    .values({ fields: JSON.stringify({ mode: 'file' }), updated_at: new Date() })
    .execute()
  expect(await admin('e-invoices')).toMatchObject({ answer: { status: 200, titles: [t('admin-einvoices:pageTitle')] } })
  expect((await admin('')).text).toContain('/admin/e-invoices')
  expect((await (await signedIn('staff'))('')).text).not.toContain('/admin/e-invoices')
  await db.deleteFrom('einvoice_settings').execute()
})

it('opens no form to staff that only admins may send', async () => {
  const [staff, admin] = [await signedIn('staff'), await signedIn('admin')]
  for (const path of [
    'products/new',
    'product-types/new',
    'events/new',
    'stories/new',
    'size-guides/new',
    'discounts/new',
    'categories/new',
  ]) {
    expect([path, (await staff(path)).answer.status, (await admin(path)).answer.status]).toEqual([path, 403, 200])
  }
})

it('shows on the dashboard the time of the shop, and of no other place', async () => {
  const { answer, main } = await (await signedIn('admin'))('')
  expect(answer.status).toBe(200)
  expect(main.match(/(?:Kuala Lumpur|Almaty) \d\d:\d\d/g)).toEqual([expect.stringMatching(/^Kuala Lumpur/)])
})

it('offers to save nothing where stock did not change', async () => {
  const { id } = await make.product()
  const { answer, main } = await (await signedIn('admin'))(`products/${id}/stock`)
  expect(answer.status).toBe(200)
  expect(main).toContain(t('admin-products:stock.reason'))
  expect(main.includes(t('admin-products:stock.save', { count: 0 }))).toBe(false)
})

it('waits for a receipt only where an order is paid by one, and is not paid yet', async () => {
  const { id } = await make.product()
  const admin = await signedIn('admin')
  const waits = async (type: 'bank_transfer' | 'cash' | 'paypal', change: object = {}) => {
    const method = await make.paymentMethod({ type })
    const headers = { 'content-type': 'application/json', 'idempotency-key': newId() }
    const body = JSON.stringify(orderOf(method, [{ product_id: id, quantity: 1 }], { delivery: 'pickup', shipping: undefined }))
    const placed = await fetch(`${shop.origin}/api/orders`, { method: 'POST', headers, body })
    const { order } = (await placed.json()) as { order: { id: string; order_number: string } }
    await db
      .updateTable('orders')
      .set({ status: 'pending', ...change })
      .where('id', '=', order.id)
      .execute()
    const { answer, main } = await admin(`orders/${order.order_number}`)
    expect(answer.status).toBe(200)
    return main.includes(t('admin-order:proof.none'))
  }
  expect(await waits('bank_transfer')).toBe(true)
  expect(await waits('cash')).toBe(false)
  expect(await waits('paypal')).toBe(false)
  expect(await waits('bank_transfer', { status: 'cancelled' })).toBe(false)
  expect(await waits('bank_transfer', { payment_status: 'paid', paid_through: 'staff', paid: sql`total` })).toBe(false)
})

it('has one title, in words, for missing pages and for other roles', async () => {
  const [staff, admin] = [await signedIn('staff'), await signedIn('admin')]
  const notAllowed = { status: 403, titles: [t('admin:notAllowed.pageTitle')] }
  const notFound = { status: 404, titles: [t('admin:notFound.pageTitle')] }
  for (const path of ['products/new', 'stories/new', 'newsletter/automations', 'events/new'])
    expect([path, (await staff(path)).answer]).toEqual([path, notAllowed])
  for (const path of [
    'orders/UND-00000',
    'products/edit/none',
    'members/none',
    'partners/none',
    'events/none/report',
    'production-steps/none',
  ])
    expect([path, (await admin(path)).answer]).toEqual([path, notFound])
})

it('finds nothing at the address of any one thing that is not there', async () => {
  const admin = await signedIn('admin')
  const paths = pathsOf(routes).filter((path) => path.startsWith('admin/') && path.includes(':'))
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) {
    for (const id of ['none', newId()]) {
      const asked = path.replace('admin/', '').replaceAll(/:\w+/g, id)
      expect([asked, (await admin(asked)).answer.status]).toEqual([asked, 404])
    }
  }
})

it('reads a search of any bytes as one', async () => {
  const admin = await signedIn('admin')
  const paths = pathsOf(routes).filter((path) => path.startsWith('admin/') && !/[:*]/.test(path) && path !== 'admin/kit')
  for (const path of paths) {
    for (const q of ['%00', 'felt%00', '%ff', 'x'.repeat(300)]) {
      const asked = `${path.replace('admin/', '')}?q=${q}&status=${q}&type=${q}&page=${q}&range=${q}&from=${q}`
      expect([asked, (await admin(asked)).answer.status]).toEqual([asked, expect.toSatisfy((status: number) => status < 500)])
    }
  }
})

type RouteEntry = { path?: string | undefined; children?: readonly RouteEntry[] | undefined }

function pathsOf(entries: readonly RouteEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = [above, path].filter(Boolean).join('/')
    return children ? pathsOf(children, own) : [own]
  })
}

it('leads back to the studio from a session that is gone, and from the studio without any to the first', async () => {
  const admin = await signedIn('admin')
  const gone = await admin(`studio/${newId()}`)
  expect(gone.answer.status).toBe(404)
  expect(gone.main).toContain(t('admin:notFound.text'))
  expect(gone.main).toMatch(/href="\/admin\/studio(\?[^"]*)?"/)
  const none = await admin('studio')
  expect(none.answer.status).toBe(200)
  expect(none.main).toContain(t('admin-studio:list.none'))
})
