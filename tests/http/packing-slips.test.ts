import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'
import { textOfPdf } from '#tests/support/read-pdf.ts'

const { admin, call, given, origin, member } = await shopWithAccounts()
const token = await admin('packing@example.com')
const method = await given.paymentMethod()
const { id: productId } = await given.product({ name: 'Aport mug' })

it('draws a slip for one order, and for several in one file with a page for each', async () => {
  const [first, second] = [await place('Nurul Izzah'), await place('Бекзат Әбдірахман')]
  const one = await read(`/api/admin/orders/${first.id}/packing-slip.pdf`)
  expect([one.status, one.type, one.pages]).toEqual([200, 'application/pdf', 1])
  expect(one.disposition).toBe(`inline; filename="packing-slip-${first.order_number}.pdf"`)
  const both = await read(`/api/admin/orders/packing-slips.pdf?ids=${second.id},${first.id}`)
  expect([both.status, both.pages]).toEqual([200, 2])
  // A5.
  expect(both.text).toContain('/MediaBox [0 0 419.53 595.28]')
})

it('prints a name in the letters that it was typed in, whatever they are', async () => {
  const { id } = await place('陈美玲 Айгүл')
  const { bytes } = await read(`/api/admin/orders/${id}/packing-slip.pdf`)
  const printed = await textOfPdf(bytes)
  for (const word of ['陈美玲', 'Айгүл', 'Бір сыйлық']) expect(printed).toContain(word)
})

it('reports wrong ids, and is for staff alone', async () => {
  expect(await call('GET', '/api/admin/orders/packing-slips.pdf', { token })).toMatchObject({ status: 422 })
  expect(await call('GET', `/api/admin/orders/packing-slips.pdf?ids=${newId()}`, { token })).toMatchObject({ status: 404 })
  expect(await call('GET', '/api/admin/orders/x/packing-slip.pdf', { token })).toMatchObject({ status: 404 })
  expect((await call('GET', '/api/admin/orders/packing-slips.pdf?ids=x')).status).toBe(401)
  expect((await call('GET', '/api/admin/orders/packing-slips.pdf?ids=x', { token: await member('buyer@example.com') })).status).toBe(403)
})

it('filters the list by product, by event and by readiness to ship', async () => {
  const { id: other } = await given.product()
  const wanted = await place('Somebody', other)
  const ids = async (query: string) => {
    const { body } = await call('GET', `/api/admin/orders?${query}`, { token })
    return (body['orders'] as { id: string }[]).map(({ id }) => id)
  }
  expect(await ids(`product=${other}`)).toEqual([wanted.id])
  expect(await ids(`product=${other}&ready=true`)).toEqual([])
  await call('PUT', `/api/admin/orders/${wanted.id}/payment`, { token, body: { decision: 'accepted' } })
  expect(await ids('ready=true')).toEqual([wanted.id])
  expect(await ids(`product=${other}&ready=false`)).toEqual([])
  expect(await ids(`event=${newId()}`)).toEqual([])
})

async function place(name: string, product = productId): Promise<{ id: string; order_number: string }> {
  const contact = { name, email: 'nurul@example.com', phone: '+60 12 345 6789' }
  const { body } = await call('POST', '/api/orders', {
    body: orderOf(method, [{ product_id: product, quantity: 2 }], { contact, note: 'Бір сыйлық, please wrap' }),
    headers: { 'idempotency-key': newId() },
  })
  return body['order'] as { id: string; order_number: string }
}

async function read(path: string) {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const text = bytes.toString('latin1')
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    disposition: answer.headers.get('content-disposition'),
    pages: text.match(/\/Type \/Page\b/g)?.length,
    text,
    bytes,
  }
}
