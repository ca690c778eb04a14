import type { Order } from '#contract/orders.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { getOrderForCustomer } from '#modules/orders/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { OpenedPayment, PaymentRequest, Provider } from './gateway.ts'
import { askInTime } from './ask-in-time.ts'
import { countPayment, lockPayableOrder } from './payable-order.ts'
import { type PaymentServices, providerOf } from './payment-services.ts'
import { findOpenPayment, insertPayment, type PaymentRow, setOpened } from './payment-store.ts'
import { openPaypalOrder } from './paypal/paypal-gateway.ts'
import { openStripeCheckout, stripePageMinutes } from './stripe/stripe-gateway.ts'

export type StartedPayment = { url: string; provider: Provider }

/** A page that is reused must stay valid while the buyer fills it in. */
const leastMinutesLeft = 20
/** How long a payment without any answer from the service is retried under its key. */
const retryMinutes = 5

/**
 * Two tabs get the same page. Calls the service outside any transaction. Throws order_not_payable, not_paid_online, gateway_unavailable.
 */
export async function startPayment(context: RequestContext, services: PaymentServices, orderId: string): Promise<StartedPayment> {
  await countPayment(context, orderId)
  const { order, provider, payment } = await inTransaction(context.ctx, (ctx) => beginPayment({ ...context, ctx }, services, orderId))
  if (!payment) return { provider, url: pageIn(context.ctx.language, pages.sandboxPayment(orderId)) }
  if (payment.url) return { provider, url: payment.url }
  const request = await composeRequest(context, services, order, payment)
  const opened = await openAt(services, provider, request)
  await setOpened(context.ctx.db, payment.id, opened)
  return { provider, url: opened.url }
}

type Begun = { order: Order; provider: Provider; payment: PaymentRow | undefined }

/** The sandbox creates its payment only when a card is submitted. */
async function beginPayment(context: RequestContext, services: PaymentServices, orderId: string): Promise<Begun> {
  const { ctx } = context
  await lockPayableOrder(context, orderId)
  const order = await getOrderForCustomer(ctx, orderId)
  const provider = providerOf(services, order.payment_method.type)
  if (provider === 'sandbox') return { order, provider, payment: undefined }
  const wanted = { orderId, provider, amount: order.total }
  const payment = (await findUsablePayment(context, wanted)) ?? (await insertPayment(ctx, wanted))
  return { order, provider, payment }
}

async function findUsablePayment({ ctx }: RequestContext, wanted: { orderId: string; provider: Provider; amount: Order['total'] }) {
  const minutesAgo = (minutes: number) => new Date(ctx.clock.now().getTime() - minutes * 60_000)
  const open = await findOpenPayment(ctx.db, { ...wanted, since: minutesAgo(stripePageMinutes - leastMinutesLeft) })
  return open && (open.url !== null || open.created_at > minutesAgo(retryMinutes)) ? open : undefined
}

async function composeRequest(
  { ctx }: RequestContext,
  { publicUrl }: PaymentServices,
  order: Order,
  payment: PaymentRow,
): Promise<PaymentRequest> {
  const { shop_name } = await getSettings(ctx)
  const { language } = payment
  const t = serverTranslator('payments', language)
  const orderPage = publicUrl + pageIn(language, pages.order(order.id))
  return {
    paymentId: payment.id,
    orderId: order.id,
    orderNumber: order.order_number,
    amount: order.total,
    description: t('orderLine', { shop: shop_name, number: order.order_number }),
    email: order.email,
    language,
    shopName: shop_name,
    startedAt: payment.created_at,
    // PayPal captures money only on request, so its buyers return through an API call.
    returnUrl:
      payment.provider === 'paypal'
        ? `${publicUrl}/api/orders/${order.id}/paypal-return`
        : publicUrl + pageIn(language, pages.paidOrder(order.id)),
    cancelUrl: `${orderPage}?payment=cancelled`,
  }
}

function openAt({ stripe, paypal }: PaymentServices, provider: Provider, request: PaymentRequest): Promise<OpenedPayment> {
  if (provider === 'stripe' && stripe) return askInTime(() => openStripeCheckout(stripe, request))
  if (provider === 'paypal' && paypal) return askInTime(() => openPaypalOrder(paypal, request))
  throw new Error(`No keys for ${provider}`)
}
