import { expect, it } from 'vitest'
import { categoryOfEvent } from '#contract/analytics-events.ts'
import type { Figures, VisitEvent } from '#contract/figures.ts'
import { reportNames } from '#contract/rules/figure-reports.ts'
import { readCsv } from '#tests/support/read-markup.ts'
import { newId } from '#kit/ids.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { ensureMonths } from '#modules/analytics/months.ts'
import { addUpFigures } from '#modules/figures/add-up.ts'
import { createAccount } from '#modules/identity/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { listenTo } from '#tests/support/event-stream.ts'
import { writeRows } from '#tests/support/figure-rows.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { shop, origin, given } = await runningShop()
const { id: productId } = await given.product({ name: 'Aport mug' })
const { id: seenId } = await given.product({ name: 'Barys tee' })
const cookie = await signIn()

async function signIn(role: 'admin' | 'customer' = 'admin'): Promise<string> {
  const [email, password] = [`${newId()}@example.com`, 'felt-and-wool-7!']
  await createAccount(shop, {
    email,
    password,
    fullName: 'Somebody',
    role,
    isSuperAdmin: false,
    isMember: false,
    isEmailConfirmed: true,
  })
  return cookiesOf(await post(origin, '/api/auth/sign-in/email', { email, password }))
}

async function tell(
  sessionId: string,
  eventType: string,
  eventData: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  pageUrl = '/ru/shop?utm_source=Letter',
) {
  await post(origin, '/api/analytics/event', { sessionId, eventType, eventData, pageUrl }, headers)
  await shop.states.analytics.flush()
}

const read = (path: string) => fetch(`${origin}/api/admin/analytics${path}`, { headers: { cookie } })
const figures = async (query = '') => (await (await read(query)).json()) as Figures

it('shows administrators each visit as soon as it is written', async () => {
  await tell('figures-1', 'product_view', { productId: seenId })
  await tell('figures-1', 'search', { query: ' Saukele ', results: 0 })
  const told = await figures()
  expect(told.totals).toMatchObject({ sessions: 1, visitors: 1, orders: 0, conversion: 0, average_order: null })
  expect(told.by_day).toHaveLength(30)
  expect(told.sources).toMatchObject([{ source: 'letter', sessions: 1 }])
  expect(told.top_products).toMatchObject([{ product_id: seenId, name: 'Barys tee', views: 1 }])
  expect(told.searches_without_result).toEqual([{ query: 'saukele', searches: 1, sessions: 1, ordered_sessions: 0 }])
  await tell('figures-1-kk', 'product_view', { productId: seenId }, {}, '/kk/shop')
  expect((await figures('?language=kk')).funnel[0]).toEqual({ step: 'visited', sessions: 1 })
})

it('answers each report as a file, and none that there is not', async () => {
  const file = await read('/searches_without_result.csv')
  expect(file.headers.get('content-type')).toContain('text/csv')
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    '\u{feff}"query","searches","sessions","ordered_sessions"\r\n"saukele",1,1,0\r\n',
  )
  expect((await read('/secrets.csv')).status).toBe(404)
  expect((await read('?from=2026-02-01&to=2026-01-01')).status).toBe(422)
})

