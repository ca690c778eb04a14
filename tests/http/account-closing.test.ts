import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { cleanUp } from '#server/clean-up.ts'
import { systemCtx } from '#server/register-jobs.ts'
import { orderOf } from '#tests/support/given.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { tokenIn } from '#tests/support/mailbox.ts'
import { personalTables } from '#tests/support/personal-tables.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'

const { auth, call, db, given, letters, member, shop } = await shopWithAccounts()

const email = 'leaving@example.com'
/** What would tell of the person wherever it stood. */
const traces = {
  email,
  newEmail: 'moving@example.com',
  name: 'Qarlygash Tilekqyzy',
  displayName: 'Qarly-the-swallow',
  phone: '+77015550199',
  street: '17 Swallow Lane',
  birthday: '1991-07-23',
  device: 'Swallow-Browser/7.0',
  message: 'a message from the swallow',
  staffNote: 'the swallow called and was friendly',
  parcel: 'PARCEL-OF-THE-SWALLOW',
  passkey: 'the key of the swallow',
  page: '/swallow-nest',
}

type Held = {
  /** Where the export tells of it, and a word that stands there; or why it does not. */
  told: readonly [part: string, word: string] | { not: string }
  /** What is left when the account is closed and its orders are finished. */
  left: 'nothing' | { because: string }
}
const books = { because: 'the books: what was sold for how much stays, of whom it tells nothing' }
const secret = { not: 'a hash of something that only the person holds' }

/** A new table with a person in it fails here until it is in the export and in the closing of an account. */
const tables: Record<string, Held> = {
  users: { told: ['profile', email], left: { because: 'an empty row that orders point to' } },
  profiles: { told: ['profile', traces.displayName], left: { because: 'an empty row, as that of users' } },
  auth_accounts: { told: secret, left: 'nothing' },
  sessions: { told: ['sessions', traces.device], left: 'nothing' },
  account_devices: { told: ['sign_in', 'seen_at'], left: 'nothing' },
  account_tokens: { told: ['sign_in', traces.newEmail], left: 'nothing' },
  second_factors: { told: ['sign_in', 'confirmed_at'], left: 'nothing' },
  recovery_codes: { told: secret, left: 'nothing' },
  passkeys: { told: ['sign_in', traces.passkey], left: 'nothing' },
  passkey_challenges: { told: secret, left: 'nothing' },
  sign_in_resets: { told: ['sign_in', 'reset_at'], left: { because: 'how an account of staff was opened again, without a name' } },
  addresses: { told: ['addresses', traces.street], left: 'nothing' },
  wishlist_items: { told: ['wishlist', 'price_when_added'], left: 'nothing' },
  orders: { told: ['orders', traces.name], left: books },
  order_items: { told: ['orders', 'line_total'], left: books },
  order_history: { told: ['orders', 'timeline'], left: books },
  payment_proofs: { told: ['orders', 'payment_proof'], left: 'nothing' },
  payments: { told: ['payments', 'provider'], left: books },
  refunds: { told: ['payments', 'refunds'], left: books },
  order_origins: { told: { not: 'hashes that add up what one buyer keeps aside' }, left: 'nothing' },
  order_guest_tokens: { told: secret, left: 'nothing' },
  idempotency_keys: { told: secret, left: { because: 'the account’s id and hashes, for a week' } },
  first_purchases: { told: ['orders', 'discount'], left: books },
  stock_ledger: { told: ['orders', 'quantity'], left: { because: 'pieces of the shop’s stock' } },
  mails: { told: ['letters', 'Confirm your address'], left: { because: 'that a letter was sent, without address and words' } },
  newsletter_subscribers: { told: ['newsletter', email], left: 'nothing' },
  newsletter_tokens: { told: secret, left: 'nothing' },
  contact_messages: { told: ['support', traces.message], left: 'nothing' },
  preorder_requests: { told: ['support', traces.staffNote], left: 'nothing' },
  analytics_sessions: { told: ['analytics', traces.page], left: 'nothing' },
  analytics_events: { told: ['analytics', 'product_view'], left: 'nothing' },
  analytics_cart_abandonments: { told: ['analytics', 'last_step'], left: 'nothing' },
}

it('knows every table that may hold something about a person', async () => {
  expect(await personalTables(db)).toEqual(Object.keys(tables).sort())
})

