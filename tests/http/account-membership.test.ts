import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { orderOf } from '#tests/support/given.ts'
import { goodPassword, withAccounts } from '#tests/support/accounts.ts'
import { runningShop, shopBeside } from '#tests/support/shop.ts'

const first = await runningShop()
await first.shop.startJobs()
const one = withAccounts(first)
const other = withAccounts(await shopBeside(first))
const { call, db, given, shop } = one
const { id: product_id } = await given.product({ price: 100, sale_price: 90, member_price: 80, stock: 1000 })
const methodId = await given.paymentMethod()
const kualaLumpur = { country: 'MY', state: 'W.P. Kuala Lumpur' }

async function account(email: string, isMember: boolean): Promise<string> {
  await createAccount(shop, { email, password: goodPassword, fullName: 'Dana', isMember, isEmailConfirmed: true })
  return one.signIn(email)
}

type Sums = { subtotal: number; discount: number; shipping: number; tax: number; total: number }

async function quote(token: string | undefined, quantity = 1, at = one): Promise<Sums> {
  const { status, body } = await at.call('POST', '/api/checkout/quote', {
    token,
    body: { items: [{ product_id, quantity }], ...kualaLumpur },
  })
  expect(status).toBe(200)
  return body as Sums
}

async function order(token: string | undefined, quantity = 1, at = one): Promise<Sums> {
  const body = orderOf(methodId, [{ product_id, quantity }])
  const placed = await at.call('POST', '/api/orders', { token, body, headers: { 'idempotency-key': newId() } })
  expect(placed.status).toBe(201)
  return placed.body['order'] as Sums
}

const setMember = (email: string, isMember: boolean) =>
  db.updateTable('profiles').set({ is_member: isMember }).where('email', '=', email).execute()