it('answers with every declared name, to administrators alone', async () => {
  const counts = ['revenue', 'orders', 'average_order', 'units', 'visitors', 'sessions', 'conversion', 'refunds']
  const hints = await figures('?from=2026-01-01&to=2026-01-02&compare=year')
  expect(Object.keys(hints.totals).toSorted()).toEqual(counts.toSorted())
  expect(Object.keys(hints.compare?.change ?? {}).toSorted()).toEqual(counts.toSorted())
  expect(hints).toMatchObject({ compare: { from: '2025-01-01', to: '2025-01-02', revenue: 0, orders: 0, average_order: null } })
  expect(hints.by_day).toMatchObject(['2026-01-01', '2026-01-02'].map((day) => ({ day, orders: 0, revenue: 0, sessions: 0, visitors: 0 })))
  expect(hints.funnel.map(({ step }) => step)).toEqual(['visited', 'viewed_product', 'added', 'checkout', 'ordered'])
  expect(hints.abandoned_carts).toMatchObject({ count: 0, value: 0, recovered: 0, by_step: [] })
  expect(hints.members).toMatchObject({ share: null, revenue: 0 })
  const lists = [
    'top_products',
    'top_searches',
    'searches_without_result',
    'sources',
    'partners',
    'countries',
    'languages',
    'devices',
  ] as const
  for (const name of lists) expect([name, Array.isArray(hints[name])]).toEqual([name, true])
  expect((await figures('?compare=none')).compare).toBeNull()
  for (const name of reportNames) expect([name, (await read(`/${name}.csv`)).status]).toEqual([name, 200])
  for (const wrong of ['?compare=before', '?from=yesterday', '?device=toaster', '?from=2020-01-01&to=2026-01-01'])
    expect([wrong, (await read(wrong)).status]).toEqual([wrong, 422])
  const customer = await signIn('customer')
  for (const path of ['', '/totals.csv', '/everything.csv', '/events', '/events/live'])
    for (const [headers, status] of [[{}, 401] as const, [{ cookie: customer }, 403] as const])
      expect([path, (await fetch(`${origin}/api/admin/analytics${path}`, { headers })).status]).toEqual([path, status])
})

it('lists events page by page and none twice, with the number of each type', async () => {
  for (const query of ['one', 'two', 'three']) await tell('figures-2', 'search', { query })
  const page = async (cursor: string) => (await (await read(`/events?session=figures-2&limit=2${cursor}`)).json()) as Page
  const first = await page('')
  const second = await page(`&cursor=${encodeURIComponent(first.next_cursor ?? '')}`)
  expect([...first.events, ...second.events].map(({ event_data }) => event_data['query'])).toEqual(['three', 'two', 'one'])
  expect([second.next_cursor, first.event_counts['search']]).toEqual([null, 3])
  expect((await read('/events?cursor=yesterday')).status).toBe(422)
})

it('finds the activity of one account and of one product, with names for staff', async () => {
  const types = async (query: string) => {
    const { events } = (await (await read(`/events?${query}`)).json()) as Page
    return events.map(({ event_type }) => event_type)
  }
  await tell('figures-4', 'product_view', { productId })
  await tell('figures-4', 'add_to_cart', { productId, quantity: 1, price: 40 })
  const { accountId, email } = await given.account()
  await tell('figures-5', 'page_view')
  await shop.db.updateTable('analytics_events').set({ account_id: accountId }).where('session_id', '=', 'figures-5').execute()
  const { sku } = await shop.db.selectFrom('products').select('sku').where('id', '=', productId).executeTakeFirstOrThrow()
  expect(await types(`product=${sku.toLowerCase()}`)).toEqual(['add_to_cart', 'product_view'])
  expect(await types(`product=${productId}`)).toEqual(['add_to_cart', 'product_view'])
  expect(await types(`account=${encodeURIComponent(email.toUpperCase())}`)).toEqual(['page_view'])
  expect(await types(`account=${accountId}`)).toEqual(['page_view'])
  expect(await types('account=nobody@example.com')).toEqual([])
  expect(await types('product=NONE-1')).toEqual([])
})

