import sharp from 'sharp'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import type { PersonalTable, TableName } from '#modules/module.ts'
import { cleanUp } from '#server/clean-up.ts'
import { modules } from '#server/modules.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { orderOf } from '#tests/support/given.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { tokenIn } from '#tests/support/mailbox.ts'
import { putIntoProduction, putRecords } from '#tests/support/production-rows.ts'
import { plantAfterwards, exportedAfterwards } from '#tests/support/planted-afterwards.ts'
import { plantAgents, plantCart, plantLetters, plantPartnership, plantStallRecords, plantVisit } from '#tests/support/planted-rows.ts'
import { personalTables } from '#tests/support/personal-tables.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'
import { plantStudioSession } from '#tests/support/studio-rows.ts'

const { auth, call, db, exported, given, mails, member, register, shop, signIn } = await shopWithAccounts()

const email = 'leaving@example.com'
/** Texts that identify the person wherever they appear. */
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
  reply: 'dear swallow, thank you',
  parcel: 'PARCEL-OF-THE-SWALLOW',
  passkey: 'the key of the swallow',
  page: '/swallow-nest',
}

/** Every table that may contain personal data, as declared by its module. */
const tables = Object.assign({}, ...modules.map(({ personalTables }) => personalTables)) as Record<string, PersonalTable>
/** Per table, a text that its part of the export contains. */
const words: Partial<Record<TableName, string>> = {
  users: email,
  profiles: traces.displayName,
  sessions: traces.device,
  account_devices: 'seen_at',
  account_tokens: traces.newEmail,
  second_factors: 'confirmed_at',
  passkeys: traces.passkey,
  sign_in_resets: 'reset_at',
  admin_invitations: 'ended_at',
  saved_views: 'the view of the swallow',
  addresses: traces.street,
  wishlist_items: 'price_when_added',
  orders: traces.name,
  order_items: 'line_total',
  order_history: 'timeline',
  payment_proofs: 'payment_proof',
  payments: 'provider',
  refunds: 'refunds',
  first_purchases: 'discount',
  discount_uses: 'discount_code',
  stock_ledger: 'quantity',
  event_stock_ledger: 'quantity',
  stall_payments: 'payment_status',
  partners: 'Nest and Nectar',
  partner_locations: 'Under the eaves',
  partner_invitations: 'invitations',
  partner_payouts: 'Nectar of May',
  mails: 'Confirm your email',
  newsletter_subscribers: email,
  stock_notices: 'waiting',
  ...exportedAfterwards,
  carts: 'changed_at',
  cart_items: 'quantity',
  guest_carts: 'variation_id',
  automation_letters: 'abandoned_cart',
  letter_sends: 'last_clicked_at',
  campaign_recipients: 'campaign:',
  contact_messages: traces.message,
  message_replies: traces.reply,
  preorder_requests: traces.staffNote,
  analytics_sessions: traces.page,
  analytics_events: 'product_view',
  analytics_cart_abandonments: 'last_step',
}

it('covers every table that may contain personal data', async () => {
  expect(await personalTables(db)).toEqual(Object.keys(tables).sort())
  const exportedTables = Object.keys(tables).filter((table) => typeof tables[table]?.exported === 'string')
  expect(Object.keys(words).sort()).toEqual(exportedTables.sort())
})

