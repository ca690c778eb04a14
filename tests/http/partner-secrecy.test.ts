import { beforeAll, describe, expect, it } from 'vitest'
import { initialLanguages, languages, prefixOf } from '#contract/languages.ts'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { type MadePartner, partnersOf } from '#tests/support/partners.ts'
import { textOfPdf } from '#tests/support/read-pdf.ts'
import { shopProcess } from '#tests/support/shop-process.ts'

const running = await shopWithAccounts()
const { call, db, given, admin, member, origin, shop } = running
const { databaseUrl = '', authSecret } = shop.config
/** The same shop with its pages. */
const pages = shopProcess({ DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret, METRICS_PORT: '0' })
const boss = await admin('boss@example.com')
const { id: mug } = await given.product({ price: 40, stock: 1_000 })
const { partner, place, buy, turn, ledger, mails } = partnersOf(running, boss, await given.paymentMethod())

const [mine, other] = [
  await partner('mine@example.com', { company: 'Kopi Dombra' }),
  await partner('rival@example.com', { company: 'Rahsia Roasters', phone: '+60 5 254 9911', city: 'Taiping' }),
]
const [hall, theirs] = [await place(mine, 'Hall'), await place(other, 'Their secret hall', { address: '7 Jalan Sulit', city: 'Taiping' })]
const contact = { name: 'Zhanerke Bolatova', email: 'zhanerke@example.com', phone: '+60 17 765 4321' }
const shipping = { address: '99 Lorong Rahsia', city: 'Kuantan', state: 'Pahang', zip: '25999', country: 'MY' }
const bank = { bank_name: 'Bank Sulit', account_name: 'Rahsia Holding', account_number: '5544332211' }
const note = 'Please ring at the blue gate'

await call('PATCH', '/api/partner', { token: other.token, body: { payout: bank } })
for (const one of [mine, other]) await call('PATCH', `/api/admin/partners/${one.id}`, { token: boss, body: { hold_days: 0 } })
const token = await member('dana.secret@example.com')
const orders = [
  await buy([{ product_id: mug, quantity: 2 }], { partner_code: hall.tracking_code, contact, shipping, note }),
  await buy([{ product_id: mug, quantity: 1 }], {
    partner_code: mine.code,
    token,
    contact: { ...contact, email: 'dana.secret@example.com' },
    shipping,
  }),
  await buy([{ product_id: mug, quantity: 3 }], { partner_code: theirs.tracking_code, contact, shipping }),
]
for (const order of orders) await turn(order, 'completed')
const paid = await payAll(mine)
const theirPayout = await payAll(other, 'Secret reference')
await turn(await buy([{ product_id: mug, quantity: 1 }], { partner_code: hall.tracking_code, contact, shipping }), 'processing')
const theirRows = await db.selectFrom('partner_commissions').select('id').where('partner_id', '=', other.id).execute()
const theirReferrals = await db.selectFrom('partner_referrals').select('id').where('partner_id', '=', other.id).execute()
const { account_id: theirAccount } = await db
  .selectFrom('partners')
  .select('account_id')
  .where('id', '=', other.id)
  .executeTakeFirstOrThrow()
const placed = await db.selectFrom('orders').select(['id', 'order_number', 'account_id']).execute()

const secrets = [
  ...Object.values(contact),
  'Zhanerke',
  'Bolatova',
  '765 4321',
  '7654321',
  'dana.secret',
  'Lorong Rahsia',
  'Kuantan',
  '25999',
  note,
  ...placed.flatMap(({ id, order_number, account_id }) => [id, order_number, account_id ?? id]),
  other.id,
  other.code,
  other.email,
  theirAccount ?? '',
  theirs.id,
  theirs.tracking_code,
  ...theirRows.map(({ id }) => id),
  ...theirReferrals.map(({ id }) => id),
  theirPayout,
  'Rahsia Roasters',
  '254 9911',
  'Taiping',
  'Their secret hall',
  'Jalan Sulit',
  'Secret reference',
  ...Object.values(bank),
]

async function payAll(one: MadePartner, reference = 'November'): Promise<string> {
  const { body } = await call('POST', '/api/admin/partners/payouts', {
    token: boss,
    body: { partner_id: one.id, commission_ids: (await ledger(one)).commissions.map(({ id }) => id), reference },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  return String(body['id'])
}

/** Names the leaked text and its place on failure. */
function expectSilent(where: string, text: string): void {
  expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase())).map((secret) => `${where} tells ${secret}`)).toEqual(
    [],
  )
}

