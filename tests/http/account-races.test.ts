import { connect } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createAccount } from '#modules/identity/index.ts'
import { goodPassword, shopWithAccounts, withAccounts } from '#tests/support/accounts.ts'
import { codeShown } from '#tests/support/authenticator.ts'
import { runningShop } from '#tests/support/shop.ts'

const { auth, call, db, member, nextRequest, origin, signIn } = await shopWithAccounts()
const newPassword = 'Steppe-and-Sky-8!'
const idOf = async (email: string) => (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const sessionsOf = (id: string) => db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()

/** Holds a row of the account while both calls queue behind it. */
async function whileHeld(table: 'users' | 'second_factors', id: string, meet: () => Promise<void>): Promise<void> {
  const column = table === 'users' ? 'id' : 'account_id'
  await db.transaction().execute(async (holding) => {
    await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id} for update`.execute(holding)
    await meet()
  })
}

/** Waits until a statement waits for a locked row. */
async function somebodyWaits(howMany = 1): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(db)).rows.length, { interval: 10 }).toBeGreaterThanOrEqual(howMany)
}

it('opens no session for a password that is changed while it is being checked', async () => {
  const email = 'late-sign-in@example.com'
  const session = await member(email)
  const id = await idOf(email)
  const meeting: Promise<{ status: number }>[] = []
  await whileHeld('users', id, async () => {
    meeting.push(auth('/sign-in/email', { email, password: goodPassword }))
    await somebodyWaits()
    expect((await auth('/change-password', { currentPassword: goodPassword, newPassword }, session)).status).toBe(200)
  })
  expect((await meeting[0])?.status).toBe(401)
  expect(await sessionsOf(id)).toHaveLength(1)
  expect((await call('GET', '/api/profile', { token: session })).status).toBe(200)
})

it('leaves no session of a second step that was taken while the password was changed', async () => {
  const email = 'late-step@example.com'
  const session = await member(email)
  const id = await idOf(email)
  const { totpURI } = (await auth('/two-factor/enable', { password: goodPassword }, session)).body
  expect((await auth('/two-factor/confirm', { code: codeShown(String(totpURI)) }, session)).status).toBe(200)
  const begun = await auth('/sign-in/email', { email, password: goodPassword })
  const cookie = begun.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? ''
  const meeting: Promise<{ status: number }>[] = []
  await whileHeld('second_factors', id, async () => {
    meeting.push(call('POST', '/api/auth/two-factor/verify-totp', { body: { code: codeShown(String(totpURI), 1) }, headers: { cookie } }))
    await somebodyWaits()
    meeting.push(auth('/change-password', { currentPassword: goodPassword, newPassword }, session))
    await somebodyWaits(2)
  })
  expect((await Promise.all(meeting)).map(({ status }) => status)).toEqual([200, 200])
  expect(await sessionsOf(id)).toHaveLength(1)
})

/** Sends the head and the beginning of the body, waits for `between`, then sends the rest; returns the status. */
async function slowly(method: string, path: string, token: string, body: string, between: () => Promise<unknown>): Promise<number> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const answered = new Promise<string>((resolve, reject) => socket.once('data', (data) => resolve(data.toString())).once('error', reject))
  const head = `${method} ${path} HTTP/1.1\r\nhost: shop\r\nauthorization: Bearer ${token}\r\n`
  const arrived = nextRequest()
  socket.write(`${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`)
  await arrived
  // Once later calls are answered, all checks before the body have run.
  for (let later = 0; later < 3; later += 1) expect((await call('GET', '/api/profile', { token })).status).toBe(200)
  await between()
  socket.write(body.slice(5))
  const status = Number((await answered).split(' ')[1])
  socket.destroy()
  return status
}

it('lets nobody act with a session that ended before the request was complete', async () => {
  const email = 'slow@example.com'
  const ends = async (token: string) => expect((await auth('/revoke-sessions', {}, token)).status).toBe(200)
  const calls = [
    ['PATCH', '/api/profile', JSON.stringify({ full_name: 'Somebody else' })],
    ['POST', '/api/auth/change-email', JSON.stringify({ newEmail: 'thief@example.com', password: goodPassword })],
  ] as const
  await member(email)
  for (const [method, path, body] of calls) {
    const token = await signIn(email)
    expect(await slowly(method, path, token, body, () => ends(token))).toBe(401)
  }
  const token = await signIn(email)
  expect(await slowly('PATCH', '/api/profile', token, JSON.stringify({ full_name: 'Slow Typist' }), () => Promise.resolve())).toBe(200)
  expect((await call('GET', '/api/profile', { token })).body).toMatchObject({ full_name: 'Slow Typist' })
})

it('warns the address that is being left although the account has moved before the mail was written', async () => {
  const slow = withAccounts(await runningShop())
  const [left, wanted] = ['owner@example.com', 'thief@example.com']
  await createAccount(slow.shop, { email: left, password: goodPassword, fullName: 'Aigerim', isEmailConfirmed: true })
  expect((await slow.auth('/change-email', { newEmail: wanted, password: goodPassword }, await slow.signIn(left))).status).toBe(200)
  await slow.db.updateTable('users').set({ email: wanted }).where('email', '=', left).execute()
  await slow.shop.startJobs()
  expect(await slow.mails.newest(left)).toMatchObject({ subject: 'Your email address at Tulpar is about to change' })
})
