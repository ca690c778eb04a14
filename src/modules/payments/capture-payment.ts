import { awaitsMoney } from '#contract/rules/order-states.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { lockOrder } from '#modules/orders/index.ts'
import { askInTime } from './ask-in-time.ts'
import type { PaymentRow } from './payment-store.ts'
import type { PaypalKeys } from './paypal/paypal-client.ts'
import { capturePaypalOrder } from './paypal/paypal-gateway.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

export type Capture = Settlement | 'pending' | 'not_needed'

/** Captures the money that the buyer approved at PayPal, unless the order was paid or cancelled in the meantime. */
export async function capturePayment(ctx: Ctx, keys: PaypalKeys, payment: PaymentRow): Promise<Capture> {
  if (payment.status !== 'started' || payment.provider_reference === null) return 'known'
  const order = await inTransaction(ctx, (inside) => lockOrder(inside, payment.order_id))
  if (!awaitsMoney(order)) return 'not_needed'
  const { id, provider_reference } = payment
  const news = await askInTime(() => capturePaypalOrder(keys, provider_reference, id))
  return news ? settlePayment(ctx, 'paypal', news) : 'pending'
}