describe('a partner learns nothing of buyers, and nothing of another', () => {
  it('in any answer, file or statement', async () => {
    const lists = ['', '/statistics', '/referrals', '/commissions', '/payouts', '/locations'].map((path) => `/api/partner${path}`)
    const files = [
      ...languages.map((language) => `/api/partner/commissions.csv?lang=${language}`),
      `/api/partner/payouts/${paid}/statement.pdf`,
    ]
    const others = [
      `/api/partners/codes/${mine.code}`,
      '/api/profile',
      '/api/orders',
      '/api/wishlists',
      '/api/addresses',
      '/api/profile/export',
    ]
    await call('POST', '/api/auth/verify-password', { token: mine.token, body: { password: goodPassword } })
    for (const address of [...lists, ...files, ...others]) {
      const response = await fetch(origin + address, { headers: { authorization: `Bearer ${mine.token}` } })
      expect([address, response.status]).toEqual([address, 200])
      const bytes = Buffer.from(await response.arrayBuffer())
      const text = address.endsWith('.pdf') ? await textOfPdf(bytes) : bytes.toString()
      expectSilent(address, text)
      if (files.includes(address) || address.endsWith('/locations')) expect(text, address).toContain('Hall')
    }
  })

  it('in any mail', async () => {
    const told = await mails.mailsTo(mine.email)
    expect(told.length).toBeGreaterThan(2)
    for (const mail of told) expectSilent(mail.subject, JSON.stringify(mail))
  })

  it('and finds nothing at the ids of another', async () => {
    const closed = [
      ['PATCH', `/api/partner/locations/${theirs.id}`, { name: 'Mine' }],
      ['DELETE', `/api/partner/locations/${theirs.id}`],
      ['GET', `/api/partner/payouts/${theirPayout}/statement.pdf`],
      ...['statistics', 'referrals', 'commissions'].map((list) => ['GET', `/api/partner/${list}?location=${theirs.id}`] as const),
      ['GET', `/api/partner/commissions?payout=${theirPayout}`],
      ...placed.flatMap(({ id, order_number }) => [id, order_number].map((one) => ['GET', `/api/orders/${one}`] as const)),
    ] as const
    for (const [method, path, body] of closed)
      expect([path, await call(method, path, { token: mine.token, ...(body && { body }) })]).toMatchObject([path, { status: 404 }])
    expect(await call('GET', `/api/partner/locations`, { token: other.token })).toMatchObject({
      body: { locations: [{ name: 'Their secret hall' }] },
    })
  })
})

describe('pages of a partner', () => {
  let cookie = ''
  beforeAll(async () => {
    const signedIn = await fetch(`${pages.origin}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: pages.origin },
      body: new URLSearchParams({ email: mine.email, password: goodPassword }),
    })
    cookie = cookiesOf(signedIn)
  })
  const read = (path: string) => fetch(pages.origin + path, { redirect: 'manual', headers: { cookie } })

  const area = ['dashboard', 'locations', 'qr-generator', 'statistics', 'statistics?from=2026-01-01&to=2026-12-31', 'anything']
  const own = ['profile', 'orders', 'wishlist', 'addresses', 'settings'].map((part) => `account/${part}`)

  it.each(initialLanguages)('reveal nothing of buyers or of another partner, as drawing and as data, in %s', async (language) => {
    for (const path of [...area, ...own].map((part) => `${prefixOf(language)}/partner/${part}`))
      for (const address of [path, path.replace(/(?=\?|$)/, '.data')]) {
        const response = await read(address)
        expect([address, response.status]).toEqual([address, 200])
        const text = await response.text()
        expectSilent(address, text)
        if (/dashboard|locations|statistics|anything/.test(address)) expect(text, address).toContain('Hall')
      }
    const print = await (await read(`${prefixOf(language)}/qr-pdf/${hall.tracking_code}`)).text()
    expectSilent('qr-pdf', print)
    expect(print).toContain(hall.tracking_code)
  })

  it('do not open for another partner', async () => {
    for (const { id, order_number } of placed)
      for (const one of [id, order_number]) {
        const response = await read(`/partner/account/orders/${one}`)
        expect([one, response.status]).toEqual([one, 404])
        expect(await response.text()).not.toContain(contact.name)
      }
    const asked = await (await read(`/partner/statistics?location=${theirs.id}`)).text()
    expect(asked).toContain('Hall')
    expect(asked).not.toContain('Their secret hall')
  })
})
