import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { officeLanguages } from '#contract/languages.ts'
import { printLayouts } from '#contract/rules/partner-prints.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { partnersOf } from '#tests/support/partners.ts'
import { textOfPdf } from '#tests/support/read-pdf.ts'
import { moved, oldWords } from '#tests/support/studio-facts.ts'
import { workshop } from '#tests/support/workshop.ts'

const works = await workshop()
const { admin, call, given, method, origin, productOf, shop, token, type } = works
const boss = await admin('boss@example.com')
const { partner, buy, turn, ledger, pay } = partnersOf(works, boss, method)

beforeAll(() => changeSettings(shop, moved))

async function read(path: string, as = token): Promise<Uint8Array> {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${as}` } })
  expect([path, answer.status]).toEqual([path, 200])
  return new Uint8Array(await answer.arrayBuffer())
}
const textOf = async (path: string, as = token) => {
  const bytes = await read(path, as)
  return path.includes('.pdf') ? textOfPdf(bytes) : new TextDecoder().decode(bytes)
}
const old = (found: Record<string, string>) =>
  Object.entries(found).flatMap(([where, text]) => {
    const [word] = oldWords.exec(text) ?? []
    return word === undefined ? [] : [`${where}: ${word}`]
  })

async function fair(slug: string): Promise<string> {
  const starts = Date.now() + 24 * 3_600_000
  const { status, body } = await call('POST', '/api/admin/events', {
    token,
    body: {
      slug,
      title: 'Fair',
      venue: 'Hall',
      address: 'Street 1',
      status: 'published',
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + 3_600_000).toISOString(),
    },
  })
  expect(status).toBe(201)
  return String(body['id'])
}

async function ordered(changes: object = {}) {
  const { id: typeId } = await type([['Press', 5]])
  const productId = await productOf(typeId)
  const placed = await call('POST', '/api/orders', {
    body: orderOf(method, [{ product_id: productId, quantity: 1 }], { delivery: 'pickup', shipping: undefined, ...changes }),
    headers: { 'idempotency-key': newId() },
    token,
  })
  expect(placed.status).toBe(201)
  return placed.body['order'] as { id: string; order_number: string; items: { id: string }[] }
}

it('prints no old name or address on any paper of an order', async () => {
  const { id, items } = await ordered()
  await call('PUT', `/api/admin/orders/${id}/status`, { token, body: { status: 'processing' } })
  const found: Record<string, string> = {}
  for (const language of officeLanguages)
    for (const path of [
      `/api/orders/${id}/invoice.pdf?lang=${language}`,
      `/api/admin/orders/${id}/packing-slip.pdf?lang=${language}`,
      `/api/admin/orders/packing-slips.pdf?ids=${id}&lang=${language}`,
      `/api/admin/order-items/${items[0]?.id}/job-ticket.pdf?lang=${language}`,
      `/api/admin/production-queue/tickets.pdf?ids=${id}&lang=${language}`,
    ])
      found[path] = await textOf(path)
  expect(old(found)).toEqual([])
  expect(found[`/api/orders/${id}/invoice.pdf?lang=en`]).toContain('Lorong Baru')
  expect(found[`/api/admin/orders/${id}/packing-slip.pdf?lang=en`]).toContain('Qanat')
})

it('prints none for partners, on statements or on anything with their code', async () => {
  const { id, code, token: own } = await partner('cafe@example.com')
  const order = await buy([{ product_id: (await given.product({ price: 400 })).id, quantity: 1 }], { partner_code: code })
  await turn(order, 'completed')
  await call('POST', `/api/admin/partners/${id}/commissions`, {
    token: boss,
    body: { amount: 50, reason: 'Counted by hand' },
    headers: { 'idempotency-key': newId() },
  })
  const { commissions } = await ledger({ id, code, token: own, email: '' })
  const due = commissions.filter(({ state, payout_id }) => state === 'approved' && payout_id === null)
  expect(
    (
      await pay(
        id,
        due.map((row) => row.id),
      )
    ).status,
  ).toBe(201)
  const { body } = await call('GET', '/api/partner/payouts', { token: own })
  const [payout] = body['payouts'] as { id: string }[]
  const found: Record<string, string> = {}
  for (const language of officeLanguages)
    for (const path of [
      `/api/partner/payouts/${payout?.id}/statement.pdf?lang=${language}`,
      ...printLayouts.flatMap((layout) => ['pdf', 'svg'].map((format) => `/api/qr/${code}.${format}?layout=${layout}&lang=${language}`)),
    ])
      found[path] = await textOf(path, own)
  expect(old(found)).toEqual([])
  expect(found[`/api/partner/payouts/${payout?.id}/statement.pdf?lang=en`]).toContain('Qanat')
})

it('writes none into the calendar of a buyer who collects an order', async () => {
  const eventId = await fair('collected')
  const { id: product_id } = await given.product({ name: 'Felt mug' })
  const headers = { 'idempotency-key': newId() }
  await call('POST', `/api/admin/events/${eventId}/inventory`, { token, headers, body: { items: [{ product_id, change: 1 }] } })
  const buyer = await works.member('collects@example.com')
  const body = { ...orderOf(method, [{ product_id, quantity: 1 }], { event_id: eventId }), shipping: undefined }
  const placed = await call('POST', '/api/orders', { token: buyer, headers, body })
  const { id } = placed.body['order'] as { id: string }
  const found: Record<string, string> = {}
  for (const language of officeLanguages) {
    const path = `/api/events/${eventId}/orders/${id}/calendar.ics?lang=${language}`
    found[path] = await textOf(path, buyer)
    expect(found[path]).toContain('LOCATION:Hall')
  }
  expect(old(found)).toEqual([])
})

it('returns none to programs', async () => {
  await given.product({ name: 'Felt mug' })
  await fair('shown')
  const found: Record<string, string> = {}
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/api/docs',
    '/api/openapi.json',
    ...officeLanguages.flatMap((language) =>
      [
        '/manifest.webmanifest',
        '/feeds/google.xml',
        '/feeds/meta.csv',
        '/api/shop',
        '/api/shop/studio',
        '/api/checkout/options',
        '/api/products',
        '/api/events',
      ].map((path) => `${path}?lang=${language}`),
    ),
  ])
    found[path] = await textOf(path)
  expect(old(found)).toEqual([])
})
