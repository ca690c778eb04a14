import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { goodPassword, shopWithAccounts, withAccounts } from '#tests/support/accounts.ts'
import { linkIn, tokenIn } from '#tests/support/mailbox.ts'
import { runningShop } from '#tests/support/shop.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'

const { auth, call, db, mails, member, register, shop, signIn } = await shopWithAccounts()
const newPassword = 'Steppe-and-Sky-8!'
const undo = (token: string) => auth('/undo-email-change', { token })
const whoIs = async (token: string) => (await call('GET', '/api/profile', { token })).status
const idOf = async (email: string) => (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id

/** Requests the change in the stranger's session; returns the tokens in the mails. */
async function asked(email: string, newEmail: string, session: string) {
  const sent = (await mails.mailsTo(email)).filter(({ text }) => text.includes('type=email_change_undo')).length
  expect((await auth('/change-email', { newEmail, password: goodPassword }, session)).status).toBe(200)
  return {
    undoing: tokenIn(await mails.withLink(email, 'email_change_undo', sent + 1)),
    confirming: tokenIn(await mails.withLink(newEmail, 'email_change')),
  }
}

describe('the mail to the former address', () => {
  it('leads to a page of this shop, with a token of its own that is stored as a hash for seven days', async () => {
    const session = await member('hashed@example.com')
    const { undoing } = await asked('hashed@example.com', 'hashed-thief@example.com', session)
    const link = linkIn(await mails.withLink('hashed@example.com', 'email_change_undo'))
    expect(link.origin + link.pathname).toBe(`${shop.config.publicUrl}/auth/callback`)
    expect(link.searchParams.get('type')).toBe('email_change_undo')
    expect(undoing.length).toBeGreaterThanOrEqual(43)
    expect(await tablesThatHold(db, undoing)).toEqual(['public.mails'])
    const row = await db.selectFrom('account_tokens').selectAll().where('purpose', '=', 'email_change_undo').executeTakeFirstOrThrow()
    const days = (row.expires_at.getTime() - row.created_at.getTime()) / (24 * 3600_000)
    expect(days).toBe(7)
  })

  it('restores the account after the new address was confirmed, once, and ends later sign-ins', async () => {
    const [email, thief] = ['owner@example.com', 'thief@example.com']
    const stolen = await member(email)
    const phone = await signIn(email)
    const id = await idOf(email)
    const { undoing, confirming } = await asked(email, thief, stolen)
    expect((await auth('/verify-email', { token: confirming })).status).toBe(200)
    expect((await auth('/request-password-reset', { email: thief })).status).toBe(200)
    const reset = tokenIn(await mails.withLink(thief, 'password_reset'))
    expect((await auth('/reset-password', { token: reset, newPassword })).status).toBe(200)
    const since = await signIn(thief, newPassword)

    expect((await undo(undoing)).body).toEqual({ status: true })
    expect(await idOf(email)).toBe(id)
    expect(await idOf(thief)).toBeUndefined()
    expect([await whoIs(since), await whoIs(stolen)]).toEqual([401, 401])
    expect((await auth('/sign-in/email', { email, password: newPassword })).status).toBe(401)
    expect((await undo(undoing)).body['code']).toBe('link_invalid')
    // The reset already ended the owner's other session.
    expect(await whoIs(phone)).toBe(401)
    expect((await auth('/request-password-reset', { email })).status).toBe(200)
  })

  it('keeps the password and the sessions that the owner had before', async () => {
    const email = 'kept@example.com'
    const phone = await member(email)
    await db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - 60_000) })
      .execute()
    const stolen = await signIn(email)
    const { undoing, confirming } = await asked(email, 'kept-thief@example.com', stolen)
    await auth('/verify-email', { token: confirming })
    const since = await signIn('kept-thief@example.com')
    expect((await undo(undoing)).status).toBe(200)
    expect([await whoIs(phone), await whoIs(stolen), await whoIs(since)]).toEqual([200, 401, 401])
    expect(await signIn(email)).toBeTruthy()
  })

  it('voids the other mail before it was answered', async () => {
    const email = 'quick@example.com'
    const session = await member(email)
    const { undoing, confirming } = await asked(email, 'quick-thief@example.com', session)
    expect((await undo(undoing)).status).toBe(200)
    expect((await auth('/verify-email', { token: confirming })).body['code']).toBe('link_invalid')
    expect(await whoIs(session)).toBe(401)
    expect(await idOf(email)).toBeDefined()
  })

  it('removes the passkeys and the authenticator app of a stranger, and keeps the owner’s', async () => {
    const email = 'keys@example.com'
    const session = await member(email)
    const account_id = (await idOf(email)) ?? ''
    const { undoing } = await asked(email, 'keys-thief@example.com', session)
    const passkey = (name: string, created_at: Date) => ({
      id: newId(),
      account_id,
      name,
      credential_id: newId(),
      public_key: Buffer.from('key'),
      sign_count: 0,
      transports: [],
      is_synced: false,
      created_at,
    })
    const now = new Date()
    await db
      .insertInto('passkeys')
      .values([passkey('Owner', new Date(0)), passkey('Stranger', now)])
      .execute()
    await db
      .insertInto('second_factors')
      .values({ account_id, sealed_secret: Buffer.from('x'), created_at: now, confirmed_at: now })
      .execute()
    expect((await undo(undoing)).status).toBe(200)
    const left = await db.selectFrom('passkeys').select('name').where('account_id', '=', account_id).execute()
    expect(left).toEqual([{ name: 'Owner' }])
    expect(await db.selectFrom('second_factors').select('account_id').where('account_id', '=', account_id).execute()).toEqual([])
  })

  it('undoes a chain of changes to its beginning, and voids the stranger’s links', async () => {
    const email = 'chain@example.com'
    const first = await asked(email, 'chain-thief@example.com', await member(email))
    await auth('/verify-email', { token: first.confirming })
    const second = await asked('chain-thief@example.com', 'chain-thief-two@example.com', await signIn('chain-thief@example.com'))
    await auth('/verify-email', { token: second.confirming })
    expect((await undo(first.undoing)).status).toBe(200)
    expect(await idOf(email)).toBeDefined()
    expect((await undo(second.undoing)).status).toBe(400)
  })

  it('expires after seven days, works for one of ten who come at once, and for nothing else', async () => {
    const email = 'raced@example.com'
    const session = await member(email)
    const { undoing, confirming } = await asked(email, 'raced-thief@example.com', session)
    for (const path of ['/verify-email', '/magic-link/verify']) expect((await auth(path, { token: undoing })).status).toBe(400)
    expect((await undo(confirming)).status).toBe(400)
    await db.updateTable('account_tokens').set({ expires_at: new Date() }).where('purpose', '=', 'email_change_undo').execute()
    expect((await undo(undoing)).status).toBe(400)
    const again = await asked(email, 'raced-other@example.com', session)
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(again.undoing)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
  })
})

