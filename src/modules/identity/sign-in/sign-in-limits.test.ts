import { beforeEach, describe, expect, it } from 'vitest'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import { authSecret, refusal, signingIn } from '#tests/support/signing-in.ts'
import { stopClock } from '#tests/support/stopped-clock.ts'

stopClock()
const { pool, signIn, givenAccount } = await signingIn()

describe('limits of sign-in', () => {
  const limits = createLimits({ pool, secret: authSecret })
  beforeEach(() => pool.query('truncate rate_limits'))

  it('allows ten wrong passwords for an account in a quarter of an hour, from wherever they come', async () => {
    await givenAccount({ email: 'guessed@example.com' })
    const attempts = Array.from({ length: 14 }, (_, index) =>
      refusal(signIn({ email: 'guessed@example.com', password: 'not-this-one-1!', limits, address: `203.0.113.${index}` })),
    )
    const codes = (await Promise.all(attempts)).map(({ code }) => code).sort()
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(4)
  })

  it('refuses even the right password after too many wrong ones', async () => {
    await givenAccount({ email: 'guessed@example.com' })
    for (let turn = 0; turn < 10; turn += 1)
      await refusal(signIn({ email: 'guessed@example.com', password: `wrong-${turn}`, limits, address: `a${turn}` }))
    expect(await refusal(signIn({ email: 'guessed@example.com', limits, address: 'home' }))).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    })
  })

  it('does not count right passwords against the account', async () => {
    await givenAccount({ email: 'busy@example.com' })
    for (let turn = 0; turn < 12; turn += 1)
      expect((await signIn({ email: 'busy@example.com', limits, address: `b${turn}` })).status).toBe(200)
  })

  it('does not lock an account after many right passwords at the same moment', async () => {
    await givenAccount({ email: 'many-tabs@example.com' })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signIn({ email: 'many-tabs@example.com', limits, address: `c${index}` })),
    )
    expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 429])).size).toBe(0)
    expect((await signIn({ email: 'many-tabs@example.com', limits, address: 'home' })).status).toBe(200)
  })

  it('allows thirty attempts a minute from one address, whatever accounts they try', async () => {
    const attempts = Array.from({ length: 34 }, (_, index) =>
      refusal(signIn({ email: `someone-${index}@example.com`, limits, address: 'one' })),
    )
    const refused = (await Promise.all(attempts)).filter(({ code }) => code === 'too_many_requests')
    expect(refused).toHaveLength(4)
  })
})
