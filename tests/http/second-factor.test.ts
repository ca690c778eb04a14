import { describe, expect, it } from 'vitest'
import { changeSettings } from '#modules/settings/index.ts'
import { createAccount } from '#modules/identity/index.ts'
import { type Answered, goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { codeShown } from '#tests/support/authenticator.ts'
import { tokenIn } from '#tests/support/mailbox.ts'
import { stopClock } from '#tests/support/stopped-clock.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'

// No code expires between two calls (they change every 30 s).
stopClock()

const { auth, call, db, mails, member, shop, signIn } = await shopWithAccounts()
const password = goodPassword

/** Confirms with the previous code, so that the current and the next one remain unused. */
async function turnOn(token: string) {
  const begun = await auth('/two-factor/enable', { password }, token)
  const totpURI = String(begun.body['totpURI'])
  const confirmed = await auth('/two-factor/confirm', { code: codeShown(totpURI, -1) }, token)
  return { totpURI, codes: confirmed.body['backupCodes'] as string[], begun, confirmed }
}

const withPassword = (email: string) => auth('/sign-in/email', { email, password })
const cookieIn = (answer: Answered) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
const takeStep = (cookie: string, code: string) => call('POST', '/api/auth/two-factor/verify-totp', { body: { code }, headers: { cookie } })
const whoIs = async (token: unknown) => (await call('GET', '/api/profile', { token: String(token) })).status

async function memberWithApp(email: string) {
  const token = await member(email)
  return { token, ...(await turnOn(token)) }
}

describe('setting up an authenticator app', () => {
  it('requires the password, and a code before it counts', async () => {
    const token = await member('careful@example.com')
    expect((await auth('/two-factor/enable', { password: 'wrong' }, token)).body).toMatchObject({
      fields: { password: expect.any(String) },
    })
    const begun = await auth('/two-factor/enable', { password }, token)
    expect(begun.body).toMatchObject({
      totpURI: expect.stringMatching(/^otpauth:\/\/totp\//),
      qrCode: expect.stringMatching(/^data:image\/svg/),
    })
    expect((await auth('/two-factor/confirm', { code: '000000' }, token)).status).toBe(422)
    // A factor that is not confirmed is not required.
    expect(await whoIs(await signIn('careful@example.com'))).toBe(200)
    const confirmed = await auth('/two-factor/confirm', { code: codeShown(String(begun.body['totpURI'])) }, token)
    expect(confirmed.body['backupCodes']).toHaveLength(10)
    expect((await call('GET', '/api/auth/two-factor/status', { token })).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await auth('/two-factor/enable', { password }, token)).status).toBe(409)
    await mails.titled('careful@example.com', 'Two-step verification')
  })

  it('keeps neither the secret nor a recovery code that could be read', async () => {
    const { totpURI, codes } = await memberWithApp('sealed@example.com')
    for (const kept of [new URL(totpURI).searchParams.get('secret') ?? '', codes[0] ?? '', (codes[0] ?? '').replace('-', '')])
      expect(await tablesThatHold(db, kept)).toEqual([])
  })
})

describe('signing in with a second step', () => {
  it('opens nothing with the password only', async () => {
    await memberWithApp('two-steps@example.com')
    const answer = await withPassword('two-steps@example.com')
    expect(answer.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
    const cookie = cookieIn(answer)
    expect(cookie).toMatch(/^tulpar\.second_step=[\w-]{43}$/)
    expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly/)
    const secret = cookie.slice(cookie.indexOf('=') + 1)
    expect(await tablesThatHold(db, secret)).toEqual([])
    for (const path of ['/api/profile', '/api/orders', '/api/wishlists', '/api/auth/list-sessions', '/api/auth/two-factor/status']) {
      expect((await call('GET', path, { headers: { cookie } })).status).toBe(401)
      expect((await call('GET', path, { headers: { cookie: `tulpar.session_token=${secret}` } })).status).toBe(401)
      expect((await call('GET', path, { token: secret })).status).toBe(401)
    }
    expect((await call('GET', '/api/visitor', { headers: { cookie } })).body).toEqual({ profile: null })
  })

  it('takes the code of the app, each once, and opens a new session', async () => {
    const { totpURI, token: earlier } = await memberWithApp('app@example.com')
    const first = await takeStep(cookieIn(await withPassword('app@example.com')), codeShown(totpURI))
    expect(first.status).toBe(200)
    expect(await whoIs(first.body['token'])).toBe(200)
    expect(first.body['token']).not.toBe(earlier)
    expect(first.headers.getSetCookie().join('\n')).toMatch(/tulpar\.second_step=; Max-Age=0/)
    const again = cookieIn(await withPassword('app@example.com'))
    expect((await takeStep(again, codeShown(totpURI))).body).toMatchObject({ fields: { code: expect.any(String) } })
    expect((await takeStep(again, codeShown(totpURI, -1))).status).toBe(422)
    expect((await takeStep(again, codeShown(totpURI, 1))).status).toBe(200)
    expect((await takeStep(again, codeShown(totpURI, 1))).status).toBe(401)
  })

  it('takes one of twenty equal codes that come at once', async () => {
    const { totpURI } = await memberWithApp('twenty@example.com')
    const cookies = await Promise.all(Array.from({ length: 20 }, async () => cookieIn(await withPassword('twenty@example.com'))))
    const code = codeShown(totpURI)
    const answers = await Promise.all(cookies.map((cookie) => takeStep(cookie, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19)
  })

  it('takes a step once when twenty codes come for it', async () => {
    const { codes } = await memberWithApp('one-step@example.com')
    const cookie = cookieIn(await withPassword('one-step@example.com'))
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => takeStep(cookie, codes[at % codes.length] ?? '')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19)
  })

  it('is required after a magic link too', async () => {
    const { codes } = await memberWithApp('linked@example.com')
    await auth('/sign-in/magic-link', { email: 'linked@example.com' })
    const answer = await auth('/magic-link/verify', { token: tokenIn(await mails.withLink('linked@example.com', 'magic_link')) })
    expect(answer.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
    expect((await takeStep(cookieIn(answer), codes[0] ?? '')).status).toBe(200)
  })

  it('is required after a password reset, and voids the steps that were open', async () => {
    await memberWithApp('reset@example.com')
    const open = cookieIn(await withPassword('reset@example.com'))
    await auth('/request-password-reset', { email: 'reset@example.com' })
    const token = tokenIn(await mails.withLink('reset@example.com', 'password_reset'))
    const newPassword = 'Steppe-and-Sky-8!'
    expect((await auth('/reset-password', { token, newPassword })).body).toEqual({ status: true })
    expect((await call('POST', '/api/auth/two-factor/pending', { headers: { cookie: open }, body: {} })).status).toBe(401)
    const answer = await auth('/sign-in/email', { email: 'reset@example.com', password: newPassword })
    expect(answer.body).toMatchObject({ twoFactorRedirect: true })
  })

  it('ends the earlier session of the browser', async () => {
    const { totpURI } = await memberWithApp('fixed@example.com')
    const other = await member('fixer@example.com')
    const { headers } = await withPassword('fixed@example.com')
    const step = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const cookie = `${step}; tulpar.session_token=${encodeURIComponent(other)}`
    const answer = await call('POST', '/api/auth/two-factor/verify-totp', {
      body: { code: codeShown(totpURI) },
      headers: { cookie, origin: shop.config.publicUrl },
    })
    expect(answer.status).toBe(200)
    expect(await whoIs(other)).toBe(401)
  })

  it('ends with the account: a deactivated one takes no step', async () => {
    const { totpURI } = await memberWithApp('gone@example.com')
    const cookie = cookieIn(await withPassword('gone@example.com'))
    await db.updateTable('profiles').set({ deactivated_at: new Date() }).where('email', '=', 'gone@example.com').execute()
    const answer = await takeStep(cookie, codeShown(totpURI))
    expect([answer.status, answer.body['code']]).toEqual([403, 'account_deactivated'])
  })

  it('is over after ten minutes, and when it is given up', async () => {
    const { totpURI } = await memberWithApp('late@example.com')
    const cookie = cookieIn(await withPassword('late@example.com'))
    await db
      .updateTable('account_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('purpose', '=', 'second_step')
      .execute()
    const answer = await takeStep(cookie, codeShown(totpURI))
    expect([answer.status, answer.body['code']]).toEqual([401, 'second_step_expired'])
    expect(answer.headers.getSetCookie().join()).toContain('tulpar.second_step=; Max-Age=0')
    expect((await takeStep('tulpar.second_step=forged', codeShown(totpURI))).status).toBe(401)
  })
})

describe('recovery codes', () => {
  it('open the account once each, however they are typed, and are counted', async () => {
    const { codes, token } = await memberWithApp('recovery@example.com')
    const [first = '', second = ''] = codes
    const enter = async (code: string) => (await takeStep(cookieIn(await withPassword('recovery@example.com')), code)).status
    expect(await enter(first)).toBe(200)
    expect(await enter(first)).toBe(422)
    expect(await enter(` ${second.replace('-', ' ').toLowerCase()} `)).toBe(200)
    expect((await call('GET', '/api/auth/two-factor/status', { token })).body).toMatchObject({ recoveryCodesLeft: 8 })
  })

  it('opens one session when twenty use the same one at once', async () => {
    const { codes } = await memberWithApp('crowd@example.com')
    const cookies = await Promise.all(Array.from({ length: 20 }, async () => cookieIn(await withPassword('crowd@example.com'))))
    const answers = await Promise.all(cookies.map((cookie) => takeStep(cookie, codes[3] ?? '')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('are worth nothing once others were made, nor to anybody else', async () => {
    const { codes, token } = await memberWithApp('renewed@example.com')
    const stranger = await memberWithApp('stranger@example.com')
    expect((await auth('/two-factor/generate-backup-codes', { password: 'wrong' }, token)).status).toBe(422)
    const renewed = (await auth('/two-factor/generate-backup-codes', { password, code: codes[1] }, token)).body['backupCodes'] as string[]
    const step = cookieIn(await withPassword('renewed@example.com'))
    expect((await takeStep(step, codes[0] ?? '')).status).toBe(422)
    expect((await takeStep(step, stranger.codes[0] ?? '')).status).toBe(422)
    expect((await takeStep(step, renewed[0] ?? '')).status).toBe(200)
  })
})

describe('turning it off', () => {
  it('requires password and code, and then the password is enough', async () => {
    const { totpURI, token } = await memberWithApp('off@example.com')
    const off = (body: unknown) => auth('/two-factor/disable', body, token)
    expect((await off({ password })).status).toBe(422)
    expect((await off({ password: 'wrong', code: codeShown(totpURI) })).status).toBe(422)
    expect((await off({ password, code: '000000' })).status).toBe(422)
    expect((await off({ password, code: codeShown(totpURI) })).status).toBe(200)
    expect(await whoIs(await signIn('off@example.com'))).toBe(200)
    expect((await off({ password, code: codeShown(totpURI, 1) })).body['code']).toBe('second_factor_off')
  })

  it('goes with a closed account', async () => {
    const { token } = await memberWithApp('closed@example.com')
    await call('DELETE', '/api/profile', { token, body: { password: goodPassword } })
    const left = await db.selectFrom('second_factors').innerJoin('profiles', 'profiles.id', 'account_id').select('email').execute()
    expect(left.filter(({ email }) => email.startsWith('closed'))).toEqual([])
  })
})

describe('the back office', () => {
  it('stays closed to staff without a second factor where the shop requires one, except demo accounts', async () => {
    const account = { password, fullName: 'Somebody', isEmailConfirmed: true }
    await createAccount(shop, { ...account, email: 'staff@example.com', role: 'staff' })
    await createAccount(shop, { ...account, email: 'demo@example.com', role: 'admin', isDemo: true })
    const [token, demo] = [await signIn('staff@example.com'), await signIn('demo@example.com')]
    const orders = (by: string) => call('GET', '/api/admin/orders', { token: by })
    expect((await orders(token)).status).toBe(200)
    await changeSettings(shop, { staff_second_factor: 'always' })
    expect((await orders(demo)).status).toBe(200)
    const refused = await orders(token)
    expect([refused.status, refused.body['code']]).toEqual([403, 'second_factor_required'])
    expect((await call('GET', '/api/auth/two-factor/status', { token })).body).toMatchObject({ isAwaited: true, isRequired: true })

    const { totpURI } = await turnOn(token)
    expect((await orders(token)).status).toBe(200)
    const step = await takeStep(cookieIn(await withPassword('staff@example.com')), codeShown(totpURI))
    expect((await orders(String(step.body['token']))).status).toBe(200)
    await changeSettings(shop, { staff_second_factor: 'never' })
  })
})