it('finds activity on a page, of one category and in the chosen days', async () => {
  const session = 'figures-8'
  await tell(session, 'page_view', {}, {}, '/ru/stories/felt?utm_source=x')
  await tell(session, 'page_view', {}, {}, '/shop')
  await tell(session, 'add_to_wishlist', { productId }, {}, '/ru/stories/felt')
  await tell(session, 'checkout_start', { value: 40, items: 1 }, {}, '/checkout')
  // Just before midnight in Kuala Lumpur, and just after.
  for (const [type, moment] of [
    ['page_view', '2026-03-01T15:59:59Z'],
    ['checkout_start', '2026-03-01T16:00:00Z'],
  ] as const)
    await writeEvent(session, type, new Date(moment))
  const types = async (query: string) => {
    const { events, event_counts } = (await (await read(`/events?${query}`)).json()) as Page
    return [events.map(({ event_type }) => event_type), Object.entries(event_counts).filter(([, count]) => count > 0)]
  }
  const all = [
    ['page_view', 1],
    ['add_to_wishlist', 1],
  ]
  expect(await types('path=/ru/stories')).toEqual([['add_to_wishlist', 'page_view'], all])
  expect(await types('path=/ru/stories&type=page_view')).toEqual([['page_view'], all])
  expect(await types('path=/ru/stories&category=engagement')).toEqual([['add_to_wishlist'], [['add_to_wishlist', 1]]])
  expect(await types('path=/ru/stories&category=user')).toEqual([[], []])
  expect(await types('from=2026-03-01&to=2026-03-01')).toEqual([['page_view'], [['page_view', 1]]])
  expect(await types('from=2026-03-02&to=2026-03-02')).toEqual([['checkout_start'], [['checkout_start', 1]]])
  // A filter with a time of day means its whole day.
  expect(await types('from=2026-03-01T00:30:00Z&to=2026-03-01T16:00:00Z&category=ecommerce')).toEqual([
    ['checkout_start'],
    [['checkout_start', 1]],
  ])
  for (const wrong of ['type=theft', 'category=theft', 'from=soon', 'limit=201', 'limit=0'])
    expect([wrong, (await read(`/events?${wrong}`)).status]).toEqual([wrong, 422])
})

async function writeEvent(sessionId: string, type: 'page_view' | 'checkout_start', occurredAt: Date) {
  await ensureMonths(shop.db, occurredAt)
  const row = { id: newId(), session_id: sessionId, event_type: type, event_category: categoryOfEvent[type], event_data: '{}' }
  await shop.db
    .insertInto('analytics_events')
    .values({ ...row, occurred_at: occurredAt })
    .execute()
}

it('has everything in one file that a reader of CSV takes, each cell under its report, row and column', async () => {
  const file = await read('/everything.csv')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="everything-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/)
  const [head, ...lines] = readCsv((await file.text()).replace('\u{feff}', ''))
  expect(head).toEqual(['report', 'row', 'column', 'value'])
  const { totals } = await figures()
  expect(lines.slice(0, 4)).toEqual([
    ['totals', '1', 'figure', 'revenue'],
    ['totals', '1', 'now', String(totals.revenue)],
    ['totals', '1', 'before', '0'],
    ['totals', '1', 'change', ''],
  ])
  for (const report of reportNames) {
    const [headings = [], ...rows] = readCsv((await (await read(`/${report}.csv`)).text()).replace('\u{feff}', ''))
    expect([report, new Set(rows.map((row) => row.length)).isSubsetOf(new Set([headings.length]))]).toEqual([report, true])
    const hints = lines.filter(([name]) => name === report)
    expect([report, hints.map(([, row, column, value]) => [row, column, value])]).toEqual([
      report,
      rows.flatMap((row, place) => row.map((cell, at) => [String(place + 1), headings[at], cell])),
    ])
  }
  expect(lines.map(([, , column]) => column)).toContain('revenue_after_discounts_and_refunds')
})

it('marks the days on which a letter left and an event began', async () => {
  const [campaignId, eventId, day] = [newId(), newId(), '2026-05-20']
  const moment = new Date('2026-05-19T16:00:00Z')
  const campaign = { id: campaignId, name: 'Autumn felt', status: 'sent' as const, recipients: 1288, started_at: moment }
  await shop.db
    .insertInto('campaigns')
    .values([
      { ...campaign, created_at: moment, updated_at: moment },
      { ...campaign, id: newId(), status: 'draft', started_at: null, created_at: moment, updated_at: moment },
    ])
    .execute()
  const event = { starts_at: moment, ends_at: new Date('2026-05-20T10:00:00Z'), title: 'Open day', venue: 'Yard', address: '1 Jalan Besar' }
  await shop.db
    .insertInto('events')
    .values([
      { ...event, id: eventId, slug: 'open-day', status: 'published', published_at: moment },
      { ...event, id: newId(), slug: 'maybe', status: 'draft' },
    ])
    .execute()
  const hints = await figures(`?from=${day}&to=${day}`)
  expect(hints.marks).toEqual([
    { day, kind: 'letter', id: campaignId, name: 'Autumn felt', recipients: 1288 },
    { day, kind: 'event', id: eventId, name: 'Open day', recipients: null },
  ])
  expect((await figures('?from=2026-05-21&to=2026-05-22')).marks).toEqual([])
})

