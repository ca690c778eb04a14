import { describe, expect, it } from 'vitest'
import { guest } from '#contract/actor.ts'
import { cookieOf, signingIn } from '#tests/support/signing-in.ts'

const { db, identity, send, signIn, givenAccount } = await signingIn()

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
    const cookie = cookieOf(await signIn())
    const signedOut = await send('/sign-out', { headers: { cookie, origin: 'http://localhost:3000' } })
    expect(signedOut.status).toBe(200)
    expect(signedOut.headers.getSetCookie()[0]).toMatch(/^tulpar\.session_token=;.*Max-Age=0/)
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
    const { token } = (await (await signIn()).json()) as { token: string }
    expect((await send('/sign-out', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200)
    expect(await identity.identify(new Headers({ authorization: `Bearer ${token}` }))).toEqual(guest)
  })

  it('counts as signed out when there was none', async () => {
    expect((await send('/sign-out')).status).toBe(200)
  })

  it('ends at once when the account is deactivated, and stays ended', async () => {
    const id = await givenAccount()
    const cookie = cookieOf(await signIn())
    await db.updateTable('profiles').set({ deactivated_at: new Date() }).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
    await db.updateTable('profiles').set({ deactivated_at: null }).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
  })

  it('shows a changed role and membership with the next request', async () => {
    const id = await givenAccount()
    const cookie = cookieOf(await signIn())
    await db.updateTable('profiles').set({ role: 'admin', is_member: true }).where('id', '=', id).execute()
    expect(await identity.identify(new Headers({ cookie }))).toMatchObject({ role: 'admin', isMember: true })
  })

  it('is over when its time is', async () => {
    await givenAccount()
    const cookie = cookieOf(await signIn())
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(await identity.identify(new Headers({ cookie }))).toEqual(guest)
  })

  it('is described without its token', async () => {
    await givenAccount()
    const cookie = cookieOf(await signIn())
    const response = await send('/get-session', { method: 'GET', headers: { cookie } })
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ user: { email: 'aigerim@example.com' }, session: { ipAddress: '203.0.113.7' } })
    expect(text).not.toContain('"token"')
    expect(await (await send('/get-session', { method: 'GET' })).json()).toBeNull()
  })
})
