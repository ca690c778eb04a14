import { expect, it } from 'vitest'
import type { DiscountKind } from '#contract/rules/code-discount.ts'
import { newId } from '#kit/ids.ts'
import { testShop, type Asking } from '#tests/support/test-shop.ts'

const { db, given, ask } = await testShop()

async function discount(code: string, more: { kind?: DiscountKind; value?: number; minimum?: number; members_only?: boolean }) {
  await db
    .insertInto('discounts')
    .values({ id: newId(), code, kind: 'percent', ...more })
    .execute()
}

async function quote(product: { id: string }, more: { quantity?: number; country?: string; discount_code?: string }, asking: Asking = {}) {
  const { quantity = 1, ...destination } = more
  return (await ask('POST', '/checkout/quote', { items: [{ product_id: product.id, quantity }], ...destination }, asking)).body
}

it('compares with a member who uses the same code', async () => {
  const mug = await given.product({ price: 49 })
  await discount('TENTH', { value: 10 })
  const cart = { quantity: 5, discount_code: 'tenth' }
  const guest = await quote(mug, { ...cart, country: 'KZ' })
  const member = await quote(mug, { ...cart, country: 'KZ' }, { actor: await given.account({ isMember: true }) })
  expect([guest.total, member.total, guest.member_saving, member.member_saving]).toEqual([288.73, 233.73, 55, null])
  expect((await quote(mug, cart)).member_saving).toBe(8)
})

it('takes the code off member prices, unless they fall below its minimum', async () => {
  const rug = await given.product({ price: 100, member_price: 80 })
  await discount('HALF', { value: 50 })
  await discount('OVER90', { value: 50, minimum: 90 })
  // RM 50 and tax against RM 40 and tax, both with shipping.
  expect((await quote(rug, { discount_code: 'HALF' })).member_saving).toBe(10.6)
  // Without the code a member pays RM 76 and tax.
  expect((await quote(rug, { discount_code: 'OVER90' })).member_saving).toBeNull()
})

it('keeps the first-purchase discount of a new member where it is the better one', async () => {
  const mug = await given.product({ price: 50 })
  await discount('FOURTH', { value: 4 })
  expect((await quote(mug, { discount_code: 'FOURTH' })).member_saving).toBe(0.53)
})

it('counts a code for members for an account, and shows nothing of it to a guest', async () => {
  const mug = await given.product({ price: 50 })
  await discount('CLUB', { value: 20, members_only: true })
  const savingOf = async (discount_code: string, asking: Asking = {}) => (await quote(mug, { discount_code }, asking)).member_saving
  expect(await savingOf('CLUB')).toBe(await savingOf('NOSUCHCODE'))
  // The account's first purchase is RM 47.50, with the code it is RM 40.
  expect(await savingOf('CLUB', { actor: await given.account() })).toBe(7.95)
})
