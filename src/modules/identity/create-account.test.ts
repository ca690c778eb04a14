import { describe, expect, it } from 'vitest'
import { signingIn } from '#tests/support/signing-in.ts'

const { db, givenAccount } = await signingIn()

describe('an account', () => {
  it('has a profile, however it was created', async () => {
    await db.insertInto('users').values({ id: '01900000-0000-7000-8000-000000000001', name: 'Dana', email: 'dana@example.com' }).execute()
    const profile = await db.selectFrom('profiles').selectAll().executeTakeFirstOrThrow()
    expect(profile).toMatchObject({
      email: 'dana@example.com',
      full_name: 'Dana',
      role: 'customer',
      is_member: false,
      is_super_admin: false,
    })
  })

  it('is created once for an address', async () => {
    const made = await Promise.allSettled(Array.from({ length: 5 }, () => givenAccount()))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(givenAccount({ email: 'AIGERIM@example.com' })).rejects.toMatchObject({ status: 409, code: 'email_taken' })
  })
})
