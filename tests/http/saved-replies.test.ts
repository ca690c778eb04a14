import { expect, it } from 'vitest'
import type { SavedReply } from '#contract/saved-replies.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call, db, member } = await shopWithAccounts()
const token = await admin('keeps@example.com')
const keep = (body: object) => call('POST', '/api/admin/kept-answers', { token, body })
const list = async (query = '') =>
  (await call('GET', `/api/admin/kept-answers${query}`, { token })).body as unknown as { kept_answers: SavedReply[]; total: number }

it('stores frequent replies in three languages, found by any of them', async () => {
  const { status, body } = await keep({
    name: 'Late',
    text: 'Dear {{name}}, it is late.',
    translations: { ru: { text: 'Посылка опаздывает.' } },
  })
  expect(status).toBe(201)
  await keep({ name: 'Care', text: 'Wash it cold.' })
  expect((await list('?sort=name&order=asc')).kept_answers.map(({ name }) => name)).toEqual(['Care', 'Late'])
  expect((await list(`?q=${encodeURIComponent('опаздывает')}`)).kept_answers).toEqual([body])
  const path = `/api/admin/kept-answers/${(body as unknown as SavedReply).id}`
  const change = (more: object) => call('PATCH', path, { token, body: more })
  const { updated_at } = body as unknown as SavedReply
  expect(
    (await change({ translations: { ru: null, kk: { text: 'Кешігіп жатыр.' } }, expected_updated_at: updated_at })).body,
  ).toMatchObject({
    text: 'Dear {{name}}, it is late.',
    translations: { kk: { text: 'Кешігіп жатыр.' } },
  })
  expect(await change({ name: 'Mine', expected_updated_at: updated_at })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { name: 'Late' } },
  })
  expect((await call('DELETE', path, { token })).status).toBe(204)
  expect((await call('GET', path, { token })).status).toBe(404)
  const logged = await db.selectFrom('audit_log').select('action').where('entity', '=', 'kept_answer').orderBy('at').execute()
  expect(logged.map(({ action }) => action)).toEqual([
    'kept_answer.create',
    'kept_answer.create',
    'kept_answer.change',
    'kept_answer.delete',
  ])
})

it('is for the back office alone, and needs a name and a text', async () => {
  expect((await call('GET', '/api/admin/kept-answers', { token: await member('shopper@example.com') })).status).toBe(403)
  expect((await keep({ name: ' ', text: '' })).body).toMatchObject({ fields: { name: expect.any(String), text: expect.any(String) } })
})
