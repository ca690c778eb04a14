import type { AutomationKind } from '#contract/automations.ts'
import { newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { findAutomation } from '../automation-store.ts'
import { findBirthdays } from './find-birthdays.ts'
import { findLeftCarts } from './find-left-carts.ts'
import { findDelivered, findReadyPreOrders } from './find-orders.ts'
import type { Found } from './found.ts'
import { findWishlistChanges } from './find-wishlist-changes.ts'

/** Finds occasions for letters every few minutes. A known occasion makes no second letter. */
export async function findOccasions(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    // Also runs while these letters are off, so that changes from that time are not reported later.
    const { back_in_stock, price_drop } = await findWishlistChanges(inside)
    await note(inside, 'back_in_stock', () => Promise.resolve(back_in_stock))
    await note(inside, 'price_drop', () => Promise.resolve(price_drop))
  })
  await inTransaction(ctx, (inside) => note(inside, 'abandoned_cart', () => findLeftCarts(inside)))
  await inTransaction(ctx, (inside) => note(inside, 'pre_order_ready', () => findReadyPreOrders(inside)))
  await inTransaction(ctx, (inside) => note(inside, 'after_delivery', () => findDelivered(inside)))
  await inTransaction(ctx, (inside) => note(inside, 'birthday', () => findBirthdays(inside)))
}

async function note(ctx: Ctx, kind: AutomationKind, find: () => Promise<readonly Found[]>): Promise<void> {
  if (!(await findAutomation(ctx, kind)).is_active) return
  const found = await find()
  for (let from = 0; from < found.length; from += mostAtOnce) {
    await ctx.db
      .insertInto('automation_letters')
      .values(found.slice(from, from + mostAtOnce).map((one) => ({ id: newId(), kind, created_at: ctx.clock.now(), ...one })))
      .onConflict((conflict) => conflict.constraint('automation_letters_once').doNothing())
      .execute()
  }
}

const mostAtOnce = 1000
