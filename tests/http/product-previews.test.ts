import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { admin, call, db, given, member } = await shopWithAccounts()
const token = await admin('previewer@example.com')

type Made = { path: string; expires_at: string }

async function productOf(status: 'draft' | 'active' | 'archived'): Promise<string> {
  const { id } = await given.product({ name: `A ${status} hat`, stock: 3 })
  await db.updateTable('products').set({ status }).where('id', '=', id).execute()
  return id
}
const make = (id: string, asked: string | undefined = token) => call('POST', `/api/admin/products/${id}/previews`, { token: asked })
async function tokenOf(id: string): Promise<string> {
  const { status, body } = await make(id)
  expect(status).toBe(201)
  return (body as Made).path.replace('/preview/', '')
}
const read = (preview: string) => call('GET', `/api/product-previews/${preview}`)

it.each(['draft', 'active', 'archived'] as const)('shows a product that is %s to a guest with the link', async (status) => {
  const id = await productOf(status)
  const shown = await read(await tokenOf(id))
  expect(shown).toMatchObject({ status: 200, body: { id, translation: { name: `A ${status} hat` } } })
  expect(shown.headers.get('cache-control')).toContain('no-store')
  if (status !== 'active') expect((await call('GET', `/api/products/${id}`)).status).toBe(404)
})

it('makes a link for staff alone, of a product that is there, for half an hour', async () => {
  const id = await productOf('draft')
  const body = { path: expect.stringMatching(/^\/preview\/[\w-]{40,}$/), expires_at: expect.any(String) }
  const before = Date.now()
  const made = await make(id)
  expect(made.body).toEqual(body)
  const minutes = (Date.parse((made.body as Made).expires_at) - before) / 60_000
  expect(minutes).toBeGreaterThanOrEqual(30)
  expect(minutes).toBeLessThan(31)
  expect((await make(newId())).status).toBe(404)
  expect((await make(id, await member('shopper@example.com'))).status).toBe(403)
  expect((await call('POST', `/api/admin/products/${id}/previews`)).status).toBe(401)
})

it('refuses a forged link, and one with another product', async () => {
  const [own, other] = [await tokenOf(await productOf('draft')), await tokenOf(await productOf('draft'))]
  const mixed = Buffer.concat([Buffer.from(other, 'base64url').subarray(0, 16), Buffer.from(own, 'base64url').subarray(16)])
  for (const forged of [mixed.toString('base64url'), own.slice(0, -1), 'none'])
    expect(await read(forged)).toMatchObject({ status: 404, body: { code: 'product_not_found' } })
})
