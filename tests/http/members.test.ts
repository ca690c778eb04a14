import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const shop = await shopWithAccounts()
const { admin: adminOf, call, db, given, member } = shop
const home = {
  label: 'home',
  name: 'Aigerim',
  phone: '+60 12 345 6789',
  address: '1 Jalan Ampang',
  city: 'Kuala Lumpur',
  state: 'W.P.',
  zip: '50450',
  country: 'MY',
}

describe('a profile', () => {
  const changes = {
    full_name: 'Aigerim N.',
    display_name: 'Ai',
    phone: '+7 701 555 01 04',
    birthday: '1996-03-21',
    language: 'kk',
    marketing_emails: true,
    sms_notifications: true,
    order_updates: false,
    email_notifications: false,
  }

  it('is changed by its owner', async () => {
    const token = await member('profile@example.com')
    const methodId = await given.paymentMethod()
    expect(await call('PATCH', '/api/profile', { token, body: { ...changes, preferred_payment_method_id: methodId } })).toMatchObject({
      status: 200,
      body: { ...changes, preferred_payment_method_id: methodId },
    })
    expect((await call('GET', '/api/profile', { token })).body).toMatchObject(changes)
    expect((await call('GET', '/api/auth/get-session', { token })).body).toMatchObject({ user: { name: 'Aigerim N.' } })
  })

  it.each(['role', 'is_member', 'member_since', 'email', 'id', 'is_super_admin', 'created_at', 'picture_url', 'membership_requested_at'])(
    'refuses its owner %s',
    async (field) => {
      const token = await member(`owned-${field}@example.com`)
      const answer = await call('PATCH', '/api/profile', { token, body: { full_name: 'Changed', [field]: true } })
      expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: 'Unknown field' } } })
      expect((await call('GET', '/api/profile', { token })).body).toMatchObject({ full_name: 'Aigerim', role: 'customer' })
    },
  )

  it('refuses a future birthday and an unknown payment method', async () => {
    const token = await member('wrong@example.com')
    expect((await call('PATCH', '/api/profile', { token, body: { birthday: '2999-01-01' } })).body).toMatchObject({
      fields: { birthday: expect.any(String) },
    })
    expect(await call('PATCH', '/api/profile', { token, body: { preferred_payment_method_id: newId() } })).toMatchObject({
      status: 422,
      body: { fields: { preferred_payment_method_id: expect.any(String) } },
    })
  })

  it('has an image, encoded again as a square', async () => {
    const token = await member('picture@example.com')
    const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: 'teal' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Secret' } })
      .toBuffer()
    const { status, body } = await call('PUT', '/api/profile/picture', { token, body: formOf(photo, 'image/jpeg') })
    expect(status).toBe(200)
    const answer = await fetch(shop.origin + String(body['picture_url']))
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 400, format: 'webp' })
    expect(bytes.includes('Secret')).toBe(false)
    expect(
      (
        await call('PUT', '/api/profile/picture', {
          token,
          body: formOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'),
        })
      ).status,
    ).toBe(415)
    await call('DELETE', '/api/profile/picture', { token })
    expect((await fetch(shop.origin + String(body['picture_url']))).status).toBe(404)
  })
})

describe('an address book', () => {
  it('has one default each, whichever of many comes last', async () => {
    const token = await member('book@example.com')
    expect(await call('POST', '/api/addresses', { token, body: home })).toMatchObject({
      status: 201,
      body: { ...home, is_default_shipping: true, is_default_billing: true },
    })
    await Promise.all(
      Array.from({ length: 10 }, () =>
        call('POST', '/api/addresses', { token, body: { ...home, label: 'work', is_default_shipping: true } }),
      ),
    )
    const list = (await call('GET', '/api/addresses', { token })).body as unknown as {
      id: string
      is_default_shipping: boolean
      is_default_billing: boolean
    }[]
    expect(list).toHaveLength(11)
    expect(list.filter((address) => address.is_default_shipping)).toHaveLength(1)
    const other = list.find((address) => !address.is_default_billing)?.id
    expect(
      (await call('PUT', `/api/addresses/${other}`, { token, body: { ...home, city: 'Almaty', country: 'KZ', is_default_billing: true } }))
        .body,
    ).toMatchObject({ city: 'Almaty', is_default_billing: true })
    expect((await call('DELETE', `/api/addresses/${other}`, { token })).status).toBe(204)
    expect((await call('DELETE', `/api/addresses/${other}`, { token })).status).toBe(404)
  })

  it('refuses an invalid address', async () => {
    const token = await member('badbook@example.com')
    expect(await call('POST', '/api/addresses', { token, body: { ...home, label: 'yurt', phone: '12', country: 'XX' } })).toMatchObject({
      status: 422,
      body: { fields: { label: expect.any(String), phone: expect.any(String), country: expect.any(String) } },
    })
  })
})

