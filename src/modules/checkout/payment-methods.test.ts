import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given } from '#tests/support/given.ts'
import { findPaymentMethod, listPaymentMethods } from './payment-methods.ts'

const { db } = await testDatabase()
const ctx = { db, uses: new Set<string>(), memory: new ShopMemory(), language: 'en' } as const

it('finds a method that was added since the list was cached, and none that is unknown or switched off', async () => {
  const { paymentMethod } = given(db)
  await listPaymentMethods(ctx)
  const [added, off] = [await paymentMethod({ title: 'New bank' }), await paymentMethod({ is_active: false })]
  expect(await findPaymentMethod(ctx, added)).toMatchObject({ id: added, title: 'New bank' })
  expect(await findPaymentMethod(ctx, off)).toBeUndefined()
  expect(await findPaymentMethod(ctx, newId())).toBeUndefined()
})
