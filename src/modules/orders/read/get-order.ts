import { awaitsMoney } from '#contract/rules/order-states.ts'
import type { Order, StaffOrder } from '#contract/orders.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { listAccountNames } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { hasId } from './order-access.ts'
import { inReadersLanguage } from './in-readers-language.ts'
import { type OrderCondition, type OrderDetails, readOrders } from './order-details.ts'
import { countUnpaidBeside } from '../order-origin.ts'
import { presentForCustomer, presentForStaff } from './order-presenter.ts'

type Asking = Pick<Ctx, 'db' | 'language' | 'uses' | 'memory' | 'clock'>

/** Checks no permission. Throws NotFound. */
export async function getOrderForCustomer(ctx: Asking, orderId: string): Promise<Order> {
  return presentForCustomer(ctx, await getDetails(ctx, hasId(orderId)), await getSettings(ctx))
}

/** Checks no permission. Throws NotFound. */
export async function getOrderForStaff(ctx: Asking, condition: string | OrderCondition): Promise<StaffOrder> {
  const details = await getDetails(ctx, typeof condition === 'string' ? hasId(condition) : condition)
  const accountIds = details.history.flatMap(({ account_id }) => account_id ?? [])
  const heldByBuyer = awaitsMoney(details) ? await countUnpaidBeside(ctx, details.id) : null
  return presentForStaff(ctx, details, await getSettings(ctx), { names: await listAccountNames(ctx, accountIds), heldByBuyer })
}

/** Returns the details in the reader's language. Throws NotFound when no order matches. */
export async function getDetails(ctx: Pick<Ctx, 'db' | 'language'>, condition: OrderCondition): Promise<OrderDetails> {
  const [details] = await inReadersLanguage(ctx, await readOrders(ctx.db, condition))
  if (!details) throw new NotFound()
  return details
}
