import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'
import { tokenIn } from '#tests/support/mailbox.ts'

type Placed = { id: string; total: number }
const { auth, call, db, given, mails, member, signIn, admin: adminOf, origin } = await shopWithAccounts()
let boss = await adminOf('boss@example.com')
let deputy = await adminOf('deputy@example.com')

type Admin = { id: string; email: string; role: string; status: string; has_app: boolean; passkeys: number; last_seen: string | null }
const list = async (token = boss) => ((await call('GET', '/api/admin/admins', { token })).body as unknown as { admins: Admin[] }).admins
const idOf = async (email: string) => (await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const change = async (token: string, email: string, body: object) =>
  call('PATCH', `/api/admin/admins/${await idOf(email)}`, { token, body })
const invite = (email: string, role = 'staff', headers: Record<string, string> = {}) =>
  call('POST', '/api/admin/admin-invitations', { token: boss, body: { email, role }, headers })
const look = (token: string) => call('POST', '/api/admin-invitations/look', { body: { token } })
const accept = (token: string, body: object = { full_name: 'Aliya', password: goodPassword }, session?: string) =>
  call('POST', '/api/admin-invitations/accept', { body: { token, ...body }, token: session })
const linkOf = async (email: string) => tokenIn(await mails.newest(email))

describe('administrators', () => {
  it('are listed with their second step and when they were last there', async () => {
    const found = (await list()).find(({ email }) => email === 'boss@example.com')
    expect(found).toMatchObject({ role: 'super_admin', status: 'active', has_app: false, passkeys: 0, last_seen: expect.any(String) })
    await db
      .insertInto('second_factors')
      .values({
        account_id: await idOf('deputy@example.com'),
        sealed_secret: Buffer.from('x'),
        created_at: new Date(),
        confirmed_at: new Date(),
      })
      .execute()
    expect((await list()).find(({ email }) => email === 'deputy@example.com')).toMatchObject({ has_app: true })
    await db.deleteFrom('second_factors').execute()
  })

  it('get another role, which ends their sessions and closes their open pages', async () => {
    const token = await adminOf('role@example.com', false)
    const stream = await fetch(`${origin}/api/realtime/staff?topics=orders`, { headers: { authorization: `Bearer ${token}` } })
    expect(await change(boss, 'role@example.com', { role: 'staff' })).toMatchObject({ status: 200, body: { role: 'staff' } })
    expect((await call('GET', '/api/admin/orders', { token })).status).toBe(401)
    expect(await stream.text()).toContain('event: ended')
    const again = await signIn('role@example.com')
    expect((await call('GET', '/api/admin/orders', { token: again })).status).toBe(200)
    expect((await call('GET', '/api/admin/audit-log', { token: again })).status).toBe(403)
    expect((await change(boss, 'role@example.com', { role: 'admin', status: 'active' })).body).toMatchObject({ role: 'admin' })
    expect((await change(boss, 'role@example.com', {})).status).toBe(200)
    expect((await change(boss, 'role@example.com', { role: 'owner' })).status).toBe(422)
  })

  it('are signed out one by one or all at once, without the session that asks, and customers stay', async () => {
    const [one, other, shopper] = [
      await adminOf('out-one@example.com', false),
      await adminOf('out-other@example.com', false),
      await member('out-shopper@example.com'),
    ]
    const stream = await fetch(`${origin}/api/realtime/staff?topics=orders`, { headers: { authorization: `Bearer ${one}` } })
    const signOut = (body: object, token = boss) => call('POST', '/api/admin/admins/sign-out', { token, body })
    const isIn = async (token: string) => (await call('GET', '/api/profile', { token })).status === 200
    expect((await signOut({}, one)).status).toBe(403)
    expect(await signOut({ id: await idOf('out-one@example.com') })).toMatchObject({ status: 200, body: { sessions: 1 } })
    expect(await stream.text()).toContain('event: ended')
    expect([await isIn(one), await isIn(other)]).toEqual([false, true])
    expect((await signOut({ id: await idOf('out-shopper@example.com') })).status).toBe(404)
    expect((await signOut({ id: newId() })).status).toBe(404)

    const elsewhere = await signIn('boss@example.com')
    const { body } = await signOut({})
    expect(body['sessions']).toBeGreaterThanOrEqual(3)
    expect([await isIn(other), await isIn(elsewhere), await isIn(boss), await isIn(shopper)]).toEqual([false, false, true, true])
    deputy = await signIn('deputy@example.com')
    const { entries } = (await call('GET', '/api/admin/audit-log?limit=2', { token: boss })).body as { entries: object[] }
    expect(entries).toMatchObject([{ action: 'admin.sign_out_all', entity_id: 'all' }, { action: 'admin.sign_out' }])
  })

  it('can do nothing once deactivated, and come back with a new sign-in', async () => {
    const token = await adminOf('gone@example.com', false)
    await change(boss, 'gone@example.com', { status: 'deactivated' })
    expect((await call('GET', '/api/admin/orders', { token })).status).toBe(401)
    await expect(signIn('gone@example.com')).rejects.toThrow('403')
    await change(boss, 'gone@example.com', { status: 'active' })
    expect((await call('GET', '/api/admin/orders', { token })).status).toBe(401)
    expect((await call('GET', '/api/admin/orders', { token: await signIn('gone@example.com') })).status).toBe(200)
  })

  it('do not change themselves, and are not found among customers', async () => {
    for (const body of [{ status: 'deactivated' }, { role: 'staff' }, { status: 'active' }])
      expect(await change(boss, 'boss@example.com', body)).toMatchObject({ status: 409, body: { code: 'own_account' } })
    await member('customer@example.com')
    expect((await change(boss, 'customer@example.com', { role: 'admin' })).status).toBe(404)
  })

  it('keep one super admin of two who demote or deactivate each other at once', async () => {
    const demote = (token: string, email: string) => change(token, email, { role: 'staff' })
    const answers = await Promise.all([demote(boss, 'deputy@example.com'), demote(deputy, 'boss@example.com')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)?.status).toBeOneOf([401, 409])
    const [token, email] = answers[0]?.status === 200 ? [boss, 'boss@example.com'] : [deputy, 'deputy@example.com']
    expect(await demote(token, email)).toMatchObject({ status: 409, body: { code: 'last_super_admin' } })
    await db
      .updateTable('profiles')
      .set({ role: 'admin', is_super_admin: true })
      .where('email', 'in', ['boss@example.com', 'deputy@example.com'])
      .execute()
    boss = await signIn('boss@example.com')
    deputy = await signIn('deputy@example.com')
  })
})

describe('an invitation', () => {
  it('makes the account of an address that has none, once', async () => {
    const made = await invite('Aliya@example.com', 'admin')
    expect(made).toMatchObject({ status: 201, body: { email: 'aliya@example.com', role: 'admin', status: 'sent' } })
    const hoursLeft = (Date.parse(String(made.body['expires_at'])) - Date.now()) / 3_600_000
    expect(Math.round(hoursLeft)).toBe(72)
    const token = await linkOf('aliya@example.com')
    const stored = await db.selectFrom('admin_invitations').selectAll().where('id', '=', String(made.body['id'])).executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(await look(token)).toMatchObject({ status: 200, body: { email: 'aliya@example.com', role: 'admin', has_account: false } })
    expect((await accept(token, {})).body).toMatchObject({ fields: { full_name: expect.any(String), password: expect.any(String) } })
    expect((await accept(token, { full_name: 'Aliya', password: 'password1!' })).status).toBe(422)
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    const session = await signIn('aliya@example.com')
    expect((await call('GET', '/api/admin/audit-log', { token: session })).status).toBe(200)
    const { body } = await call('GET', '/api/admin/audit-log?action=invitation.accept', { token: boss })
    expect(body).toMatchObject({
      entries: [
        { actor: { email: 'aliya@example.com', name: 'Aliya', role: 'admin' }, entity_name: 'Aliya', changes: { role: [null, 'admin'] } },
      ],
    })
  })

  it('gives the same 404 when used, revoked, expired, replaced or wrong', async () => {
    const { body } = await invite('lost@example.com')
    const path = `/api/admin/admin-invitations/${String(body['id'])}`
    const first = await linkOf('lost@example.com')
    const sent = (await mails.mailsTo('lost@example.com')).length
    expect(await call('POST', `${path}/resend`, { token: boss })).toMatchObject({ status: 200, body: { status: 'sent' } })
    await expect.poll(async () => (await mails.mailsTo('lost@example.com')).length).toBe(sent + 1)
    const second = await linkOf('lost@example.com')
    expect((await look(second)).status).toBe(200)
    await db
      .updateTable('admin_invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', String(body['id']))
      .execute()
    const expired = [await look(second), await accept(second)]
    expect((await call('GET', '/api/admin/admin-invitations', { token: boss })).body).toMatchObject({
      invitations: expect.arrayContaining([expect.objectContaining({ email: 'lost@example.com', status: 'expired' })]),
    })
    const { status } = await invite('lost@example.com')
    expect(status).toBe(201)
    await expect.poll(async () => (await mails.mailsTo('lost@example.com')).length).toBe(sent + 2)
    const third = await linkOf('lost@example.com')
    const open = await db
      .selectFrom('admin_invitations')
      .select('id')
      .where('email', '=', 'lost@example.com')
      .where('status', '=', 'sent')
      .executeTakeFirstOrThrow()
    expect((await call('DELETE', `/api/admin/admin-invitations/${open.id}`, { token: boss })).status).toBe(204)
    expect((await call('DELETE', `/api/admin/admin-invitations/${open.id}`, { token: boss })).status).toBe(404)
    const others = [await look(first), await look(third), await accept(third), await look('wrong')]
    const answers = [...expired, ...others].map(({ status, body: { error, code } }) => ({ status, error, code }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  it('is one for an address, even of two simultaneous ones, and none for an existing colleague', async () => {
    const answers = await Promise.all([invite('twice@example.com'), invite('TWICE@example.com', 'admin')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already_invited' })
    expect(await invite('deputy@example.com')).toMatchObject({ status: 409, body: { code: 'already_admin' } })
    expect((await invite('not an address')).status).toBe(422)
    expect((await call('POST', `/api/admin/admin-invitations/${newId()}/resend`, { token: boss })).status).toBe(404)
  })

  it('raises the account of its address alone, by a person signed in to it', async () => {
    const own = await member('raised@example.com')
    const other = await member('other@example.com')
    await invite('raised@example.com', 'super_admin')
    const token = tokenIn(await mails.titled('raised@example.com', 'Join the Tulpar team'))
    expect((await look(token)).body).toMatchObject({ has_account: true })
    expect(await accept(token, {})).toMatchObject({ status: 401, body: { code: 'sign_in_first' } })
    expect(await accept(token, {}, other)).toMatchObject({ status: 403, body: { code: 'other_account' } })
    expect(await accept(token, {}, own)).toMatchObject({ status: 200, body: { role: 'super_admin' } })
    expect((await call('GET', '/api/profile', { token: own })).status).toBe(401)
    expect((await list(await signIn('raised@example.com'))).length).toBeGreaterThan(0)
    expect((await accept(token, {}, other)).status).toBe(404)
  })

  it('is written in the language of the account, else of the inviter', async () => {
    await invite('ru@example.com', 'staff', { 'accept-language': 'ru' })
    expect((await mails.newest('ru@example.com')).subject).toContain('Приглашение')
    await auth('/sign-up/email', { name: 'Дана', email: 'kk@example.com', password: goodPassword })
    await db.updateTable('profiles').set({ language: 'kk' }).where('email', '=', 'kk@example.com').execute()
    await invite('kk@example.com', 'staff')
    await expect.poll(async () => (await mails.mailsTo('kk@example.com')).map(({ subject }) => subject).join()).toContain('шақыру')
  })
})

describe('a member', () => {
  it('is read with orders, spending, and the last sign of presence', async () => {
    const token = await member('buyer@example.com')
    const id = await idOf('buyer@example.com')
    const { id: product_id } = await given.product({ price: 100, stock: 10 })
    const body = orderOf(await given.paymentMethod(), [{ product_id, quantity: 1 }])
    const placed: unknown[] = []
    for (let each = 0; each < 2; each += 1)
      placed.push((await call('POST', '/api/orders', { token, body, headers: { 'idempotency-key': newId() } })).body['order'])
    const [first, second] = placed as Placed[]
    await call('PUT', `/api/admin/orders/${first?.id}/payment`, { token: boss, body: { decision: 'accept' } })
    const read = () => call('GET', `/api/admin/members/${id}`, { token: boss })
    expect(await read()).toMatchObject({
      status: 200,
      body: { email: 'buyer@example.com', orders_count: 2, spent: first?.total, last_seen: expect.any(String), countries: [] },
    })
    expect(((await read()).body['orders'] as Placed[]).map((order) => order.id)).toEqual([second?.id, first?.id])
    await call('POST', '/api/addresses', { token, body: { ...body.shipping, label: 'home', name: 'Buyer', phone: '+60123456789' } })
    expect((await read()).body).toMatchObject({ countries: ['MY'] })
    expect((await call('GET', `/api/admin/members/${newId()}`, { token: boss })).status).toBe(404)
  })

  it('is signed out at once when deactivated; staff are not found under members', async () => {
    const token = await member('off@example.com')
    const set = async (email: string, status: string) =>
      call('PUT', `/api/admin/members/${await idOf(email)}/status`, { token: boss, body: { status } })
    expect(await set('off@example.com', 'deactivated')).toMatchObject({ status: 200, body: { status: 'deactivated' } })
    expect((await call('GET', '/api/profile', { token })).status).toBe(401)
    await expect(signIn('off@example.com')).rejects.toThrow('403')
    expect((await set('off@example.com', 'active')).body).toMatchObject({ status: 'active' })
    expect((await call('GET', '/api/profile', { token: await signIn('off@example.com') })).status).toBe(200)
    expect(await set('deputy@example.com', 'deactivated')).toMatchObject({ status: 403, body: { code: 'is_admin' } })
  })
})