it('tells everything that is held about a person, and then keeps the books and nothing else', { timeout: 60_000 }, async () => {
  const token = await member(email)
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const { orderIds, proofKey, pictureUrl } = await livesHere(token, id)

  const before = new Set(await tablesOf(id, orderIds))
  for (const table of Object.keys(tables)) expect(before, `nothing was planted in ${table}`).toContain(table)

  const exported = (await call('GET', '/api/profile/export', { token })).body
  for (const [table, { told }] of Object.entries(tables))
    if (!('not' in told)) expect(JSON.stringify(exported[told[0]]), `${table} in the export`).toContain(told[1])

  const totals = db.selectFrom('orders').select(['id', 'subtotal', 'discount', 'shipping', 'tax', 'total', 'placed_at']).orderBy('id')
  const sums = await totals.execute()
  expect((await call('DELETE', '/api/profile', { token })).status).toBe(204)
  expect(await call('GET', '/api/profile', { token })).toMatchObject({ status: 401 })
  expect(await totals.execute()).toEqual(sums)

  // One parcel is still on its way to somebody; when it has arrived, the night takes the name off it.
  await db.updateTable('orders').set({ status: 'completed' }).where('id', 'in', orderIds).execute()
  await cleanUp(systemCtx(shop))
  expect(await totals.execute()).toEqual(sums)
  for (const [what, trace] of Object.entries(traces)) expect(await tablesThatHold(db, trace), `${what} of the person`).toEqual([])
  const after = await tablesOf(id, orderIds)
  expect(after.filter((table) => tables[table]?.left === 'nothing')).toEqual([])
  expect((await fetch(shop.config.publicUrl + pictureUrl)).status).toBe(404)
  expect(await shop.files.find(proofKey)).toBeUndefined()
})

it(
  'knows what was written to and from an address that the account has left, and whoever has it next does not',
  { timeout: 60_000 },
  async () => {
    const [left, kept] = ['left-behind@example.com', 'kept-now@example.com']
    const token = await member(left)
    await call('POST', '/api/contact', { body: { name: 'Heron', email: left, subject: 'Hello', message: 'a message from the heron' } })
    await auth('/change-email', { newEmail: kept }, token)
    await letters.newest(left, 3)
    await auth('/verify-email', { token: tokenIn(await letters.newest(kept)) })

    const { letters: told, support } = (await call('GET', '/api/profile/export', { token })).body
    expect(JSON.stringify(told)).toContain('Confirm your address for Tulpar')
    expect(JSON.stringify(support)).toContain('a message from the heron')
    const next = (await call('GET', '/api/profile/export', { token: await member(left) })).body
    expect(next['letters']).toHaveLength(1)
    expect(JSON.stringify(next['support'])).not.toContain('heron')
    expect((await call('DELETE', '/api/profile', { token })).status).toBe(204)
    expect(await tablesThatHold(db, kept)).toEqual([])
    expect(await tablesThatHold(db, 'heron')).toEqual([])
  },
)

/** Tables that hold the account's id or that of one of its orders. */
async function tablesOf(accountId: string, orderIds: string[]): Promise<string[]> {
  const { id: subscriberId } = (await db.selectFrom('newsletter_subscribers').select('id').executeTakeFirst()) ?? { id: accountId }
  const found: string[] = []
  for (const mark of [accountId, ...orderIds, subscriberId, email]) found.push(...(await tablesThatHold(db, mark)))
  return [...new Set(found)].flatMap((name) => (name.startsWith('public.') ? name.slice('public.'.length) : [])).sort()
}