describe('a wishlist', () => {
  it('stores an item once with its price of that time', async () => {
    const token = await member('wishes@example.com')
    const { id: productId } = await given.product({ stock: 3 })
    expect(await call('POST', '/api/wishlists', { body: { productId } })).toMatchObject({
      status: 401,
      body: { error: 'Authentication required' },
    })
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/api/wishlists', { token, body: { productId } })))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already_in_wishlist', alreadyExists: true })
    const before = (await call('GET', '/api/wishlists', { token })).body as unknown as {
      product_id: string
      price_when_added: number
      price_now: number
    }[]
    expect(before).toEqual([
      expect.objectContaining({
        product_id: productId,
        created_at: expect.any(String),
        product: expect.objectContaining({ id: productId }),
      }),
    ])
    await db.updateTable('products').set({ member_price: 1 }).where('id', '=', productId).execute()
    const [after] = (await call('GET', '/api/wishlists', { token })).body as unknown as typeof before
    expect(after).toMatchObject({ price_when_added: before[0]?.price_when_added, price_now: 1 })
    expect((await call('DELETE', `/api/wishlists/${productId}`, { token })).status).toBe(204)
    expect((await call('GET', '/api/wishlists', { token })).body).toEqual([])
    expect((await call('POST', '/api/wishlists', { token, body: { productId: newId() } })).status).toBe(404)
  })
})

