import { describe, expect, it } from 'vitest'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { tokenIn } from '#tests/support/mailbox.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'

const { auth, call, db, given, mails, member, register, signIn } = await shopWithAccounts()
const newPassword = 'Steppe-and-Sky-8!'

/** The calls that request a mail with a token, and the call that accepts the token. */
const purposes = {
  confirmation: {
    ask: async (email: string) => {
      await register(email)
      return tokenIn(await mails.newest(email))
    },
    take: 'verify-email',
  },
  password_reset: {
    ask: async (email: string) => {
      await member(email)
      await auth('/request-password-reset', { email })
      return tokenIn(await mails.withLink(email, 'password_reset'))
    },
    take: 'reset-password',
  },
  magic_link: {
    ask: async (email: string) => {
      await member(email)
      await auth('/sign-in/magic-link', { email })
      return tokenIn(await mails.withLink(email, 'magic_link'))
    },
    take: 'magic-link/verify',
  },
  email_change: {
    ask: async (email: string) => {
      await auth('/change-email', { newEmail: `new-${email}`, password: goodPassword }, await member(email))
      return tokenIn(await mails.newest(`new-${email}`))
    },
    take: 'verify-email',
  },
} as const
type Purpose = keyof typeof purposes
const all: Purpose[] = ['confirmation', 'password_reset', 'magic_link', 'email_change']
const takers = [...new Set(all.map((purpose) => purposes[purpose].take))]
const take = (taker: string, token: string) => auth(`/${taker}`, taker === 'reset-password' ? { token, newPassword } : { token })

describe.each(all)('the token of a mail (%s)', (purpose) => {
  const email = `${purpose.replace('_', '-')}@example.com`

  it('is for one purpose, stored as a hash, and accepted for one of twenty concurrent uses', async () => {
    const token = await purposes[purpose].ask(email)
    expect(token.length).toBeGreaterThanOrEqual(43)
    // The development mailbox stores whole mails; in production they are stored without their bodies.
    expect(await tablesThatHold(db, token)).toEqual(['public.mails'])
    for (const taker of takers.filter((other) => other !== purposes[purpose].take)) expect((await take(taker, token)).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(purposes[purpose].take, token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
    expect((await take(purposes[purpose].take, token)).status).toBe(400)
  })
})

it('are all gone once the password was reset or changed', async () => {
  const password = [goodPassword, newPassword, 'Felt-and-Wool-9!'] as const
  const ways = [
    async (email: string) => {
      await auth('/request-password-reset', { email })
      const token = tokenIn(await mails.withLink(email, 'password_reset', 2))
      expect((await auth('/reset-password', { token, newPassword: password[1] })).status).toBe(200)
    },
    async (email: string) => {
      const session = await signIn(email)
      expect((await auth('/change-password', { currentPassword: password[0], newPassword: password[2] }, session)).status).toBe(200)
    },
  ]
  for (const [index, change] of ways.entries()) {
    const email = `ways-${index}@example.com`
    const session = await member(email)
    await auth('/request-password-reset', { email })
    const reset = tokenIn(await mails.withLink(email, 'password_reset'))
    await auth('/sign-in/magic-link', { email })
    const link = tokenIn(await mails.withLink(email, 'magic_link'))
    await auth('/change-email', { newEmail: `moved-${index}@example.com`, password: goodPassword }, session)
    const moving = tokenIn(await mails.newest(`moved-${index}@example.com`))
    await mails.newest(email, 4)
    await change(email)
    for (const answer of [await take('reset-password', reset), await take('magic-link/verify', link), await take('verify-email', moving)])
      expect(answer.status).toBe(400)
    expect(await db.selectFrom('account_tokens').select('purpose').where('email', '=', email).execute()).toEqual([])
  }
})

it('opens no session from what the table of sessions holds', async () => {
  const token = await member('table@example.com')
  const rows = await db.selectFrom('sessions').select('token').execute()
  for (const row of rows) {
    expect((await call('GET', '/api/profile', { token: row.token })).status).toBe(401)
    expect((await call('GET', '/api/profile', { headers: { cookie: `tulpar.session_token=${row.token}` } })).status).toBe(401)
  }
  expect(await tablesThatHold(db, token)).toEqual([])
})

it('knows a guest’s order by a hash of its token alone, whether ordering or tracking gave it', async () => {
  const { id: product_id } = await given.product()
  const contact = { name: 'Guest', email: 'hashed@example.com', phone: '+60 12 345 6789' }
  const body = orderOf(await given.paymentMethod(), [{ product_id, quantity: 1 }], { contact })
  const placed = await call('POST', '/api/orders', { body, headers: { 'idempotency-key': newId() } })
  const { id, order_number } = placed.body['order'] as { id: string; order_number: string }
  const tracked = await call('POST', '/api/orders/track', { body: { order_number, email: contact.email } })
  for (const token of [placed, tracked].map((answer) => String(answer.body['guest_token']))) {
    expect((await call('GET', `/api/orders/${id}`, { headers: { 'guest-session-token': token } })).status).toBe(200)
    expect(await tablesThatHold(db, token)).toEqual([])
  }
})