it('lists the orders that a source, a campaign or a device brought', async () => {
  const order = { status: 'completed', money: 'paid', language: 'en', country: 'MY', code: null, accountId: null } as const
  const lines = [{ productId, quantity: 1, sen: 4000 }]
  const { orders } = await writeRows(
    shop.db,
    { orders: [1, 2].map(() => ({ ...order, placedAt: new Date(), lines })), visits: [] },
    { orders: [], visits: [] },
  )
  const page = '/shop?utm_source=Flyer&utm_medium=paper&utm_campaign=Felt week'
  await tell('figures-7', 'checkout_complete', { orderId: orders[0]?.id, value: 40, items: 1 }, {}, page)
  await addUpFigures(systemCtx(shop))
  const listed = async (query: string) => {
    const answer = await fetch(`${origin}/api/admin/orders/ids?${query}`, { headers: { cookie } })
    return ((await answer.json()) as { ids: string[] }).ids
  }
  const { sources, campaigns } = await figures()
  expect(sources).toContainEqual({ source: 'flyer', sessions: 1, ordered_sessions: 1, orders: 1, revenue: 40 })
  expect(campaigns).toContainEqual({ source: 'flyer', medium: 'paper', campaign: 'felt week', sessions: 1, ordered_sessions: 1 })
  expect(await listed('source=flyer')).toEqual([orders[0]?.id])
  expect(await listed('source=flyer&medium=paper&campaign=Felt%20week')).toEqual([orders[0]?.id])
  expect(await listed('source=flyer&device=tablet')).toEqual([])
  expect(await listed('source=nowhere')).toEqual([])
  // Midnight may fall between the visit and this check.
  const days = [-1, 1].map((later) => dayOf(new Date(Date.now() + later * 86_400_000))).join(':')
  expect(await listed(`behind=visits:${days}:::flyer`)).toEqual([orders[0]?.id])
  expect(await listed(`behind=visits:${days}::ru:flyer`)).toEqual([])
  expect(await listed(`behind=visits:${days}:::flyer&payment=unpaid`)).toEqual([])
  const wrong = await fetch(`${origin}/api/admin/orders/ids?behind=visits`, { headers: { cookie } })
  expect(wrong.status).toBe(422)
})

it('removes the rows of a closed account, and leaves the sums', async () => {
  const person = await signIn('customer')
  await tell('figures-6', 'product_view', { productId }, { cookie: person, origin })
  const session = async () => ((await (await read('/events?session=figures-6')).json()) as Page).events
  expect(await session()).toMatchObject([{ event_type: 'product_view', account_id: expect.any(String) }])
  const before = await figures()
  const headers = { cookie: person, origin, 'content-type': 'application/json' }
  const closing = { method: 'DELETE', headers, body: JSON.stringify({ password: 'felt-and-wool-7!' }) }
  expect((await fetch(`${origin}/api/profile`, closing)).status).toBe(204)
  expect(await session()).toEqual([])
  expect(await figures()).toEqual({ ...before, as_of: expect.any(String) })
})

it('sends followers the requested events since the page was read', async () => {
  await tell('figures-3', 'search', { query: 'hat' })
  const heard = await listenTo<VisitEvent>(`${origin}/api/admin/analytics/events/live?type=search&session=figures-3`, { cookie })
  await tell('figures-3', 'page_view')
  await tell('figures-3', 'search', { query: 'felt' })
  await expect.poll(() => heard.hints.map(({ event_data }) => event_data['query'])).toEqual(['hat', 'felt'])
  // A client that was away longer than `quiet_ms` must load the page again.
  expect(heard.text).toContain('event: hello\ndata: {"quiet_ms":10000}\n\n')
  heard.leave()
})

type Page = { events: VisitEvent[]; next_cursor: string | null; event_counts: Record<string, number> }
