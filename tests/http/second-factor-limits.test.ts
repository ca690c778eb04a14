import { expect, it } from 'vitest'
import { goodPassword, shopWithAccounts } from '#tests/support/accounts.ts'
import { codeShown } from '#tests/support/authenticator.ts'
import { stopClock } from '#tests/support/stopped-clock.ts'

// No code expires between two calls (they change every 30 s).
stopClock()

const { auth, call, member } = await shopWithAccounts({ RATE_LIMITS: 'on' })

it('lets an account try five wrong codes in a quarter of an hour, from whichever browser', async () => {
  const email = 'guessed@example.com'
  const token = await member(email)
  const begun = await auth('/two-factor/enable', { password: goodPassword }, token)
  const totpURI = String(begun.body['totpURI'])
  await auth('/two-factor/confirm', { code: codeShown(totpURI, -1) }, token)
  const enter = async (code: string) => {
    const answer = await auth('/sign-in/email', { email, password: goodPassword })
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return call('POST', '/api/auth/two-factor/verify-totp', { body: { code }, headers: { cookie } })
  }
  expect((await enter(codeShown(totpURI))).status).toBe(200)
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await enter('000000')).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  const refused = await enter(codeShown(totpURI, 1))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
})
