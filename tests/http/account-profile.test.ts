import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { call, db, member } = await shopWithAccounts()
const rowOf = (email: string) => db.selectFrom('profiles').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const names = { full_name: 'Aigerim Nurlankyzy', phone: '+7 701 555 01 04' }

/** Columns that a person may write. The server owns all other columns, including new ones. */
const written = new Set(
  'full_name display_name phone birthday language preferred_payment_method_id order_updates email_notifications marketing_emails sms_notifications'.split(
    ' ',
  ),
)

describe('a profile that is created a second time', () => {
  it('has its name and phone brought up to date and nothing else', async () => {
    const token = await member('twice@example.com')
    await call('PATCH', '/api/profile', { token, body: { display_name: 'Ai', birthday: '1996-03-21', marketing_emails: true } })
    const before = await rowOf('twice@example.com')
    const answer = await call('POST', '/api/profile', { token, body: names })
    expect(answer).toMatchObject({ status: 200, body: { ...names, email: 'twice@example.com', display_name: 'Ai', is_member: true } })
    expect(await rowOf('twice@example.com')).toEqual({ ...before, ...names, updated_at: expect.any(Date) })
    expect((await call('GET', '/api/auth/get-session', { token })).body).toMatchObject({ user: { name: names.full_name } })
    expect((await call('POST', '/api/profile', { token, body: { full_name: 'Ai' } })).body).toMatchObject({ phone: names.phone })
  })

  it('stays one row, however many make it at once', async () => {
    const token = await member('many@example.com')
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/api/profile', { token, body: names })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await db.selectFrom('profiles').select('id').where('email', '=', 'many@example.com').execute()).toHaveLength(1)
  })

  it('belongs to the signed-in person, and to nobody else', async () => {
    const token = await member('mine@example.com')
    await member('theirs@example.com')
    const { id } = await rowOf('theirs@example.com')
    expect((await call('POST', '/api/profile', { token, body: { ...names, id } })).status).toBe(422)
    expect((await rowOf('theirs@example.com')).full_name).toBe('Aigerim')
    expect((await call('POST', '/api/profile', { body: names })).status).toBe(401)
  })
})

it.each(['POST', 'PATCH'])('refuses by %s every column that the server owns, whatever its value', async (method) => {
  const email = `owned-${method.toLowerCase()}@example.com`
  const token = await member(email)
  const before = await rowOf(email)
  for (const field of Object.keys(before).filter((column) => !written.has(column))) {
    for (const value of [true, null, 'admin', before[field as keyof typeof before], newId()]) {
      const answer = await call(method, '/api/profile', { token, body: { full_name: 'Changed', [field]: value } })
      expect([field, answer.status]).toEqual([field, 422])
      expect(Object.keys(answer.body['fields'] as object)).toEqual([field])
    }
  }
  expect(await rowOf(email)).toEqual(before)
})

it('overwrites nothing saved in between by somebody who had read it', async () => {
  const token = await member('two-windows@example.com')
  const read = (await call('GET', '/api/profile', { token })).body
  const save = (body: object) => call('PATCH', '/api/profile', { token, body })
  const first = await save({ display_name: 'First', expected_updated_at: read['updated_at'] })
  expect(first).toMatchObject({ status: 200, body: { display_name: 'First' } })

  const late = await save({ display_name: 'Late', expected_updated_at: read['updated_at'] })
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', current: { display_name: 'First' } } })
  expect(await save({ display_name: 'Again', expected_updated_at: first.body['updated_at'] })).toMatchObject({ status: 200 })
  expect(await save({ display_name: 'Unasked' })).toMatchObject({ status: 200 })
  expect(await save({ expected_updated_at: 'yesterday' })).toMatchObject({
    status: 422,
    body: { fields: { expected_updated_at: expect.any(String) } },
  })
})
