import { describe, expect, it } from 'vitest'
import { createAccount } from '#modules/identity/index.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { type Answered, goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { codeShown } from '#tests/support/authenticator.ts'
import { softwarePasskey } from '#tests/support/software-passkey.ts'
import { stopClock } from '#tests/support/stopped-clock.ts'

// No code expires between two calls (they change every 30 s).
stopClock()

const { auth, call, db, mails, member, shop, signIn } = await shopWithAccounts()
const password = goodPassword
const publicUrl = shop.config.publicUrl
const whoIs = async (token: string) => (await call('GET', '/api/profile', { token })).status
const stepCookie = (answer: Answered) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
const renew = (token: string, proof: Record<string, unknown>) => auth('/two-factor/generate-backup-codes', { password, ...proof }, token)
const beginPasskey = (token: string, proof: Record<string, unknown> = {}) =>
  auth('/passkey/generate-register-options', { password, ...proof }, token)

/** Turns on the authenticator app. The recovery codes and the current and next codes remain unused. */
async function turnOn(token: string) {
  const { totpURI } = (await auth('/two-factor/enable', { password }, token)).body
  const { backupCodes } = (await auth('/two-factor/confirm', { code: codeShown(String(totpURI), -1) }, token)).body
  return { totpURI: String(totpURI), codes: backupCodes as string[] }
}

async function addPasskey(token: string, proof: Record<string, unknown> = {}) {
  const passkey = softwarePasskey(publicUrl)
  const { body } = await beginPasskey(token, proof)
  const response = passkey.register({ challenge: String(body['challenge']) })
  return { passkey, added: await auth('/passkey/verify-registration', { name: 'Key', response }, token) }
}

const asked = async () => ({ challenge: String((await auth('/passkey/generate-authenticate-options', {})).body['challenge']) })

describe('an authenticator app that is switched on', () => {
  it('ends every other session and second step that a stolen password opened before', async () => {
    const owner = await member('owner@example.com')
    const thief = await signIn('owner@example.com')
    const { body } = await beginPasskey(thief)
    await turnOn(owner)
    expect(await whoIs(thief)).toBe(401)
    expect((await renew(thief, {})).status).toBe(401)
    expect((await beginPasskey(thief)).status).toBe(401)
    const response = softwarePasskey(publicUrl).register({ challenge: String(body['challenge']) })
    expect((await auth('/passkey/verify-registration', { name: 'Key', response }, owner)).status).toBe(400)
    expect(await whoIs(owner)).toBe(200)
  })

  it('refuses a session that was opened without it, however it came to be', async () => {
    const owner = await member('raced@example.com')
    await turnOn(owner)
    const { id: user_id } = await db.selectFrom('users').select('id').where('email', '=', 'raced@example.com').executeTakeFirstOrThrow()
    await db.updateTable('sessions').set({ has_second_factor: false }).where('user_id', '=', user_id).execute()
    expect(await whoIs(owner)).toBe(401)
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', user_id).execute()).toEqual([])
  })

  it('is required before recovery codes are renewed, which a mail reports', async () => {
    const owner = await member('renewing@example.com')
    const { totpURI, codes } = await turnOn(owner)
    expect((await renew(owner, {})).body).toMatchObject({ code: 'code_needed' })
    expect((await renew(owner, { code: '000000' })).body).toMatchObject({ fields: { code: expect.any(String) } })
    expect((await renew(owner, { code: codeShown(totpURI), password: 'wrong' })).status).toBe(422)
    const { body } = await renew(owner, { code: codeShown(totpURI) })
    expect(body['backupCodes']).toHaveLength(10)
    expect((await renew(owner, { code: codes[0] })).status).toBe(422)
    expect((await mails.titled('renewing@example.com', 'recovery codes')).text).toContain('recovery codes')
  })

  it('is required before a passkey is added or removed, which a mail reports', async () => {
    const owner = await member('collector@example.com')
    const { codes } = await turnOn(owner)
    expect((await beginPasskey(owner)).body).toMatchObject({ code: 'code_needed' })
    const { passkey, added } = await addPasskey(owner, { code: codes[0] })
    expect(added.status).toBe(200)
    await mails.titled('collector@example.com', 'passkey was added')
    const id = added.body['id']
    expect((await auth('/passkey/delete-passkey', { id, password }, owner)).body).toMatchObject({ code: 'code_needed' })
    const stranger = softwarePasskey(publicUrl).answer(await asked())
    expect((await auth('/passkey/delete-passkey', { id, password, passkey: stranger }, owner)).status).toBe(400)
    const own = passkey.answer(await asked(), { count: 2 })
    expect((await auth('/passkey/delete-passkey', { id, password, passkey: own }, owner)).status).toBe(200)
    await mails.titled('collector@example.com', 'passkey was removed')
  })

  it('takes no passkey of another account as proof', async () => {
    const owner = await member('proved@example.com')
    const { codes } = await turnOn(owner)
    await addPasskey(owner, { code: codes[0] })
    const { passkey: other } = await addPasskey(await member('other@example.com'))
    expect((await renew(owner, { passkey: other.answer(await asked(), { count: 2 }) })).body).toMatchObject({ code: 'passkey_refused' })
  })

  it('voids a second step that was open when it was set up again', async () => {
    const owner = await member('stepping@example.com')
    const { totpURI } = await turnOn(owner)
    const step = stepCookie(await auth('/sign-in/email', { email: 'stepping@example.com', password }))
    await auth('/two-factor/disable', { password, code: codeShown(totpURI) }, owner)
    const again = await turnOn(owner)
    const { status } = await call('POST', '/api/auth/two-factor/verify-totp', { body: { code: again.codes[0] }, headers: { cookie: step } })
    expect(status).toBe(401)
  })
})

describe('a passkey that staff sign in with', () => {
  it('ends older sessions, and is required before another factor is added', async () => {
    const email = 'keyed@example.com'
    await createAccount(shop, { email, password, fullName: 'Staff', role: 'staff', isEmailConfirmed: true })
    await changeSettings(shop, { staff_second_factor: 'always' })
    const owner = await signIn(email)
    const thief = await signIn(email)
    const { passkey, added } = await addPasskey(owner)
    expect(added.status).toBe(200)
    expect(await whoIs(thief)).toBe(401)
    expect((await beginPasskey(owner)).body).toMatchObject({ code: 'code_needed' })
    expect((await auth('/two-factor/enable', { password }, owner)).body).toMatchObject({ code: 'code_needed' })
    const proof = { passkey: passkey.answer(await asked(), { count: 2 }) }
    expect((await auth('/two-factor/enable', { password, ...proof }, owner)).status).toBe(200)
    await changeSettings(shop, { staff_second_factor: 'in_production' })
  })
})
