import { describe, expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { partnersOf } from '#tests/support/partners.ts'

const running = await shopWithAccounts()
const { call, db, given, admin, member } = running
const boss = await admin('boss@example.com')
const methodId = await given.paymentMethod()
const { id: mug } = await given.product({ price: 40, stock: 1_000 })
const { apply, idOf, setStatus, secretFor, partner, ledger, pay, mails } = partnersOf(running, boss, methodId)
const person = { company: 'Kopi Kita', contact_name: 'Aida Noor', phone: '+60 3 2072 0000', country: 'MY', city: 'Ipoh' }
const newcomer = { full_name: 'Aida Noor', password: 'felt-and-wool-7!' }
const correct = (id: string) =>
  call('POST', `/api/admin/partners/${id}/commissions`, { token: boss, body: { amount: 2, reason: 'A poster' } })
const booked = async (id: string) => (await call('GET', `/api/admin/partners/${id}/commissions`, { token: boss })).body
const notFound = { status: 404, body: { code: 'not_found' } }

describe('an application', () => {
  it('gives every repeat the same answer, and is mailed once', async () => {
    const first = await apply('often@example.com')
    expect(first.status).toBe(201)
    expect((await apply('often@example.com', { company: 'Another' })).body).toEqual(first.body)
    expect((await mails.titled('often@example.com', 'We’ve received your application')).text).toContain('by email')
    const { body } = await call('GET', '/api/admin/partners?status=applied', { token: boss })
    expect(body['partners']).toMatchObject([{ company: 'Kopi Kita', status: 'applied' }])
    expect((await call('GET', '/api/admin/dashboard', { token: boss })).body['attention']).toMatchObject({
      partner_applications: { count: 1, href: '/admin/partners?status=applied' },
    })
  })

  it('ends with its person’s account, also where the ledger has a row, which stays', async () => {
    const token = await member('leaves@example.com')
    await apply('leaves@example.com')
    const id = await idOf('leaves@example.com')
    await correct(id)
    expect((await call('DELETE', '/api/profile', { token, body: { password: 'felt-and-wool-7!' } })).status).toBe(204)
    const left = await db.selectFrom('partners').select(['status', 'email', 'contact_name', 'phone']).where('id', '=', id).execute()
    expect(left).toEqual([{ status: 'suspended', email: '', contact_name: '', phone: '' }])
    expect((await booked(id))['balances']).toEqual({ pending: 0, approved: 2, paid: 0 })
    expect((await apply('leaves@example.com')).status).toBe(201)
    expect(await idOf('leaves@example.com')).not.toBe(id)
  })

  it('is declined in the applicant’s language, and approved once', async () => {
    await apply('ru@example.com', { language: 'ru' })
    const id = await idOf('ru@example.com')
    expect((await setStatus(id, 'suspended')).body).toMatchObject({ code: 'partner_status' })
    await call('PUT', `/api/admin/partners/${id}/status`, {
      token: boss,
      body: { status: 'declined', note: 'Напишите нам весной <b>снова</b>' },
    })
    const declined = await mails.titled('ru@example.com', 'Ваша заявка')
    expect(declined.text).toContain('Напишите нам весной <b>снова</b>')
    expect(declined.html).toContain('весной &lt;b&gt;снова')
    const terms = { status: 'active', commission_rate: 0.125, note: 'Рады вам' }
    expect((await call('PUT', `/api/admin/partners/${id}/status`, { token: boss, body: terms })).body).toMatchObject({
      status: 'active',
      awaits_setup: true,
      commission_rate: 0.125,
    })
    const welcome = await mails.titled('ru@example.com', 'Вы партнёр')
    expect(welcome.text).toContain('12,5')
    expect(welcome.text).toContain('Рады вам')
    expect((await call('GET', `/api/admin/audit-log?entity_id=${id}`, { token: boss })).body['entries']).toContainEqual(
      expect.objectContaining({ changes: { status: ['declined', 'active'], commission_rate: [0.1, 0.125] } }),
    )
    const secret = await secretFor('ru@example.com', 'Вы партнёр')
    expect((await call('GET', `/api/partners/setup/${secret}`)).body).toMatchObject({ email: 'ru@example.com', has_account: false })
    const made = await call('POST', `/api/partners/setup/${secret}`, { body: newcomer })
    expect(made.headers.getSetCookie().join()).toContain('session_token=')
    expect((await call('GET', '/api/partner', { token: String(made.body['token']) })).body).toMatchObject({
      status: 'active',
      company: 'Kopi Kita',
    })
    for (const used of [secret, 'wrong'])
      for (const method of ['GET', 'POST'] as const)
        expect(await call(method, `/api/partners/setup/${used}`, method === 'POST' ? { body: newcomer } : {})).toMatchObject(notFound)
  })
})

describe('an invitation', () => {
  it('leads to set-up, for which an account signs in and keeps its data', async () => {
    const shopper = await member('shopper@example.com')
    await call('POST', '/api/wishlists', { token: shopper, body: { productId: mug } })
    const invite = (email: string) =>
      call('POST', '/api/admin/partners/invitations', { token: boss, body: { email, commission_rate: 0.2 } })
    expect(await invite('shopper@example.com')).toMatchObject({ status: 201, body: { status: 'sent' } })
    expect(await invite('shopper@example.com')).toMatchObject({ status: 409, body: { code: 'already_invited' } })
    expect(await invite('boss@example.com')).toMatchObject({ status: 409, body: { code: 'already_admin' } })
    const secret = await secretFor('shopper@example.com', 'invites you')
    expect((await call('GET', `/api/partners/invitations/${secret}`)).body).toMatchObject({ commission_rate: 0.2, has_account: true })
    const { body } = await call('POST', `/api/partners/invitations/${secret}`, { body: person })
    const path = `/api/partners/setup/${String(body['setup_token'])}`
    expect(await call('POST', `/api/partners/invitations/${secret}`, { body: person })).toMatchObject(notFound)
    expect(await call('POST', path, { body: newcomer })).toMatchObject({ status: 401, body: { code: 'sign_in_first' } })
    expect(await call('POST', path, { body: {}, token: boss })).toMatchObject({ status: 403, body: { code: 'other_account' } })
    const before = await db
      .selectFrom('profiles')
      .select(['id', 'is_member'])
      .where('email', '=', 'shopper@example.com')
      .executeTakeFirstOrThrow()
    const { body: opened } = await call('POST', path, { body: {}, token: shopper })
    const after = await db
      .selectFrom('profiles')
      .select(['id', 'is_member', 'role'])
      .where('email', '=', 'shopper@example.com')
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ ...before, role: 'partner' })
    expect((await call('GET', '/api/wishlists/product-ids', { token: String(opened['token']) })).body).toEqual([mug])
    expect((await call('GET', '/api/partner', { token: String(opened['token']) })).body).toMatchObject({ commission_rate: 0.2 })
    expect(await invite('shopper@example.com')).toMatchObject({ status: 409, body: { code: 'already_partner' } })
  })

  it('holds no more when it was revoked, replaced or is too old', async () => {
    const { body } = await call('POST', '/api/admin/partners/invitations', { token: boss, body: { email: 'late@example.com' } })
    const { body: listed } = await call('GET', '/api/admin/partners/invitations?limit=1&page=1', { token: boss })
    expect(listed).toMatchObject({ invitations: [{ email: 'late@example.com', status: 'sent' }], page: 1, limit: 1 })
    expect(listed['total']).toBeGreaterThan(1)
    expect(await call('GET', '/api/admin/partners/invitations?limit=0', { token: boss })).toMatchObject({ status: 422 })
    const path = `/api/admin/partners/invitations/${String(body['id'])}`
    const first = await secretFor('late@example.com', 'invites you')
    await call('POST', `${path}/resend`, { token: boss })
    const second = await secretFor('late@example.com', 'invites you', 2)
    expect(await call('GET', `/api/partners/invitations/${first}`)).toMatchObject(notFound)
    await db.updateTable('partner_invitations').set({ expires_at: new Date() }).where('email', '=', 'late@example.com').execute()
    expect(await call('GET', `/api/partners/invitations/${second}`)).toMatchObject(notFound)
    expect((await call('DELETE', path, { token: boss })).status).toBe(204)
    expect(await idOf('late@example.com')).toBe('')
  })

  it('is revoked also where the ledger has a row', async () => {
    const { body } = await call('POST', '/api/admin/partners/invitations', { token: boss, body: { email: 'booked@example.com' } })
    const id = await idOf('booked@example.com')
    await correct(id)
    expect((await call('DELETE', `/api/admin/partners/invitations/${String(body['id'])}`, { token: boss })).status).toBe(204)
    expect(await idOf('booked@example.com')).toBe('')
    expect((await booked(id))['balances']).toEqual({ pending: 0, approved: 2, paid: 0 })
  })
})

