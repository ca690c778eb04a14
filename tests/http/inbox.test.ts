import { expect, it } from 'vitest'
import type { InboxThread } from '#contract/inbox.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin: adminOf, call, db, exported, mails, member, origin, signIn } = await shopWithAccounts()
const token = await adminOf('inbox@example.com', false)
const colleague = await (async () => {
  await member('saule@example.com')
  await db.updateTable('profiles').set({ role: 'staff' }).where('email', '=', 'saule@example.com').execute()
  return signIn('saule@example.com')
})()
const idOf = async (email: string) => (await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

type Listed = { messages: InboxThread[]; total: number }
const list = async (query = '') => (await call('GET', `/api/admin/messages${query}`, { token })).body as unknown as Listed
const write = (more: object = {}, language = 'en') =>
  call('POST', '/api/contact', {
    body: { name: 'Lim Jia Hui', email: 'jiahui@example.com', subject: 'Wrong size', message: 'I ordered L and S came.', ...more },
    headers: { 'accept-language': language },
  })
const change = (id: string, body: object) => call('PATCH', `/api/admin/messages/${id}`, { token, body })
const reply = (id: string, text: string, key: string = newId(), by = token) =>
  call('POST', `/api/admin/messages/${id}/replies`, { token: by, body: { text }, headers: { 'idempotency-key': key } })

it('lists both forms, found by kind, status and text', async () => {
  await write({ order_number: 'UND-51107' })
  await call('POST', '/api/preorders', {
    body: { full_name: 'Айгүл', email: 'aigul@example.com', phone: '+60 12 345 6789', product_type: '30 tees', details: 'For a school' },
  })
  expect((await list()).messages.map(({ kind, status }) => [kind, status])).toEqual([
    ['preorder', 'new'],
    ['contact', 'new'],
  ])
  for (const [query, total] of [
    ['?kind=contact', 1],
    ['?status=new,open', 2],
    ['?status=done', 0],
    ['?q=und-51107', 1],
    ['?q=school', 1],
    ['?q=nothing', 0],
  ] as const)
    expect([query, (await list(query)).total]).toEqual([query, total])
  expect((await call('GET', '/api/admin/messages?status=lost', { token })).status).toBe(422)
  expect((await call('GET', '/api/admin/messages', { token: await member('shopper@example.com') })).status).toBe(403)
})

it('is answered by mail in the language of the message, once for a key, and stays in the thread', async () => {
  await write({ name: 'Ольга', email: 'olga@example.com', subject: 'Когда придёт?' }, 'ru')
  const id = (await list('?q=olga')).messages[0]?.id ?? ''
  const confirmation = await mails.newest('olga@example.com')
  const stream = await fetch(`${origin}/api/realtime/staff?topics=messages`, { headers: { authorization: `Bearer ${token}` } })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  const key = newId()
  const [first, second] = [await reply(id, 'Завтра.', key, colleague), await reply(id, 'Завтра.', key, colleague)]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect((await reader?.read())?.value).toContain(id)
  await reader?.cancel()
  expect(first.body).toMatchObject({
    status: 'open',
    assigned_to: { id: await idOf('saule@example.com') },
    thread: [
      { from: 'visitor', by: 'Ольга' },
      { from: 'staff', by: 'Aigerim', text: 'Завтра.' },
    ],
  })
  const answer = await mails.newest('olga@example.com', 2)
  expect(answer.headers).toMatchObject({ 'In-Reply-To': confirmation.headers?.['Message-ID'] })
  expect(answer.headers).not.toHaveProperty('Auto-Submitted')
  expect((await reply(id, 'Another text', key, colleague)).status).toBe(422)
  expect((await call('POST', `/api/admin/messages/${id}/replies`, { token, body: { text: 'No key' } })).status).toBe(422)
  const mail = await mails.newest('olga@example.com', 2)
  expect(mail.subject).toContain('Ответ')
  expect(mail.text).toContain('Завтра.')
  expect(mail.text).not.toContain('Когда')
  expect(await mails.mailsTo('olga@example.com')).toHaveLength(2)
})

it('is assigned to staff and archived, with one row of the log that has nothing of the text', async () => {
  const { messages } = await list('?q=jiahui')
  const id = messages[0]?.id ?? ''
  const assigned_to = await idOf('saule@example.com')
  expect((await change(id, { assigned_to, status: 'done' })).body).toMatchObject({
    status: 'done',
    assigned_to: { id: assigned_to, name: 'Aigerim' },
  })
  expect((await change(id, { assigned_to: await idOf('shopper@example.com') })).status).toBe(422)
  expect((await change(id, { assigned_to: null })).body).toMatchObject({ assigned_to: null, status: 'done' })
  expect((await change(newId(), { status: 'done' })).status).toBe(404)
  const entries = await db.selectFrom('audit_log').select(['action', 'changes']).where('entity_id', '=', id).execute()
  expect(entries.map(({ action }) => action)).toEqual(['message.change', 'message.change'])
  expect(JSON.stringify(entries)).not.toContain('ordered')
})

it('goes with its answers and their mails when the account is closed', async () => {
  const own = await member('leaving@example.com')
  await write({ email: 'leaving@example.com' })
  const { messages } = await list('?q=leaving')
  await reply(messages[0]?.id ?? '', 'We will miss you.')
  // Three mails: the confirmation of the address, the receipt of the message and the answer.
  await mails.newest('leaving@example.com', 3)
  expect((await mails.mailsTo('leaving@example.com')).filter(({ text }) => text.includes('miss you'))).toHaveLength(1)
  const { body } = await exported(own)
  expect(JSON.stringify(body)).toContain('miss you')
  expect((await call('DELETE', '/api/profile', { token: own, body: { password: 'felt-and-wool-7!' } })).status).toBe(204)
  expect(await db.selectFrom('message_replies').select('id').where('text', '=', 'We will miss you.').execute()).toEqual([])
  expect(await mails.mailsTo('leaving@example.com')).toEqual([])
})
