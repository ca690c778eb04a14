import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'

const { admin, call, db, given } = await shopWithAccounts()
const token = await admin('seeks-names@example.com')
const method = await given.paymentMethod()
const product = await given.product({ price: 40 })
const people = ['Siti O’Connor binti Ahmad', 'Әсел Ёлкина', "D'Arcy Tan"]
const numbers = new Map<string, string>()

/** The email addresses do not contain the names. */
beforeAll(async () => {
  for (const [place, name] of people.entries()) {
    const email = `person${place}@example.com`
    const body = orderOf(method, [{ product_id: product.id, quantity: 1 }], { contact: { name, email, phone: '+60 12 345 6789' } })
    const placed = await call('POST', '/api/orders', { body, headers: { 'idempotency-key': newId() } })
    numbers.set(name, (placed.body['order'] as { order_number: string }).order_number)
    await call('POST', '/api/contact', { body: { name, email, subject: 'A tee', message: 'Is it long?' } })
    const applicant = { company: 'Kopi Kita', contact_name: name, email, phone: `+60 3 2072 100${place}`, country: 'MY', city: 'Ipoh' }
    await call('POST', '/api/partners/applications', { body: { ...applicant, about: 'A café by the station' } })
    const { accountId } = await given.account()
    await db.updateTable('profiles').set({ full_name: name }).where('id', '=', accountId).execute()
  }
})

const read = async (path: string, q: string) => (await call('GET', `/api/admin/${path}?q=${encodeURIComponent(q)}`, { token })).body
const namesIn = (rows: unknown, field: string) => (rows as Record<string, unknown>[]).map((row) => row[field])

it.each([
  ["O'Connor", people[0]],
  ['oconnor', people[0]],
  ['O’Connor', people[0]],
  ['Siti binti', people[0]],
  ['ahmad siti', people[0]],
  ['Елкина', people[1]],
  ['ёлкина асел', people[1]],
  ['ӘСЕЛ', people[1]],
  ['d’arcy', people[2]],
  ['tan darcy', people[2]],
])('finds by %j the order, account, message and partner of %s, and nobody else', async (q, name) => {
  const found = await read('search', q)
  expect(namesIn(found['orders'], 'order_number')).toEqual([numbers.get(name ?? '')])
  expect(namesIn(found['members'], 'full_name')).toEqual([name])
  expect(namesIn((await read('orders', q))['orders'], 'order_number')).toEqual([numbers.get(name ?? '')])
  expect(namesIn((await read('members', q))['members'], 'full_name')).toEqual([name])
  expect(namesIn((await read('messages', q))['messages'], 'name')).toEqual([name])
  expect(namesIn((await read('partners', q))['partners'], 'contact_name')).toEqual([name])
})

it.each(['#65142', 'und65142', '№ UND-65142', '№65142', 'und #65142', 'UND-65142 siti'])('finds the order UND-65142 by %j', async (q) => {
  const order_number = 'UND-65142'
  await db.updateTable('orders').set({ order_number }).where('contact_name', '=', 'Siti O’Connor binti Ahmad').execute()
  numbers.set('Siti O’Connor binti Ahmad', order_number)
  expect(namesIn((await read('search', q))['orders'], 'order_number')).toEqual([order_number])
  expect(namesIn((await read('orders', q))['orders'], 'order_number')).toEqual([order_number])
})

it('finds orders by a phone that is typed in pairs of digits', async () => {
  expect(namesIn((await read('orders', '01 23 45 67 89'))['orders'], 'order_number')).toHaveLength(people.length)
  expect(namesIn((await read('orders', '01 23 45 67 88'))['orders'], 'order_number')).toEqual([])
})