describe('an address that somebody has registered in between', () => {
  it('returns from an unconfirmed account, and stays with a confirmed one', async () => {
    const email = 'wanted@example.com'
    const first = await asked(email, 'wanted-thief@example.com', await member(email))
    await auth('/verify-email', { token: first.confirming })
    await register(email)
    // The undo deletes the unconfirmed account, and a mail that is not yet written with it.
    await mails.withLink(email, 'confirmation', 2)
    expect((await undo(first.undoing)).status).toBe(200)
    expect(await signIn(email)).toBeTruthy()

    const second = await asked(email, 'wanted-thief-two@example.com', await signIn(email))
    await auth('/verify-email', { token: second.confirming })
    await register(email)
    await auth('/verify-email', { token: tokenIn(await mails.withLink(email, 'confirmation', 3)) })
    const next = await signIn(email)
    expect((await undo(second.undoing)).body['code']).toBe('email_taken')
    expect(await whoIs(next)).toBe(200)
  })
})

it('writes no mail for a change that was taken back before the mail was written', async () => {
  const slow = withAccounts(await runningShop())
  const [email, thief] = ['slow@example.com', 'slow-thief@example.com']
  const account_id = await createAccount(slow.shop, { email, password: goodPassword, fullName: 'Aigerim', isEmailConfirmed: true })
  const earlier = 'a token of an earlier letter'
  const at = new Date()
  await slow.db
    .insertInto('account_tokens')
    .values({
      token_hash: hash('sha256', earlier, 'buffer'),
      account_id,
      purpose: 'email_change_undo',
      email,
      created_at: at,
      asked_at: at,
      expires_at: new Date(at.getTime() + 3600_000),
    })
    .execute()
  expect((await slow.auth('/change-email', { newEmail: thief, password: goodPassword }, await slow.signIn(email))).status).toBe(200)
  expect((await slow.auth('/undo-email-change', { token: earlier })).status).toBe(200)
  await slow.shop.startJobs()
  await slow.mails.newest(email)
  expect(await slow.mails.mailsTo(thief)).toEqual([])
})
