import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/rules/roles.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { shop, db, origin, sendRaw } = await runningShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })

let addresses = 0
/** Sends each call from its own address, so that no test uses up the rate limit of another. */
function send(call: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  addresses += 1
  return post(origin, `/api/analytics/${call}`, body, { 'x-forwarded-for': `203.0.113.${addresses}`, ...headers })
}

async function eventsOf(sessionId: string) {
  await shop.states.analytics.flush()
  return db.selectFrom('analytics_events').selectAll().where('session_id', '=', sessionId).orderBy('id').execute()
}

async function sessionOf(sessionId: string) {
  await shop.states.analytics.flush()
  return db.selectFrom('analytics_sessions').selectAll().where('id', '=', sessionId).executeTakeFirst()
}

async function signIn(role: Role): Promise<{ accountId: string; cookie: string }> {
  const [email, password] = [`${newId()}@example.com`, 'felt-and-wool-7!']
  await createAccount(shop, { email, password, fullName: role, role, isSuperAdmin: false, isMember: false, isEmailConfirmed: true })
  const response = await post(
    origin,
    '/api/auth/sign-in/email',
    { email, password },
    { 'x-forwarded-for': `198.51.100.${(addresses += 1)}` },
  )
  expect(response.status).toBe(200)
  const { user } = (await response.json()) as { user: { id: string } }
  return { accountId: user.id, cookie: cookiesOf(response) }
}

const own = { origin }

describe('accepted text', () => {
  it('stores a session with its browser and origin, and no more', async () => {
    const started = await send('session-start', {
      sessionId: 'visit-1',
      userId: null,
      userEmail: null,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
      referrer: 'https://www.example.com/search?q=felt&token=abc',
    })
    expect([started.status, await started.text()]).toEqual([204, ''])
    await send('event', { sessionId: 'visit-1', eventType: 'page_view', pageUrl: '/ru/shop?utm_source=letter&utm_campaign=nauryz&p=QANAT' })
    await shop.states.analytics.flush()
    await send('event', { sessionId: 'visit-1', eventType: 'page_view', pageUrl: '/cart?utm_source=other' })
    await shop.states.analytics.flush()
    expect((await send('session-end', { sessionId: 'visit-1', duration: 0.4 })).status).toBe(204)
    expect(await sessionOf('visit-1')).toMatchObject({
      device_class: 'phone',
      referrer_host: 'example.com',
      landing_path: '/ru/shop',
      utm_source: 'letter',
      utm_medium: null,
      utm_campaign: 'nauryz',
      partner_code: 'QANAT',
      account_id: null,
      ended_at: expect.any(Date),
      duration_seconds: 0,
    })
  })

  it('keeps an event with its page, its product and its details', async () => {
    const productId = newId()
    const eventData = { productId, quantity: 2, price: 49.9, size: 'M' }
    const sent = await send('event', {
      sessionId: 'visit-2',
      eventType: 'add_to_cart',
      eventCategory: 'ecommerce',
      eventData,
      pageUrl: `${origin}/product/orchard-stickers?token=secret&utm_medium=qr`,
      userId: newId(),
      userEmail: 'somebody@example.com',
    })
    expect(sent.status).toBe(204)
    const [event] = await eventsOf('visit-2')
    expect(event).toMatchObject({
      event_type: 'add_to_cart',
      event_category: 'ecommerce',
      event_data: eventData,
      page_path: '/product/orchard-stickers',
      product_id: productId,
      account_id: null,
    })
    expect(JSON.stringify([event, await sessionOf('visit-2')])).not.toMatch(/secret|somebody@/)
  })

  it('reads a beacon of plain text', async () => {
    const beacon = await fetch(`${origin}/api/analytics/event`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': '203.0.113.250' },
      body: JSON.stringify({ sessionId: 'visit-3', eventType: 'search', eventData: { query: 'dana@example.com felt', results: 3 } }),
    })
    expect(beacon.status).toBe(204)
    const [event] = await eventsOf('visit-3')
    expect(event).toMatchObject({ event_category: 'engagement', event_data: { query: '[e-mail] felt', results: 3 } })
  })

  it('keeps a cart that was left, and counts it among the events', async () => {
    const items = [{ productId: newId(), name: 'Felt bag', quantity: 3, price: 59.9 }]
    const sent = await send('cart-abandonment', { sessionId: 'visit-4', cartValue: 179.7, items, lastStep: 'checkout' })
    expect(sent.status).toBe(204)
    const [event] = await eventsOf('visit-4')
    expect(event).toMatchObject({ event_type: 'cart_abandonment', event_data: { value: 179.7, items: 3, lastStep: 'checkout' } })
    const carts = await db.selectFrom('analytics_cart_abandonments').selectAll().where('session_id', '=', 'visit-4').execute()
    expect(carts).toMatchObject([{ cart_value: 179.7, items, last_step: 'checkout', account_id: null }])
  })

  it('begins no session by its end alone', async () => {
    expect((await send('session-end', { sessionId: 'visit-5', duration: 12 })).status).toBe(204)
    expect(await sessionOf('visit-5')).toBeUndefined()
  })

  it('believes no duration that is longer than the session was', async () => {
    await send('session-start', { sessionId: 'visit-6' })
    await shop.states.analytics.flush()
    await send('session-end', { sessionId: 'visit-6', duration: 1700 })
    expect((await sessionOf('visit-6'))?.duration_seconds).toBeLessThan(60)
  })
})

