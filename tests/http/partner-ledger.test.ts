import { describe, expect, it } from 'vitest'
import { referralSetCookie } from '#contract/rules/referral-cookie.ts'
import { newId } from '#kit/ids.ts'
import { approveCommissions } from '#modules/partners/index.ts'
import { findBrokenInvariants } from '#server/find-broken-invariants.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { partnersOf } from '#tests/support/partners.ts'

const running = await shopWithAccounts()
const { call, db, given, admin, member, shop } = running
const boss = await admin('boss@example.com')
const methodId = await given.paymentMethod()
const { id: mug } = await given.product({ price: 33.35, stock: 10_000 })
const one = (quantity = 1) => [{ product_id: mug, quantity }]
const { partner, place, buy, turn, refund, ledger, pay, setStatus } = partnersOf(running, boss, methodId)
const cafe = await partner('cafe@example.com')
const codeCookie = (code: string) => referralSetCookie(code, false).split(';', 1)[0] ?? ''
const referralsOf = async (order: { id: string }) =>
  db.selectFrom('partner_referrals').selectAll().where('order_id', '=', order.id).execute()
const noHold = (id: string) => call('PATCH', `/api/admin/partners/${id}`, { token: boss, body: { hold_days: 0 } })

describe('an order', () => {
  it('is accounted to the code in its body, else to the cookie, in any case; unknown ones are ignored', async () => {
    const other = await partner('other@example.com')
    const counter = await place(cafe, 'Counter')
    const cookie = codeCookie(other.code)
    expect(await referralsOf(await buy(one(), { partner_code: ` ${cafe.code.toLowerCase()} `, cookie }))).toMatchObject([
      { partner_id: cafe.id },
    ])
    expect(await referralsOf(await buy(one(), { cookie }))).toMatchObject([{ partner_id: other.id, location_id: null }])
    expect(await referralsOf(await buy(one(), { partner_code: counter.tracking_code }))).toMatchObject([{ location_id: counter.id }])
    expect(await referralsOf(await buy(one(), { partner_code: 'QANAT' }))).toEqual([])
    await setStatus(other.id, 'suspended')
    expect(await referralsOf(await buy(one(), { cookie }))).toEqual([])
    expect(await referralsOf(await buy(one(), { partner_code: other.code, cookie: codeCookie(cafe.code) }))).toMatchObject([
      { partner_id: cafe.id },
    ])
  })

  it('earns its rate when paid, waits for its days, is void when cancelled and restored when reopened', async () => {
    const kiosk = await partner('kiosk@example.com')
    const order = await buy(one(), { partner_code: kiosk.code })
    expect((await ledger(kiosk)).commissions).toEqual([])
    await turn(order, 'processing')
    expect((await ledger(kiosk)).balances).toEqual({ pending: 3.34, approved: 0, paid: 0 })
    await turn(order, 'cancelled')
    expect((await ledger(kiosk)).commissions).toMatchObject([{ kind: 'order', amount: 3.34, state: 'void' }])
    await turn(order, 'processing')
    await turn(order, 'completed')
    await approveCommissions(shop)
    expect((await ledger(kiosk)).balances).toEqual({ pending: 3.34, approved: 0, paid: 0 })
    await db.updateTable('partner_referrals').set({ approves_at: new Date() }).where('order_id', '=', order.id).execute()
    await approveCommissions(shop)
    expect((await ledger(kiosk)).balances).toEqual({ pending: 0, approved: 3.34, paid: 0 })
  })

  it('keeps its rate when the partner gets another, is suspended, or a place goes', async () => {
    const school = await partner('school@example.com')
    const gate = await place(school, 'Gate')
    await turn(await buy(one(), { partner_code: gate.tracking_code }), 'processing')
    const before = await ledger(school)
    await call('PATCH', `/api/admin/partners/${school.id}`, { token: boss, body: { commission_rate: 0.5 } })
    await call('DELETE', `/api/partner/locations/${gate.id}`, { token: school.token })
    await setStatus(school.id, 'suspended')
    expect(await ledger(school)).toEqual(before)
  })

  it('earns nothing on the partner’s own order: by account, mailbox, telephone or address', async () => {
    const hotel = await partner('aida.noor@gmail.com', { phone: '012-345 9876' })
    await place(hotel, 'Lobby', { address: '7, Jalan Sultan', city: 'Kuala Lumpur' })
    const contact = { name: 'Somebody', email: 'guest@example.com', phone: '+60 19 888 7766' }
    const address = { address: '1 Jalan Ampang', city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '50450', country: 'MY' }
    const signs = async (changes: Record<string, unknown>) =>
      (await referralsOf(await buy(one(), { partner_code: hotel.code, contact, ...changes })))[0]?.own_signs
    expect(await signs({})).toEqual([])
    expect(await signs({ token: hotel.token })).toEqual(['account'])
    for (const email of ['AidaNoor@GMAIL.com', 'a.i.d.a.noor+shop@googlemail.com'])
      expect(await signs({ contact: { ...contact, email } })).toContain('email')
    for (const phone of ['+60 12 345 9876', '0060123459876', '012 (345) 9876'])
      expect(await signs({ contact: { ...contact, phone } })).toEqual(['phone'])
    expect(await signs({ shipping: { ...address, address: '7 jalan  SULTAN' } })).toEqual(['address'])
    const own = await buy(one(), { partner_code: hotel.code, contact: { ...contact, phone: '0123459876' } })
    await turn(own, 'completed')
    expect((await ledger(hotel)).commissions).toEqual([])
    const { body } = await call('GET', `/api/admin/partners/${hotel.id}`, { token: boss })
    expect(body['suspected']).toEqual(expect.arrayContaining([expect.objectContaining({ order_id: own.id, signs: ['phone'] })]))
  })
})

