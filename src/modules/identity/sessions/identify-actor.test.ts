import { describe, expect, it } from 'vitest'
import { guest } from '#contract/actor.ts'
import { type Role } from '#contract/rules/roles.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { cookiesOf } from '#tests/support/cookies.ts'
import { signingIn } from '#tests/support/signing-in.ts'

const { db, identity, send, signIn, givenAccount, memory } = await signingIn()

describe('a session', () => {
  it('is not opened by a token without our signature, even one read from the database', async () => {
    const id = await givenAccount()
    await signIn()
    const row = await db.selectFrom('sessions').select('token').where('user_id', '=', id).executeTakeFirstOrThrow()
    for (const forged of [row.token, `${row.token}.`, `${row.token}.AAAA`, `x.${row.token}`, '%E0%A4%A', '']) {
      expect(await identity.identify(new Headers({ authorization: `Bearer ${forged}` }))).toEqual(guest)
      expect(await identity.identify(new Headers({ cookie: `tulpar.session_token=${forged}` }))).toEqual(guest)
    }
  })

  it('ends at sign-out, by cookie and by bearer token', async () => {
    await givenAccount()
    const cookie = cookiesOf(await signIn())
    const signedOut = await send('/sign-out', { headers: { cookie, origin: 'http://localhost:3000' } })
    expect(signedOut.status).toBe(200)
    expect(signedOut.headers.getSetCookie()[0]).toMatch(/^tulpar\.session_token=;.*Max-Age=0/)
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
    const { token } = (await (await signIn()).json()) as { token: string }
    expect((await send('/sign-out', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
    expect(await identity.identify(new Headers({ authorization: `Bearer ${token}` }))).toEqual(guest)
  })

  it('accepts a sign-out without a session', async () => {
    expect((await send('/sign-out')).status).toBe(200)
  })

  it('ends at once when the account is deactivated, and stays ended', async () => {
    const id = await givenAccount()
    const cookie = cookiesOf(await signIn())
    await db.updateTable('profiles').set({ deactivated_at: new Date() }).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
    await db.updateTable('profiles').set({ deactivated_at: null }).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
  })

  it('shows a changed membership with the next request', async () => {
    const id = await givenAccount()
    const cookie = cookiesOf(await signIn())
    await db.updateTable('profiles').set({ is_member: true }).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toMatchObject({ isMember: true })
  })

  it.each([
    ['raised', { role: 'customer' }, { role: 'admin' }],
    ['lowered', { role: 'admin', isSuperAdmin: true }, { is_super_admin: false }],
    ['moved', { role: 'customer' }, { role: 'partner' }],
  ] as const)('ends when its role is %s, and the next one has the new role', async (_way, before, after) => {
    const id = await givenAccount(before)
    const cookie = cookiesOf(await signIn())
    await db.updateTable('profiles').set(after).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
    expect(await identity.identify(new Headers({ cookie: cookiesOf(await signIn()) }))).toMatchObject({ kind: 'account' })
  })

  it('stays when anything else of its owner changes', async () => {
    const id = await givenAccount({ role: 'staff' })
    const cookie = cookiesOf(await signIn())
    await db.updateTable('profiles').set({ role: 'staff', full_name: 'Aigerim N.', is_member: true }).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toMatchObject({ role: 'staff', fullName: 'Aigerim N.' })
  })

  it('ends when its time is over', async () => {
    await givenAccount()
    const cookie = cookiesOf(await signIn())
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
  })

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  /** Returns the cookie of a session opened and last used the given minutes ago. */
  async function usedBefore(role: Role, opened: number, used: number): Promise<string> {
    await db.deleteFrom('users').execute()
    const id = await givenAccount({ role })
    const cookie = cookiesOf(await signIn())
    const times = { created_at: minutesAgo(opened), updated_at: minutesAgo(used) }
    await db.updateTable('sessions').set(times).where('user_id', '=', id).execute()
    return cookie
  }
  const kindOf = async (cookie: string) => (await identity.identify(new Headers({ cookie }))).kind

  it('of the back office ends after thirty minutes without use and after twelve hours, for good', async () => {
    for (const role of ['staff', 'admin'] as const) {
      expect(await kindOf(await usedBefore(role, 40, 29))).toBe('account')
      expect(await kindOf(await usedBefore(role, 12 * 60 - 1, 1))).toBe('account')
      expect(await kindOf(await usedBefore(role, 12 * 60 + 1, 1))).toBe('guest')
      const idle = await usedBefore(role, 40, 31)
      expect(await kindOf(idle)).toBe('guest')
      await db.updateTable('sessions').set({ updated_at: new Date() }).execute()
      expect(await kindOf(idle)).toBe('guest')
    }
  })

  it('of the back office is extended by each use', async () => {
    const cookie = await usedBefore('staff', 40, 29)
    expect(await kindOf(cookie)).toBe('account')
    const { updated_at } = await db.selectFrom('sessions').select('updated_at').executeTakeFirstOrThrow()
    expect(updated_at.getTime()).toBeGreaterThan(minutesAgo(1).getTime())
  })

  it('of the back office lasts as long as the settings say', async () => {
    await changeSettings({ db, memory }, { staff_idle_minutes: 60, staff_session_hours: 1 })
    expect(await kindOf(await usedBefore('staff', 50, 45))).toBe('account')
    expect(await kindOf(await usedBefore('staff', 61, 1))).toBe('guest')
    await changeSettings({ db, memory }, { staff_idle_minutes: 30, staff_session_hours: 12 })
  })

  it('of other people has no such limit', async () => {
    for (const role of ['customer', 'member', 'partner'] as const)
      expect(await kindOf(await usedBefore(role, 20 * 24 * 60, 24 * 60))).toBe('account')
  })

  it('is described without its token', async () => {
    await givenAccount()
    const cookie = cookiesOf(await signIn())
    const response = await send('/get-session', { method: 'GET', headers: { cookie } })
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ user: { email: 'aigerim@example.com' }, session: { ipAddress: '203.0.113.7' } })
    expect(text).not.toContain('"token"')
    expect(await (await send('/get-session', { method: 'GET' })).json()).toBeNull()
  })
})