describe('a partner', () => {
  it('needs the password to set the bank account, and mails it', async () => {
    const cafe = await partner('bank@example.com')
    const payout = { bank_name: 'Maybank', account_name: 'Kopi Kita', account_number: '1122 3344 5566' }
    const change = (body: object) => call('PATCH', '/api/partner', { token: cafe.token, body })
    expect(await change({ payout })).toMatchObject({ status: 403, body: { code: 'sign_in_again' } })
    expect(await change({ payout, password: newcomer.password })).toMatchObject({ status: 200, body: { payout } })
    await mails.titled(cafe.email, 'Your bank details for payouts')
    const elsewhere = { payout: { ...payout, account_number: '9988 7766 5544' } }
    expect(await change(elsewhere)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } })
    expect(await change({ ...elsewhere, password: 'not-this-one-1!' })).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
    expect(await change({ city: 'Taiping', payout })).toMatchObject({ status: 200, body: { city: 'Taiping', payout } })
    expect((await mails.mailsTo(cafe.email)).filter(({ subject }) => subject.startsWith('Your bank details for payouts'))).toHaveLength(1)
    expect(await change({ ...elsewhere, password: newcomer.password })).toMatchObject({ status: 200, body: elsewhere })
    await mails.titled(cafe.email, 'Your bank details for payouts', 2)
  })

  it('has formulas in its names and references defused', async () => {
    const sly = await partner('sly@example.com', { company: '=HYPERLINK("x")' })
    await call('POST', `/api/admin/partners/${sly.id}/commissions`, { token: boss, body: { amount: 7, reason: '@SUM(A1)' } })
    await pay(
      sly.id,
      (await ledger(sly)).commissions.map(({ id }) => id),
    )
    for (const [path, token] of [
      ['/api/admin/partners/payouts.csv', boss],
      ['/api/partner/commissions.csv', sly.token],
    ] as const) {
      const text = await (await fetch(running.origin + path, { headers: { authorization: `Bearer ${token}` } })).text()
      expect(text).not.toMatch(/(^|,)"?[=@]/m)
      expect(text).toMatch(/'[=@]/)
    }
  })
})