it('exports all personal data, and then keeps the books and nothing else', async () => {
  const token = await member(email)
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const { orderIds, partnerId, letterIds, studioId, proofKey, imageUrl } = await livesHere(token, id)
  const things = [...orderIds, partnerId, ...letterIds, studioId]

  const before = new Set(await tablesOf(id, things))
  for (const table of Object.keys(tables)) expect(before, `nothing was planted in ${table}`).toContain(table)

  const everything = (await exported(token)).body
  for (const [table, { exported: part }] of Object.entries(tables))
    if (typeof part === 'string') expect(JSON.stringify(everything[part]), `${table} in the export`).toContain(words[table as TableName])

  const totals = db.selectFrom('orders').select(['id', 'subtotal', 'discount', 'shipping', 'tax', 'total', 'placed_at']).orderBy('id')
  const sums = await totals.execute()
  expect((await call('DELETE', '/api/profile', { token, body: { password: 'felt-and-wool-7!' } })).status).toBe(204)
  expect(await call('GET', '/api/profile', { token })).toMatchObject({ status: 401 })
  expect(await totals.execute()).toEqual(sums)
  // An order on its way keeps the recipient's name. The nightly job removes it after the arrival.
  await db.updateTable('orders').set({ status: 'completed' }).where('id', 'in', orderIds).execute()
  await cleanUp(systemCtx(shop))
  expect(await totals.execute()).toEqual(sums)
  for (const [what, trace] of Object.entries(traces)) expect(await tablesThatHold(db, trace), `${what} of the person`).toEqual([])
  const after = await tablesOf(id, things)
  expect(after.filter((table) => tables[table]?.afterClosing === 'nothing')).toEqual([])
  expect((await fetch(shop.config.publicUrl + imageUrl)).status).toBe(404)
  expect(await shop.files.find(proofKey)).toBeUndefined()
})

it('includes mails to and messages from a former address, and hides them from its next owner', async () => {
  const [left, kept] = ['left-behind@example.com', 'kept-now@example.com']
  const token = await member(left)
  await call('POST', '/api/contact', { body: { name: 'Heron', email: left, subject: 'Hello', message: 'a message from the heron' } })
  await auth('/change-email', { newEmail: kept, password: 'felt-and-wool-7!' }, token)
  await mails.newest(left, 3)
  await auth('/verify-email', { token: tokenIn(await mails.newest(kept)) })

  const { letters, support } = (await exported(token)).body
  expect(JSON.stringify(letters)).toContain('Confirm your email for Tulpar')
  expect(JSON.stringify(support)).toContain('a message from the heron')
  await register(left)
  await auth('/verify-email', { token: tokenIn(await mails.withLink(left, 'confirmation', 2)) })
  const next = (await exported(await signIn(left))).body
  expect(next['letters']).toHaveLength(1)
  expect(JSON.stringify(next['support'])).not.toContain('heron')
  expect((await call('DELETE', '/api/profile', { token, body: { password: 'felt-and-wool-7!' } })).status).toBe(204)
  expect(await tablesThatHold(db, kept)).toEqual([])
  expect(await tablesThatHold(db, 'heron')).toEqual([])
})

/** Returns the tables that contain the account's id or the id of something it owns, such as an order or a partnership. */
async function tablesOf(accountId: string, ownIds: string[]): Promise<string[]> {
  const { id: subscriberId } = (await db.selectFrom('newsletter_subscribers').select('id').executeTakeFirst()) ?? { id: accountId }
  const notices = await db.selectFrom('stock_notices').select('id').where('account_id', '=', accountId).execute()
  const found: string[] = []
  for (const mark of [accountId, ...ownIds, ...notices.map(({ id }) => id), subscriberId, email])
    found.push(...(await tablesThatHold(db, mark)))
  return [...new Set(found)].flatMap((name) => (name.startsWith('public.') ? name.slice('public.'.length) : [])).sort()
}