/** Does everything that a person can do here, so that no table is without a row of theirs. */
async function livesHere(token: string, accountId: string) {
  const { id: productId } = await given.product({ stock: 10 })
  const methodId = await given.paymentMethod()
  const contact = { name: traces.name, email, phone: traces.phone }
  const place = { address: traces.street, city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '50450', country: 'MY' }
  const body = orderOf(methodId, [{ product_id: productId, quantity: 1 }], {
    contact,
    shipping: place,
    billing: place,
    note: traces.message,
  })
  const order = async (by?: string) => {
    const placed = await call('POST', '/api/orders', { token: by, body, headers: { 'idempotency-key': newId() } })
    expect(placed.status).toBe(201)
    return (placed.body['order'] as { id: string }).id
  }
  const orderIds = [await order(token), await order()]
  const [first = ''] = orderIds

  await call('PATCH', '/api/profile', {
    token,
    body: { full_name: traces.name, display_name: traces.displayName, phone: traces.phone, birthday: traces.birthday },
  })
  const slip = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  await call('POST', `/api/orders/${first}/payment-proof`, { token, body: formOf(slip) })
  const picture = await call('PUT', '/api/profile/picture', { token, body: formOf(slip) })
  await call('POST', '/api/addresses', { token, body: { label: 'home', ...contact, ...place, email: undefined } })
  await call('POST', '/api/wishlists', { token, body: { productId } })
  await call('POST', '/api/contact', { token, body: { name: traces.name, email, subject: 'Hello', message: traces.message } })
  await call('POST', '/api/preorders', {
    token,
    body: { full_name: traces.name, email, phone: traces.phone, product_type: 'Bag', details: traces.staffNote, newsletter: true },
  })
  await auth('/sign-in/email', { email, password: 'felt-and-wool-7!' })
  await call('POST', '/api/auth/sign-in/email', { body: { email, password: 'felt-and-wool-7!' }, headers: { 'user-agent': traces.device } })
  await auth('/change-email', { newEmail: traces.newEmail }, token)
  await letters.newest(traces.newEmail)

  const now = new Date()
  const note = { note: traces.staffNote, is_internal: true, created_at: now }
  await db
    .insertInto('order_history')
    .values({ id: newId(), order_id: first, kind: 'note', ...note })
    .execute()
  await db
    .insertInto('order_origins')
    .values({ order_id: first, buyer: Buffer.from('buyer'), source: Buffer.from('source') })
    .execute()
  await db.updateTable('orders').set({ tracking_number: traces.parcel }).where('id', '=', first).execute()
  await db
    .insertInto('payments')
    .values({ id: newId(), order_id: first, provider: 'sandbox', status: 'failed', amount: 10, created_at: now })
    .execute()
  await db
    .insertInto('refunds')
    .values({
      id: newId(),
      order_id: first,
      provider: 'staff',
      status: 'failed',
      amount: 1,
      request_key: 'x',
      note: traces.staffNote,
      created_at: now,
    })
    .execute()
  await secondFactor(accountId, now)
  await visits(accountId, productId, now)
  const { file_key } = await db.selectFrom('payment_proofs').select('file_key').where('order_id', '=', first).executeTakeFirstOrThrow()
  return { orderIds, proofKey: file_key, pictureUrl: String(picture.body['picture_url']) }
}

async function secondFactor(account_id: string, at: Date): Promise<void> {
  const bytes = Buffer.from('sealed')
  await db.insertInto('second_factors').values({ account_id, sealed_secret: bytes, confirmed_at: at, created_at: at }).execute()
  await db.insertInto('recovery_codes').values({ account_id, code_hash: bytes }).execute()
  const key = {
    name: traces.passkey,
    credential_id: 'credential',
    public_key: bytes,
    sign_count: 0,
    transports: ['internal'],
    is_synced: true,
  }
  await db
    .insertInto('passkeys')
    .values({ id: newId(), account_id, ...key, created_at: at })
    .execute()
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: bytes, account_id, expires_at: new Date(at.getTime() + 60_000) })
    .execute()
  await db.insertInto('sign_in_resets').values({ id: newId(), account_id, had_app: true, passkeys: 1, sessions: 1, reset_at: at }).execute()
}

async function visits(account_id: string, productId: string, occurred_at: Date): Promise<void> {
  for (const table of ['analytics_sessions', 'analytics_events', 'analytics_cart_abandonments'])
    await sql`create table if not exists ${sql.raw(`any_${table}`)} partition of ${sql.raw(table)} default`.execute(db)
  const month = `${occurred_at.toISOString().slice(0, 7)}-01`
  const event = { event_type: 'product_view', event_category: 'ecommerce', event_data: '{}' } as const
  await db
    .insertInto('analytics_sessions')
    .values({
      id: 'visit',
      month,
      started_at: occurred_at,
      last_seen_at: occurred_at,
      account_id,
      device_class: 'phone',
      landing_path: traces.page,
    })
    .execute()
  await db
    .insertInto('analytics_events')
    .values({ id: newId(), occurred_at, session_id: 'visit', account_id, product_id: productId, page_path: traces.page, ...event })
    .execute()
  await db
    .insertInto('analytics_cart_abandonments')
    .values({ id: newId(), occurred_at, session_id: 'visit', account_id, cart_value: 10, items: '[]', last_step: 'shipping' })
    .execute()
}

function formOf(bytes: Buffer): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'slip.png', { type: 'image/png' }))
  return form
}
