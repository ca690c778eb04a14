import { pageIn, pages } from '#contract/pages.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { capturePayment } from '../capture-payment.ts'
import type { PaymentServices } from '../payment-services.ts'
import { findPayment, type PaymentRow } from '../payment-store.ts'
import type { PaypalKeys } from './paypal-client.ts'

/**
 * GET /api/orders/{id}/paypal-return?token=<PayPal's order>: captures the money and redirects the returning buyer to the order's page.
 * Needs no session: a caller with PayPal's order id can only capture what its payer approved.
 */
export async function returnFromPaypal(request: Request, ctx: Ctx, { paypal }: PaymentServices, orderId: string): Promise<Response> {
  const reference = new URL(request.url).searchParams.get('token')
  if (!paypal || !isId(orderId) || !reference) throw new NotFound()
  const payment = await findPayment(ctx.db, 'paypal', { reference })
  if (!payment || payment.order_id !== orderId) throw new NotFound()
  const outcome = await tryCapture(ctx, paypal, payment)
  const location = `${pageIn(ctx.language, pages.order(orderId))}?payment=${outcome}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** PayPal may be unreachable for a moment, and its webhook captures the money later. So the buyer is asked to wait and sees no failure. */
async function tryCapture(ctx: Ctx, keys: PaypalKeys, payment: PaymentRow): Promise<'success' | 'failed' | 'pending'> {
  try {
    const capture = await capturePayment(ctx, keys, payment)
    if (capture === 'failed' || capture === 'not_needed') return 'failed'
    return capture === 'pending' ? 'pending' : 'success'
  } catch (error) {
    ctx.log.error({ err: error, payment: payment.id }, 'a PayPal payment could not be captured on return')
    return 'pending'
  }
}
