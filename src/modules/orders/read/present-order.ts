import { awaitsMoney } from '#contract/rules/order-states.ts'
import type { Order, StaffOrder } from '#contract/orders.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { listAccountNames } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { hasId } from './order-access.ts'
import { findOrderDetails, type OrderCondition, type OrderDetails } from './order-details.ts'
import { countUnpaidBeside } from '../order-origin.ts'
import { presentForCustomer, presentForStaff } from './order-presenter.ts'

type Asking = Pick<Ctx, 'db' | 'uses'>

/** The order as its buyer reads it. Checks no right; throws NotFound. */
export async function presentOrderForCustomer(ctx: Asking, orderId: string): Promise<Order> {
  return presentForCustomer(await getDetails(ctx, hasId(orderId)), await getSettings(ctx))
}

/** The order as staff read it. Checks no right; throws NotFound. */
export async function presentOrderForStaff(ctx: Asking, condition: string | OrderCondition): Promise<StaffOrder> {
  const details = await getDetails(ctx, typeof condition === 'string' ? hasId(condition) : condition)
  const accountIds = details.history.flatMap(({ account_id }) => account_id ?? [])
  const heldByBuyer = awaitsMoney(details) ? await countUnpaidBeside(ctx, details.id) : null
  return presentForStaff(details, await getSettings(ctx), { names: await listAccountNames(ctx, accountIds), heldByBuyer })
}

/** Throws NotFound when the condition meets no order. */
export async function getDetails({ db }: Asking, condition: OrderCondition): Promise<OrderDetails> {
  const details = await findOrderDetails(db, condition)
  if (!details) throw new NotFound()
  return details
}
