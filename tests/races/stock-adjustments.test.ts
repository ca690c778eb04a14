import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const { given, place, ask } = shop
const method = await given.paymentMethod()
const actor = await given.account({ role: 'admin' })

type Level = { variation_id: string | null; size: string | null; on_hand: number; reserved: number; available: number }

it('keeps stock, ledger and reservations in agreement while twenty adjust and fifty buy at once', async () => {
  const { id, variationIds } = await given.product({ sizes: ['S', 'M'], variations: [{ name: 'Milk' }, { name: 'Sage' }], stock: 12 })
  const options = variationIds.flatMap((variation_id) => ['S', 'M'].map((size) => ({ variation_id, size })))
  const optionOf = (index: number) => options[index % options.length] ?? {}
  // Three kinds in turn: adding pieces, removing pieces and a count.
  const changeOf = (index: number) =>
    [
      { change: 5, reason: 'received' },
      { change: -4, reason: 'damaged' },
      { on_hand: 9, reason: 'counted' },
    ][index % 3]

  const [adjusted, ordered] = await Promise.all([
    Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(
          'POST',
          `/admin/products/${id}/stock-adjustments`,
          { ...optionOf(index), ...changeOf(index) },
          { actor, idempotencyKey: newId() },
        ),
      ),
    ),
    Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        place(
          orderOf(
            method,
            [optionOf(index), optionOf(index + 1)].map((option) => ({ product_id: id, ...option, quantity: 1 })),
          ),
        ),
      ),
    ),
  ])

  for (const { status, body } of adjusted) expect([201, 'below_reserved']).toContain(status === 201 ? status : body.code)
  for (const { status, body } of ordered) expect([201, 'out_of_stock']).toContain(status === 201 ? status : body.code)
  const levels: Level[] = await shop.db
    .selectFrom('stock_levels')
    .select(['variation_id', 'size', 'on_hand', 'reserved'])
    .select((eb) => eb.fn.coalesce('available', eb.lit(0)).as('available'))
    .where('product_id', '=', id)
    .execute()
  for (const { on_hand, reserved } of levels) expect(reserved).toBeLessThanOrEqual(on_hand)
  const sold = ordered.filter(({ status }) => status === 201).length
  expect(sold).toBeGreaterThan(0)
  expect(levels.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(2 * sold)
  const { available } = await shop.db.selectFrom('product_stock').select('available').where('product_id', '=', id).executeTakeFirstOrThrow()
  expect(available).toBe(levels.reduce((sum, level) => sum + level.available, 0))
  await shop.checkInvariants()
})

it('adjusts once for a key that is sent twice at once', async () => {
  const { id } = await given.product({ stock: 3 })
  const idempotencyKey = newId()
  const answers = await Promise.all(
    [1, 2].map(() => ask('POST', `/admin/products/${id}/stock-adjustments`, { change: 2, reason: 'received' }, { actor, idempotencyKey })),
  )
  for (const { status, body } of answers) expect([201, 'in_progress']).toContain(status === 201 ? status : body.code)
  const { on_hand } = await shop.db.selectFrom('stock_levels').select('on_hand').where('product_id', '=', id).executeTakeFirstOrThrow()
  expect(on_hand).toBe(5)
})