/** Does everything that a person can do here, so that every table has a row of theirs. */
async function livesHere(token: string, accountId: string) {
  const { id: productId } = await given.product({ stock: 10 })
  await call('POST', '/api/stock-notices', { token, body: { product_id: (await given.product({ stock: 0 })).id } })
  const methodId = await given.paymentMethod()
  const contact = { name: traces.name, email, phone: traces.phone }
  const place = { address: traces.street, city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '50450', country: 'MY' }
  const body = orderOf(methodId, [{ product_id: productId, quantity: 1 }], {
    contact,
    shipping: place,
    billing: place,
    note: traces.message,
    gift_message: traces.message,
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
  const proof = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  await call('POST', `/api/orders/${first}/payment-proof`, { token, body: formOf(proof) })
  const picture = await call('PUT', '/api/profile/picture', { token, body: formOf(proof) })
  await call('POST', '/api/addresses', { token, body: { label: 'home', ...contact, ...place, email: undefined } })
  await call('POST', '/api/wishlists', { token, body: { productId } })
  await call('POST', '/api/contact', { token, body: { name: traces.name, email, subject: 'Hello', message: traces.message } })
  await call('POST', '/api/preorders', {
    token,
    body: { full_name: traces.name, email, phone: traces.phone, product_type: 'Bag', details: traces.staffNote, newsletter: true },
  })
  await auth('/sign-in/email', { email, password: 'felt-and-wool-7!' })
  await call('POST', '/api/auth/sign-in/email', { body: { email, password: 'felt-and-wool-7!' }, headers: { 'user-agent': traces.device } })
  await auth('/change-email', { newEmail: traces.newEmail, password: 'felt-and-wool-7!' }, token)
  await mails.newest(traces.newEmail)
  await call('POST', `/api/orders/${first}/live-token`, { token })
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
  const message = await db.selectFrom('contact_messages').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await db
    .insertInto('message_replies')
    .values({ id: newId(), contact_message_id: message.id, account_id: accountId, text: traces.reply, created_at: now })
    .execute()
  const discount_id = newId()
  await db.insertInto('discounts').values({ id: discount_id, code: 'SWALLOW', kind: 'free_shipping' }).execute()
  await db.updateTable('orders').set({ discount_code: 'SWALLOW' }).where('id', '=', first).execute()
  await db.insertInto('discount_uses').values({ order_id: first, discount_id, account_id: accountId, used_at: now }).execute()
  await db
    .insertInto('payment_detail_changes')
    .values({ payment_method_id: methodId, account_id: accountId, details: '{}', asked_at: now })
    .execute()
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
  await db
    .insertInto('once_answers')
    .values({ account_id: accountId, key_hash: Buffer.from('key'), request_hash: Buffer.from('request'), answer: '{}', created_at: now })
    .execute()
  const { stepId } = await putIntoProduction(db, first, accountId)
  await putRecords(db, stepId, accountId)
  const owner = { accountId, email, orderId: first, productId, at: now }
  await plantStallRecords(db, owner)
  await plantCart(db, owner)
  await plantAgents(db, owner)
  const letterIds = [...(await plantLetters(db, owner)), ...(await plantAfterwards(db, owner))]
  const partnerId = await plantPartnership(db, owner)
  await secondFactor(accountId, now)
  await plantVisit(db, owner, traces.page)
  const { file_key } = await db.selectFrom('payment_proofs').select('file_key').where('order_id', '=', first).executeTakeFirstOrThrow()
  const { id: besideId } = await given.product()
  const { id: studioId } = await plantStudioSession(shop, { productId, besideId, status: 'accepted', by: accountId })
  return { orderIds, partnerId, letterIds, studioId, proofKey: file_key, imageUrl: String(picture.body['picture_url']) }
}

async function secondFactor(account_id: string, at: Date): Promise<void> {
  const bytes = Buffer.from('sealed')
  await db.insertInto('second_factors').values({ account_id, sealed_secret: bytes, confirmed_at: at, created_at: at }).execute()
  await db.updateTable('sessions').set({ has_second_factor: true }).where('user_id', '=', account_id).execute()
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
  await db
    .insertInto('saved_views')
    .values({ id: newId(), account_id, list: 'orders', name: 'the view of the swallow', query: '' })
    .execute()
  await db.insertInto('sign_in_resets').values({ id: newId(), account_id, had_app: true, passkeys: 1, sessions: 1, reset_at: at }).execute()
  const invitation = { role: 'staff', language: 'en', created_at: at, expires_at: new Date(at.getTime() + 60_000) } as const
  await db
    .insertInto('admin_invitations')
    .values({ id: newId(), email, ...invitation })
    .execute()
}

function formOf(bytes: Buffer): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'slip.png', { type: 'image/png' }))
  return form
}