describe('a guest with cookies', () => {
  const body = { sessionId: 'visit-30', eventType: 'page_view' }
  const cookie = 'lang=ru; partner_code=QANAT'

  it('is accepted from our own page alone', async () => {
    const headers = { cookie, 'x-forwarded-for': '203.0.113.240' }
    expect((await send('event', body, { ...headers, origin })).status).toBe(204)
    expect((await send('event', body, { ...headers, origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await send('event', body, { ...headers, origin, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await eventsOf('visit-30')).toHaveLength(1)
  })

  it('names the problem in the visitor’s language', async () => {
    const answer = await send('event', { ...body, eventType: 'page_eaten' }, { ...own, cookie })
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([422, 'nosniff'])
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', error: expect.stringMatching(/[а-я]/) })
  })
})

it('takes a body that comes in pieces, and refuses one that is too large', async () => {
  const inPieces = (text: string) =>
    sendRaw(
      [
        'POST /api/analytics/event HTTP/1.1',
        'Host: shop.test',
        'Content-Type: application/json',
        'X-Forwarded-For: 203.0.113.241',
        'Transfer-Encoding: chunked',
        'Connection: close',
        '',
        text.length.toString(16),
        text,
        '0',
        '',
        '',
      ].join('\r\n'),
    )
  expect(await inPieces(JSON.stringify({ sessionId: 'visit-31', eventType: 'page_view' }))).toMatch(/^HTTP\/1.1 204 /)
  expect(await inPieces(`{"sessionId":"${'x'.repeat(120_000)}"}`)).toMatch(/^HTTP\/1.1 413 /)
  expect((await send('event', { sessionId: 'x'.repeat(120_000), eventType: 'page_view' })).status).toBe(413)
  expect((await send('event', { sessionId: 'x'.repeat(20_000), eventType: 'page_view' })).status).toBe(422)
  expect(await eventsOf('visit-31')).toHaveLength(1)
})

it('answers another method with those it knows', async () => {
  const answer = await fetch(`${origin}/api/analytics/event`)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
})

describe('the person', () => {
  it('is the session’s, never the body’s', async () => {
    const { accountId, cookie } = await signIn('customer')
    const other = newId()
    const claim = { userId: other, userEmail: 'other@example.com' }
    await send('session-start', { sessionId: 'visit-10', ...claim }, { ...own, cookie })
    await send('event', { sessionId: 'visit-10', eventType: 'user_login', ...claim }, { ...own, cookie })
    const [event] = await eventsOf('visit-10')
    expect(event?.account_id).toBe(accountId)
    expect((await sessionOf('visit-10'))?.account_id).toBe(accountId)
  })

  it('leaves a session of one account alone when another names it', async () => {
    const [first, second] = [await signIn('customer'), await signIn('customer')]
    await send('session-start', { sessionId: 'visit-11' }, { ...own, cookie: first.cookie })
    await shop.states.analytics.flush()
    await send('session-end', { sessionId: 'visit-11', duration: 1 }, { ...own, cookie: second.cookie })
    expect(await sessionOf('visit-11')).toMatchObject({ account_id: first.accountId, ended_at: null })
  })

  it.each(['staff', 'admin'] as const)('leaves out %s', async (role) => {
    const { cookie } = await signIn(role)
    const sessionId = `visit-${role}`
    const answers = [
      await send('session-start', { sessionId }, { ...own, cookie }),
      await send('event', { sessionId, eventType: 'page_view' }, { ...own, cookie }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await eventsOf(sessionId)).toEqual([])
    expect(await sessionOf(sessionId)).toBeUndefined()
  })

  it('is refused from a foreign page that borrows the cookies', async () => {
    const { cookie } = await signIn('customer')
    const body = { sessionId: 'visit-12', eventType: 'page_view' }
    const headers = { cookie, origin: 'https://elsewhere.example', 'content-type': 'text/plain' }
    expect((await send('event', body, headers)).status).toBe(403)
    expect(await eventsOf('visit-12')).toEqual([])
  })

  it('is in the export and gone with the account', async () => {
    const { accountId, cookie } = await signIn('customer')
    const items = [{ productId: 'felt-bag', quantity: 1, price: 10 }]
    await send('event', { sessionId: 'visit-13', eventType: 'search', eventData: { query: 'saiga' } }, { ...own, cookie })
    await send('cart-abandonment', { sessionId: 'visit-13', cartValue: 10, items, lastStep: 'cart' }, { ...own, cookie })
    const headers = { ...own, cookie, 'content-type': 'application/json' }
    const typed = { headers, body: JSON.stringify({ password: 'felt-and-wool-7!' }) }
    await fetch(`${origin}/api/auth/verify-password`, { method: 'POST', ...typed })
    const exported = await fetch(`${origin}/api/profile/export`, { headers: { cookie } })
    expect(await exported.json()).toMatchObject({
      analytics: {
        sessions: [{ device_class: 'unknown' }],
        events: [{ event_data: { query: 'saiga' } }, { event_type: 'cart_abandonment' }],
        abandoned_carts: [{ cart_value: 10 }],
      },
    })
    await send('event', { sessionId: 'visit-13', eventType: 'page_view' }, { ...own, cookie })
    expect((await fetch(`${origin}/api/profile`, { method: 'DELETE', ...typed })).status).toBe(204)
    for (const table of ['analytics_events', 'analytics_sessions', 'analytics_cart_abandonments'] as const)
      expect(await db.selectFrom(table).select('account_id').where('account_id', '=', accountId).execute()).toEqual([])
  })
})

describe('refused input', () => {
  const sessionId = 'refused'
  it.each([
    ['an unknown event', 'event', { sessionId, eventType: 'page_eaten' }, 'eventType'],
    ['an unknown category', 'event', { sessionId, eventType: 'page_view', eventCategory: 'sports' }, 'eventCategory'],
    ['no session', 'event', { eventType: 'page_view' }, 'sessionId'],
    ['a session that is no name', 'event', { sessionId: 'a b', eventType: 'page_view' }, 'sessionId'],
    ['an unknown field', 'event', { sessionId, eventType: 'page_view', isAdmin: true }, 'isAdmin'],
    [
      'too much of a good thing',
      'event',
      {
        sessionId,
        eventType: 'page_view',
        eventData: Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`k${n}`, 'x'.repeat(200)])),
      },
      'eventData',
    ],
    ['a negative duration', 'session-end', { sessionId, duration: -1 }, 'duration'],
    ['an empty cart', 'cart-abandonment', { sessionId, cartValue: 1, items: [], lastStep: 'cart' }, 'items'],
  ])('%s', async (_what, call, body, field) => {
    const answer = await send(call, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toContain(field)
  })

  it('endless nesting', async () => {
    const answer = await fetch(`${origin}/api/analytics/event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.251' },
      body: `{"sessionId":"refused","eventType":"search","eventData":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
    })
    expect(answer.status).toBe(422)
  })

  it('invalid JSON, and other types of content', async () => {
    const sendText = (type: string) =>
      fetch(`${origin}/api/analytics/event`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-forwarded-for': '203.0.113.252' },
        body: '{',
      })
    expect((await sendText('text/plain')).status).toBe(400)
    expect((await sendText('application/x-www-form-urlencoded')).status).toBe(415)
  })

  it('a flood from one address, without effect on others', async () => {
    const event = { sessionId: 'flood', eventType: 'page_view' }
    const flood = await Promise.all(Array.from({ length: 300 }, () => send('event', event, { 'x-forwarded-for': '192.0.2.1' })))
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(20)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_requests' })
    expect((await send('event', event)).status).toBe(204)
    expect((await eventsOf('flood')).length).toBe(300 - refused.length + 1)
  })
})