describe('a payout', () => {
  it('takes approved rows alone, each once, and carries a debt', async () => {
    const stall = await partner('stall@example.com')
    await noHold(stall.id)
    const [sold, waiting] = [await buy(one(3), { partner_code: stall.code }), await buy(one(), { partner_code: stall.code })]
    await turn(sold, 'completed')
    await turn(waiting, 'processing')
    const rows = (await ledger(stall)).commissions
    const idsOf = (state: string) => rows.filter((row) => row.state === state).map(({ id }) => id)
    const [approved, pending] = [idsOf('approved'), idsOf('pending')]
    expect([approved.length, pending.length]).toEqual([1, 1])
    expect(await pay(stall.id, [...approved, ...pending])).toMatchObject({ status: 409, body: { code: 'not_payable', ids: pending } })
    const key = newId()
    const first = await pay(stall.id, approved, key)
    expect(first).toMatchObject({ status: 201, body: { amount: 10.01, commission_ids: approved } })
    expect((await pay(stall.id, approved, key)).body).toEqual(first.body)
    expect(await pay(stall.id, approved)).toMatchObject({ status: 409 })
    expect(await pay(cafe.id, approved)).toMatchObject({ status: 409 })

    await refund(sold, 35.35)
    expect((await ledger(stall)).balances).toEqual({ pending: 3.34, approved: -3.34, paid: 10.01 })
    await turn(waiting, 'completed')
    const next = (await ledger(stall)).commissions.filter(({ state, amount }) => state === 'approved' && amount > 0)
    expect(
      await pay(
        stall.id,
        next.map(({ id }) => id),
      ),
    ).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } })
    await call('POST', `/api/admin/partners/${stall.id}/commissions`, { token: boss, body: { amount: 5, reason: 'Poster prize' } })
    const open = (await ledger(stall)).commissions.filter(({ state, amount }) => state === 'approved' && amount > 0)
    expect(
      (
        await pay(
          stall.id,
          open.map(({ id }) => id),
        )
      ).body,
    ).toMatchObject({ amount: 5, rows: 3 })
  })

  it('is undone by counter-entries, once, and its commissions are owed again', async () => {
    const market = await partner('market@example.com')
    await noHold(market.id)
    await turn(await buy(one(), { partner_code: market.code }), 'completed')
    const before = (await ledger(market)).commissions
    const paid = await pay(
      market.id,
      before.map(({ id }) => id),
    )
    const paidRow = (await ledger(market)).commissions[0]
    const undo = () =>
      call('POST', `/api/admin/partners/payouts/${String(paid.body['id'])}/undo`, {
        token: boss,
        body: { reason: 'Wrong account' },
        headers: { 'idempotency-key': newId() },
      })
    expect((await undo()).body).toMatchObject({ amount: -3.34, undoes: paid.body['id'] })
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'payout_undone' } })
    const after = await ledger(market)
    expect(after.balances).toEqual({ pending: 0, approved: 3.34, paid: 0 })
    expect(after.commissions.find(({ id }) => id === paidRow?.id)).toEqual(paidRow)
  })

  it('takes thousands of rows by the time they were seen, with exceptions, and only for the sum that was seen', async () => {
    const busy = await partner('busy@example.com')
    const at = new Date()
    const entry = { partner_id: busy.id, kind: 'correction', reason: 'Fair', state: 'approved', created_at: at, approved_at: at } as const
    const rows = Array.from({ length: 3_000 }, (_, index) => ({ id: newId(), ...entry, amount_sen: index === 7 ? -500 : 100 }))
    await db.insertInto('partner_commissions').values(rows).execute()
    const seen = await call('GET', `/api/admin/partners/${busy.id}/commissions?state=approved&limit=50&page=60`, { token: boss })
    expect(seen.body).toMatchObject({ total: 3_000, page: 60, debts: -5, balances: { approved: 2_994 } })
    expect(seen.body['commissions']).toHaveLength(50)
    await call('POST', `/api/admin/partners/${busy.id}/commissions`, { token: boss, body: { amount: 9, reason: 'Later' } })
    const left = rows.slice(0, 2).map(({ id }) => id)
    const payAll = (changes: object) =>
      call('POST', '/api/admin/partners/payouts', {
        token: boss,
        body: { partner_id: busy.id, approved_until: seen.body['as_of'], without: left, reference: 'All', ...changes },
        headers: { 'idempotency-key': newId() },
      })
    expect(await payAll({ amount: 2_994 })).toMatchObject({ status: 409, body: { code: 'payout_changed', amount: 2_992 } })
    expect(await payAll({ commission_ids: left })).toMatchObject({ status: 422 })
    expect(await payAll({ partner_id: newId(), amount: 1 })).toMatchObject({ status: 404, body: { code: 'partner_not_found' } })
    expect(await payAll({ amount: 2_992 })).toMatchObject({ status: 201, body: { amount: 2_992, rows: 2_998 } })
    expect((await ledger(busy)).balances).toEqual({ pending: 0, approved: 11, paid: 2_992 })
  })

  it('is made once by two admins at the same moment', async () => {
    const twice = await partner('twice@example.com')
    await noHold(twice.id)
    for (let count = 0; count < 3; count += 1) await turn(await buy(one(), { partner_code: twice.code }), 'completed')
    const ids = (await ledger(twice)).commissions.map(({ id }) => id)
    const second = await admin('second@example.com')
    const answers = await Promise.all([pay(twice.id, ids), pay(twice.id, ids, newId(), second)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]))
    expect((await ledger(twice)).balances).toEqual({ pending: 0, approved: 0, paid: 10.02 })
  })
})

it('pays a partner’s member price and no commission of its own, and others as they are', async () => {
  const shopper = await member('shopper@example.com')
  const order = await buy(one(), { token: shopper, partner_code: cafe.code })
  expect(await referralsOf(order)).toMatchObject([{ own_signs: [] }])
})

it('protects the ledger from direct changes', async () => {
  const [row] = await db.selectFrom('partner_commissions').select('id').where('state', '=', 'paid').limit(1).execute()
  for (const change of [{ amount_sen: 1 }, { state: 'approved' as const, payout_id: null }])
    await expect(
      db
        .updateTable('partner_commissions')
        .set(change)
        .where('id', '=', row?.id ?? '')
        .execute(),
    ).rejects.toThrow('ledger')
  await expect(db.deleteFrom('partner_entries').execute()).rejects.toThrow('only ever added to')
  await expect(db.deleteFrom('partner_payouts').execute()).rejects.toThrow('only ever added to')
})

it('leaves every rule of the ledger unbroken', async () => {
  expect(await findBrokenInvariants(db)).toEqual([])
})