describe('a member', () => {
  it('has a code by which a counter finds only them, for as long as they are a member', async () => {
    const token = await account('coded@example.com', true)
    const boss = await one.admin('counter@example.com')
    const { member_code: code } = (await call('GET', '/api/membership', { token })).body as { member_code: string }
    expect(code).toMatch(/^M[2-9A-HJ-NP-Z]{8}$/)
    const found = async (q: string) =>
      (
        (await call('GET', `/api/admin/members?membership=active&q=${encodeURIComponent(q)}`, { token: boss })).body as {
          members: object[]
        }
      ).members
    for (const typed of [code, code.toLowerCase(), `M-${code.slice(1, 5)}-${code.slice(5)}`])
      expect(await found(typed)).toMatchObject([{ email: 'coded@example.com' }])
    expect(await found(`M${'2'.repeat(8)}`)).toEqual([])
    await db.updateTable('profiles').set({ phone: '+60 12-345 6789' }).where('email', '=', 'coded@example.com').execute()
    expect(await found('012 3456789')).toMatchObject([{ email: 'coded@example.com' }])
    await setMember('coded@example.com', false)
    expect(await found(code)).toEqual([])
    expect((await call('GET', '/api/membership', { token })).body).toMatchObject({ is_member: false, member_code: null })
  })

  it('pays member prices, with five percent off the first purchase and none off the second', async () => {
    const token = await account('member@example.com', true)
    expect(await quote(token)).toMatchObject({ subtotal: 80, discount: 4 })
    expect(await order(token)).toMatchObject({ subtotal: 80, discount: 4 })
    expect(await quote(token)).toMatchObject({ subtotal: 80, discount: 0 })
    expect(await order(token)).toMatchObject({ subtotal: 80, discount: 0 })
    expect(await quote(undefined)).toMatchObject({ subtotal: 90, discount: 0 })
  })

  it('has free shipping when the goods after the discount cost more than RM 150, others do not', async () => {
    const token = await account('shipping@example.com', true)
    await order(token)
    const [below, above] = [await quote(token, 1), await quote(token, 2)]
    expect([below.shipping > 0, above.subtotal, above.shipping]).toEqual([true, 160, 0])
    expect((await order(token, 2)).shipping).toBe(0)
    expect((await quote(undefined, 2)).shipping).toBeGreaterThan(0)
  })

  it('is one no more with the next request, on every instance: quote, order and profile', async () => {
    const email = 'switched@example.com'
    const token = await account(email, true)
    expect(await quote(token, 2, other)).toMatchObject({ subtotal: 160 })
    await setMember(email, false)
    for (const at of [one, other]) {
      const { subtotal, shipping } = await quote(token, 2, at)
      expect([subtotal, shipping > 0]).toEqual([180, true])
      expect((await at.call('GET', '/api/profile', { token })).body).toMatchObject({ is_member: false })
      expect((await at.call('GET', '/api/visitor', { token })).body).toMatchObject({ profile: { is_member: false } })
    }
    expect(await order(token, 2, other)).toMatchObject({ subtotal: 180 })
    await setMember(email, true)
    expect(await quote(token, 2, other)).toMatchObject({ subtotal: 160, shipping: 0 })
  })

  it('a buyer who agreed to a member’s price is asked again when it no longer holds', async () => {
    const email = 'agreed@example.com'
    const token = await account(email, true)
    const { total } = await quote(token)
    await setMember(email, false)
    const body = { ...orderOf(methodId, [{ product_id, quantity: 1 }]), quoted_total: total }
    const refused = await call('POST', '/api/orders', { token, body, headers: { 'idempotency-key': newId() } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed', quote: { subtotal: 90 } } })
  })
})

describe('joining', () => {
  it('makes a member at once, and again changes nothing', async () => {
    const token = await account('joining@example.com', false)
    expect(await quote(token)).toMatchObject({ subtotal: 90 })
    const joined = await call('POST', '/api/membership', { token })
    expect(joined).toMatchObject({ status: 200, body: { is_member: true, member_since: expect.any(String) } })
    expect(await quote(token)).toMatchObject({ subtotal: 80 })
    expect((await call('POST', '/api/membership', { token })).body).toEqual(joined.body)
    expect((await call('POST', '/api/membership')).status).toBe(401)
  })

  it('asks where an admin decides: prices change after the approval', async () => {
    await changeSettings(shop, { membership: 'approved' })
    try {
      const token = await account('asking@example.com', false)
      const asked = await call('POST', '/api/membership', { token })
      expect(asked.body).toMatchObject({ is_member: false, membership_requested_at: expect.any(String) })
      expect(await quote(token)).toMatchObject({ subtotal: 90 })
      await account('boss@example.com', false)
      await db.updateTable('profiles').set({ role: 'admin' }).where('email', '=', 'boss@example.com').execute()
      const boss = await one.signIn('boss@example.com')
      const { members } = (await call('GET', '/api/admin/members?membership=requested', { token: boss })).body as {
        members: { id: string }[]
      }
      expect(members).toHaveLength(1)
      await call('PUT', `/api/admin/members/${members[0]?.id}/membership`, { token: boss, body: { is_member: true } })
      expect((await call('GET', '/api/profile', { token })).body).toMatchObject({ is_member: true, membership_requested_at: null })
      expect(await quote(token)).toMatchObject({ subtotal: 80 })
    } finally {
      await changeSettings(shop, { membership: 'automatic' })
    }
  })
})

describe('memberships of many', () => {
  it('are switched in one call, each separately: unknown ones are named, the others are changed and in the log', async () => {
    const boss = await one.admin('bulk-boss@example.com')
    const tokens = [await account('bulk-one@example.com', true), await account('bulk-two@example.com', true)]
    const rows = await db
      .selectFrom('profiles')
      .select('id')
      .where('email', 'in', ['bulk-one@example.com', 'bulk-two@example.com'])
      .execute()
    const ids = rows.map(({ id }) => id)
    const unknown = newId()
    for (const isMember of [false, true]) {
      const body = { ids: [...ids, unknown], is_member: isMember }
      expect(await call('POST', '/api/admin/members/bulk-membership', { token: boss, body })).toMatchObject({
        status: 200,
        body: { changed: 2, failed: [{ id: unknown, code: 'not_found' }] },
      })
      for (const token of tokens) expect((await call('GET', '/api/profile', { token })).body).toMatchObject({ is_member: isMember })
    }
    const logged = await db
      .selectFrom('audit_log')
      .select('entity_id')
      .where('action', '=', 'member.membership')
      .where('entity_id', 'in', ids)
      .execute()
    expect(logged).toHaveLength(4)
  })
  it('are switched as they were read: one that was decided since is named', async () => {
    const boss = await one.admin('bulk-reader@example.com')
    await account('bulk-three@example.com', true)
    const { body } = await call('GET', '/api/admin/members?q=bulk-three', { token: boss })
    const [person] = body['members'] as { id: string; updated_at: string }[]
    if (!person) throw new Error('no such member')
    await call('PUT', `/api/admin/members/${person.id}/membership`, { token: boss, body: { is_member: false } })
    const sent = { ids: [person.id], is_member: true, expected_updated_at: { [person.id]: person.updated_at } }
    expect((await call('POST', '/api/admin/members/bulk-membership', { token: boss, body: sent })).body).toEqual({
      changed: 0,
      failed: [{ id: person.id, code: 'changed_meanwhile' }],
    })
  })
})