describe('the back office', () => {
  it('switches a membership off and on, and the next request knows', async () => {
    const admin = await adminOf('boss@example.com')
    const token = await member('switched@example.com')
    const found = await call('GET', '/api/admin/members?q=SWITCHED', { token: admin })
    expect(found.body).toMatchObject({ total: 1, members: [{ email: 'switched@example.com', is_member: true, status: 'active' }] })
    const { id } = await db.selectFrom('profiles').select('id').where('email', '=', 'switched@example.com').executeTakeFirstOrThrow()
    const set = (isMember: boolean) => call('PUT', `/api/admin/members/${id}/membership`, { token: admin, body: { is_member: isMember } })
    expect((await set(false)).body).toMatchObject({ is_member: false })
    expect((await call('GET', '/api/profile', { token })).body).toMatchObject({ is_member: false })
    expect((await set(true)).body).toMatchObject({ is_member: true })
    await set(false)
    expect((await call('POST', '/api/membership', { token })).body).toMatchObject({ is_member: true })
    expect((await call('PUT', `/api/admin/members/${newId()}/membership`, { token: admin, body: { is_member: true } })).status).toBe(404)
  })

  it('ends the sessions of a deactivated admin at once and keeps the last super admin, even of two simultaneous changes', async () => {
    await db.updateTable('profiles').set({ role: 'customer', is_super_admin: false }).execute()
    const [one, two] = [await adminOf('one@example.com'), await adminOf('two@example.com')]
    const plain = await adminOf('plain@example.com', false)
    const { admins } = (await call('GET', '/api/admin/admins', { token: one })).body as unknown as {
      admins: { id: string; email: string; role: string; status: string }[]
    }
    expect(admins.map(({ role, status }) => `${role} ${status}`).sort()).toEqual([
      'admin active',
      'super_admin active',
      'super_admin active',
    ])
    const idOf = (email: string) => admins.find((admin) => admin.email === email)?.id
    const deactivate = (token: string, email: string) =>
      call('PATCH', `/api/admin/admins/${idOf(email)}`, { token, body: { status: 'deactivated' } })
    expect((await deactivate(one, 'plain@example.com')).body).toMatchObject({ status: 'deactivated' })
    expect((await call('GET', '/api/profile', { token: plain })).status).toBe(401)
    const answers = await Promise.all([deactivate(one, 'two@example.com'), deactivate(two, 'one@example.com')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await db
      .selectFrom('profiles')
      .select('id')
      .where('is_super_admin', '=', true)
      .where('deactivated_at', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
    const [token, email] = answers[0]?.status === 200 ? [one, 'one@example.com'] : [two, 'two@example.com']
    expect(await deactivate(token, email)).toMatchObject({ status: 409, body: { code: 'last_super_admin' } })
    expect((await call('DELETE', '/api/profile', { token, body: { password: 'felt-and-wool-7!' } })).status).toBe(409)
  })
})

describe('mails about orders', () => {
  it('stop reporting progress when their reader wants none, except for important ones', async () => {
    const token = await member('quiet@example.com')
    const boss = await adminOf('ships@example.com')
    await call('PATCH', '/api/profile', { token, body: { order_updates: false } })
    const { id: productId } = await given.product({ stock: 10 })
    const contact = { name: 'Quiet', email: 'quiet@example.com', phone: '+60 12 999 8877' }
    const body = orderOf(await given.paymentMethod(), [{ product_id: productId, quantity: 1 }], { contact })
    const placed = await call('POST', '/api/orders', { token, body, headers: { 'idempotency-key': newId() } })
    const { id } = placed.body['order'] as { id: string }
    for (const status of ['processing', 'cancelled']) await call('PUT', `/api/admin/orders/${id}/status`, { token: boss, body: { status } })
    await shop.mails.newest('quiet@example.com', 3)
    const subjects = new Set((await shop.mails.mailsTo('quiet@example.com')).map(({ subject }) => subject.split(/[ :]/)[0]))
    expect(subjects).toEqual(new Set(['Cancelled', 'Confirm', 'We’ve']))
  })
})

describe('leaving', () => {
  it('exports everything as JSON, then erases the person while the books add up', async () => {
    const token = await member('leaving@example.com')
    const { id: productId } = await given.product({ stock: 10 })
    const methodId = await given.paymentMethod()
    const body = orderOf(methodId, [{ product_id: productId, quantity: 1 }], {
      contact: { name: 'Leaving Person', email: 'leaving@example.com', phone: '+60 12 999 8877' },
    })
    await call('POST', '/api/orders', { token, body, headers: { 'idempotency-key': newId() } })
    await call('POST', '/api/orders', { token, body, headers: { 'idempotency-key': newId() } })
    const [finished, underWay] = await db
      .selectFrom('orders')
      .select(['id', 'total'])
      .where('email', '=', 'leaving@example.com')
      .orderBy('placed_at')
      .execute()
    await call('POST', `/api/orders/${finished?.id}/cancellation`, { token, body: {} })
    await call('POST', '/api/addresses', { token, body: home })
    await call('POST', '/api/wishlists', { token, body: { productId } })

    await call('POST', '/api/auth/verify-password', { token, body: { password: 'felt-and-wool-7!' } })
    const exported = await call('GET', '/api/profile/export', { token })
    expect(exported.headers.get('content-disposition')).toContain('attachment')
    expect(exported.body).toMatchObject({
      profile: { email: 'leaving@example.com' },
      addresses: [{ city: 'Kuala Lumpur' }],
      wishlist: [{ product_id: productId }],
      letters: expect.any(Array),
    })
    expect(exported.body['orders']).toHaveLength(2)

    expect((await call('DELETE', '/api/profile', { token, body: { password: 'felt-and-wool-7!' } })).status).toBe(204)
    expect((await call('GET', '/api/profile', { token })).status).toBe(401)
    expect((await shop.auth('/request-password-reset', { email: 'leaving@example.com' })).status).toBe(404)
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', 'in', [finished?.id ?? '', underWay?.id ?? ''])
      .orderBy('placed_at')
      .execute()
    expect(rows[0]).toMatchObject({ total: finished?.total, contact_name: '—', email: 'closed@account.invalid' })
    expect(JSON.stringify(rows[0])).not.toMatch(/Leaving|999 8877|Jalan Ampang/)
    expect(rows[1]).toMatchObject({ contact_name: 'Leaving Person', status: 'pending' })
    const people = await db
      .selectFrom('profiles')
      .selectAll()
      .where('id', '=', rows[0]?.account_id ?? '')
      .execute()
    expect(JSON.stringify(people)).not.toMatch(/Aigerim|leaving/)
    expect((await shop.register('leaving@example.com')).status).toBe(200)
  })
})

function formOf(bytes: Buffer, type: string): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'me', { type }))
  return form
}
