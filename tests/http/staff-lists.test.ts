import { describe, expect, it } from 'vitest'
import { byteOrderMark } from '#contract/rules/csv.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { admin, call, db, given, member, origin } = await shopWithAccounts()
const token = await admin('lists@example.com')
const method = await given.paymentMethod()

describe('a list as a file', () => {
  it('is named like the list', async () => {
    const answer = await fetch(`${origin}/api/admin/members.csv`, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/)
  })

  it('of customers is safe to open', async () => {
    await member('formula@example.com')
    const named = `=HYPERLINK("https://evil.example","Aida")`
    await db
      .updateTable('profiles')
      .set({ full_name: named })
      .where('id', '=', (eb) => eb.selectFrom('users').select('id').where('email', '=', 'formula@example.com'))
      .execute()
    const answer = await fetch(`${origin}/api/admin/members.csv`, { headers: { authorization: `Bearer ${token}` } })
    expect(await answer.text()).toContain(`"'=HYPERLINK(""https://evil.example"",""Aida"")"`)
  })

  const fileOf = async (query: string) => {
    const answer = await fetch(`${origin}/api/admin/orders.csv?${query}`, { headers: { authorization: `Bearer ${token}` } })
    return { headers: answer.headers, text: Buffer.from(await answer.arrayBuffer()).toString('utf8') }
  }

  it('contains every order of the filter, safe to open', async () => {
    const order = await place({ name: '=HYPERLINK("x")', city: 'Kota "K", Sabah' })
    await place({ name: 'Somebody else', city: 'Ipoh' })
    const { headers, text } = await fileOf(`q=${order.order_number}`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(text.startsWith(byteOrderMark)).toBe(true)
    const lines = text.slice(1).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('"Customer"')
    expect(lines[1]).toContain(`"${order.order_number}"`)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(lines[1]).toContain('"Kota ""K"", Sabah"')
    expect(lines[1]).toContain('"Awaiting payment"')
    expect(lines[2]).toBe('')
  })

  it('asks nobody to check the receipt of a cancelled order', async () => {
    const { order_number } = await place({ name: 'Aida', city: 'Ipoh' })
    const changed = { status: 'cancelled', payment_status: 'proof_submitted' } as const
    await db.updateTable('orders').set(changed).where('order_number', '=', order_number).execute()
    const { text } = await fileOf(`q=${order_number}`)
    expect(text).toContain('"Receipt not checked"')
  })

  it('uses the requested language, and has its heading when nothing is found', async () => {
    const { text } = await fileOf('q=nobody&lang=kk')
    expect(text.slice(1).split('\r\n')).toHaveLength(2)
    expect(text).toContain('"Тапсырыс"')
  })

  it('is refused as JSON where the filter is wrong', async () => {
    expect(await call('GET', '/api/admin/orders.csv?status=lost', { token })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    })
  })
})

describe('many at once', () => {
  it('changes those that can be changed, and names each that was refused', async () => {
    const [first, short] = [await place({}), await place({ stock: 1 })]
    await call('PUT', `/api/admin/orders/${short.id}/status`, { token, body: { status: 'cancelled' } })
    await buy(short.productId)
    const gone = newId()
    const ids = [first.id, short.id, gone, first.id]
    const answer = await call('POST', '/api/admin/orders/bulk-status', { token, body: { ids, status: 'processing' } })
    expect(answer).toMatchObject({ status: 200, body: { changed: 1 } })
    expect(answer.body['failed']).toEqual([
      { id: short.id, code: 'out_of_stock' },
      { id: gone, code: 'not_found' },
    ])
    expect((await call('GET', `/api/admin/orders/${first.id}`, { token })).body).toMatchObject({ status: 'processing' })
  })

  it('leaves rows that somebody else has moved in between', async () => {
    const { id } = await place({})
    await call('PUT', `/api/admin/orders/${id}/status`, { token, body: { status: 'shipped' } })
    const body = { ids: [id], status: 'processing', from: ['pending'] }
    const answer = await call('POST', '/api/admin/orders/bulk-status', { token, body })
    expect(answer.body).toEqual({ changed: 0, failed: [{ id, code: 'order_moved' }] })
    expect((await call('GET', `/api/admin/orders/${id}`, { token })).body).toMatchObject({ status: 'shipped' })
  })

  it('changes each unless it changed since it was read, and names one that was changed since', async () => {
    const [still, moved] = [await place({}), await place({})]
    const { body } = await call('GET', '/api/admin/orders?limit=100', { token })
    const read = Object.fromEntries((body['orders'] as { id: string; updated_at: string }[]).map(({ id, updated_at }) => [id, updated_at]))
    await call('PUT', `/api/admin/orders/${moved.id}/payment`, { token, body: { decision: 'accepted' } })
    const ids = [still.id, moved.id]
    const versions = Object.fromEntries(ids.map((id) => [id, read[id]]))
    const sent = { ids, status: 'cancelled', expected_updated_at: versions }
    const answer = await call('POST', '/api/admin/orders/bulk-status', { token, body: sent })
    expect(answer.body).toEqual({ changed: 1, failed: [{ id: moved.id, code: 'changed_meanwhile' }] })
    expect((await call('GET', `/api/admin/orders/${moved.id}`, { token })).body).toMatchObject({ payment_status: 'paid' })
    expect((await call('GET', `/api/admin/orders/${still.id}`, { token })).body).toMatchObject({ status: 'cancelled' })
  })

  it('takes five hundred and no more', async () => {
    const send = (count: number) =>
      call('POST', '/api/admin/orders/bulk-status', { token, body: { ids: Array.from({ length: count }, newId), status: 'shipped' } })
    expect(await send(501)).toMatchObject({ status: 422, body: { fields: { ids: expect.any(String) } } })
    expect(await send(0)).toMatchObject({ status: 422 })
  })
})

