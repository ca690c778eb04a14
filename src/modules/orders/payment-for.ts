import { isLess, money, subtract, zero } from '#contract/rules/money.ts'
import { heldOf } from '#contract/rules/order-money.ts'
import type { OrderStatus } from '#contract/rules/order-states.ts'
import type { Ctx } from '#modules/context.ts'
import type { OrderChange } from './change/change-order.ts'
import type { LockedOrder } from './change/lock-order.ts'

type PaymentChange = Pick<OrderChange, 'payment_status' | 'paid_change'>

/** What it says of an order's money that staff mark it with this status: from processing on, that it came. */
export async function paymentFor(ctx: Ctx, order: LockedOrder, status: OrderStatus): Promise<PaymentChange> {
  const { payment_status } = order
  if (status === 'cancelled') return { payment_status }
  if (status === 'pending') return waitAgain(ctx, order)
  if (payment_status === 'paid' || payment_status === 'refunded') return { payment_status }
  // All that came in went back, and nobody has shown new money since: that would be a payment of its own, to be accepted by itself.
  if (payment_status === 'unpaid' && isLess(zero, money(order.paid))) return { payment_status: 'refunded' }
  return { payment_status: 'paid', paid_change: money(order.total) }
}

/** What staff accepted they can take back, until something of it went back to the buyer; money that a payment service holds stays paid. */
async function waitAgain(ctx: Ctx, order: LockedOrder): Promise<PaymentChange> {
  const { payment_status, paid_through, total } = order
  if (payment_status === 'refunded') return { payment_status: 'unpaid' }
  if (payment_status !== 'paid') return { payment_status }
  if (paid_through !== 'staff' || heldOf(order) !== money(total)) return { payment_status: 'paid' }
  return { payment_status: (await hasProof(ctx, order.id)) ? 'proof_submitted' : 'unpaid', paid_change: subtract(zero, money(total)) }
}

async function hasProof({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<boolean> {
  const proof = await db.selectFrom('payment_proofs').select('id').where('order_id', '=', orderId).limit(1).executeTakeFirst()
  return proof !== undefined
}
