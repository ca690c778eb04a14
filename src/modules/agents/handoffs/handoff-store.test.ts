import { expect, it } from 'vitest'
import { settableClock } from '#kit/clock/clock.ts'
import { newId } from '#kit/ids.ts'
import { tablesThatHold } from '#tests/support/tables-that-hold.ts'
import { testDatabase } from '#tests/support/database.ts'
import { findHandoff } from './handoff-store.ts'
import { createLinkCart } from './link-cart.ts'

const { db } = await testDatabase()
const clock = settableClock('2026-11-29T02:00:00Z')
const items = [{ product_id: newId(), variation_id: null, size: 'M', quantity: 2 }]

it('stores the hash of a cart link alone, and finds the cart by its token for seven days (agents, section 10)', async () => {
  const { token, expiresAt } = await createLinkCart({ db, clock }, { from: 'permalink', items, codes: ['NAURYZ10'], language: 'ru' })
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(await tablesThatHold(db, token)).toEqual([])
  expect(await findHandoff({ db, clock }, token)).toMatchObject({
    kind: 'cart',
    platform: null,
    language: 'ru',
    expiresAt,
    items: [{ id: 'li_1', ...items[0] }],
    codes: ['NAURYZ10'],
    buyer: null,
    orderId: null,
  })
  expect(await findHandoff({ db, clock }, `${token}x`)).toBeUndefined()
  clock.set('2026-12-06T02:00:01Z')
  expect(await findHandoff({ db, clock }, token)).toBeUndefined()
})