describe('saved views', () => {
  it('belong to one person, who names, changes and removes them', async () => {
    const view = { list: 'orders', name: 'To check', query: 'status=proof_submitted' }
    const saved = await call('POST', '/api/admin/views', { token, body: view })
    expect(saved).toMatchObject({ status: 201, body: view })
    const path = `/api/admin/views/${String(saved.body['id'])}`
    expect((await call('PATCH', path, { token, body: { query: 'status=pending' } })).body).toMatchObject({
      ...view,
      query: 'status=pending',
    })

    const late = { name: 'Late', expected_updated_at: saved.body['updated_at'] }
    expect(await call('PATCH', path, { token, body: late })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { query: 'status=pending' } },
    })

    const other = await admin('other-lists@example.com')
    expect((await call('GET', '/api/admin/views?list=orders', { token: other })).body).toEqual({ views: [] })
    expect((await call('PATCH', path, { token: other, body: { name: 'Mine now' } })).status).toBe(404)
    expect((await call('DELETE', path, { token: other })).status).toBe(404)

    expect((await call('GET', '/api/admin/views?list=orders', { token })).body).toMatchObject({ views: [{ name: 'To check' }] })
    expect((await call('GET', '/api/admin/views?list=members', { token })).body).toEqual({ views: [] })
    expect((await call('DELETE', path, { token })).status).toBe(204)
    expect((await call('DELETE', path, { token })).status).toBe(404)
  })

  it('have one name each, and are not endless', async () => {
    const save = (name: string) => call('POST', '/api/admin/views', { token, body: { list: 'members', name, query: '' } })
    for (let count = 1; count <= 30; count += 1) expect((await save(`View ${count}`)).status).toBe(201)
    expect(await save('One more')).toMatchObject({ status: 409, body: { code: 'too_many_views' } })
    const { views } = (await call('GET', '/api/admin/views?list=members', { token })).body as { views: { id: string }[] }
    expect(views).toHaveLength(30)
    const renaming = await call('PATCH', `/api/admin/views/${views[0]?.id}`, { token, body: { name: 'View 2' } })
    expect(renaming).toMatchObject({ status: 409, body: { code: 'view_name_taken' } })
  })
})

async function place({ name = 'Aigerim', city = 'Ipoh', stock = 10 }: { name?: string; city?: string; stock?: number }) {
  const { id: productId } = await given.product({ stock })
  return { ...(await buy(productId, name, city)), productId }
}

async function buy(productId: string, name = 'Aigerim', city = 'Ipoh') {
  const shipping = { address: '1', city, state: '-', zip: '30000', country: 'MY' }
  const contact = { name, email: 'buyer@example.com', phone: '+60123456789' }
  const answer = await call('POST', '/api/orders', {
    headers: { 'idempotency-key': newId() },
    body: orderOf(method, [{ product_id: productId, quantity: 1 }], { contact, shipping }),
  })
  expect(answer.status).toBe(201)
  return answer.body['order'] as { id: string; order_number: string }
}
