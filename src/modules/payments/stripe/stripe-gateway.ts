import type Stripe from 'stripe'
import { toSen } from '#contract/rules/money.ts'
import { outsideTryMs } from '#kit/clock/deadline.ts'
import type { Config } from '#kit/config/config.ts'
import { refuse } from '#modules/refuse.ts'
import { type OpenedPayment, type PaymentNews, type PaymentRequest, shopCurrency } from '../gateway.ts'

export type StripeKeys = NonNullable<Config['stripe']>

/** Stripe's minimum is 30 minutes. */
export const stripePageMinutes = 60
const signatureToleranceSeconds = 300

const clients = new WeakMap<StripeKeys, Promise<Stripe>>()

/** Opens Stripe's own payment page. The card is typed there, so this server never receives it. */
export async function openStripeCheckout(keys: StripeKeys, request: PaymentRequest): Promise<OpenedPayment> {
  const stripe = await stripeClient(keys)
  const product = { name: request.description }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: shopCurrency.toLowerCase(), unit_amount: toSen(request.amount), product_data: product } },
      ],
      client_reference_id: request.orderId,
      ...(request.email === '' ? {} : { customer_email: request.email }),
      // Stripe has no Kazakh page.
      locale: request.language === 'en' ? 'en' : 'ru',
      metadata: { payment_id: request.paymentId, order_number: request.orderNumber },
      payment_intent_data: { description: request.description, metadata: { payment_id: request.paymentId } },
      success_url: request.returnUrl,
      cancel_url: request.cancelUrl,
      // Counted from the start of the payment, since a retry with the same key must be an identical request.
      expires_at: Math.floor(request.startedAt.getTime() / 1000) + stripePageMinutes * 60,
    },
    { idempotencyKey: request.paymentId },
  )
  if (!session.url) throw new Error('Stripe opened a session without an address')
  return { reference: session.id, url: session.url }
}

/** Verifies the signature and age of the message before its body is parsed. */
export async function readStripeEvent(keys: StripeKeys, body: string, signature: string, now: Date): Promise<Stripe.Event> {
  const stripe = await stripeClient(keys)
  return stripe.webhooks
    .constructEventAsync(body, signature, keys.webhookSecret, signatureToleranceSeconds, undefined, now.getTime())
    .catch(() => {
      refuse('invalid_signature')
    })
}

export function newsIn(event: Stripe.Event): PaymentNews | undefined {
  const { type, data } = event
  if (type === 'checkout.session.async_payment_succeeded') return newsOf(data.object, 'captured')
  if (type === 'checkout.session.async_payment_failed' || type === 'checkout.session.expired') return newsOf(data.object, 'failed')
  // Some payment methods take days: a later event reports the money.
  if (type === 'checkout.session.completed' && data.object.payment_status === 'paid') return newsOf(data.object, 'captured')
  return undefined
}

function newsOf(session: Stripe.Checkout.Session, kind: PaymentNews['kind']): PaymentNews {
  const intent = session.payment_intent
  return {
    kind,
    reference: session.id,
    paymentId: session.metadata?.payment_id,
    captureReference: (typeof intent === 'string' ? intent : intent?.id) ?? session.id,
    amountSen: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  }
}

/** Loads the client on first use: it is large, and a shop without a key never needs it. */
export function stripeClient(keys: StripeKeys): Promise<Stripe> {
  const known = clients.get(keys)
  if (known) return known
  const client = import('stripe').then(({ default: StripeClient }) => new StripeClient(keys.secretKey, optionsOf(keys)))
  clients.set(keys, client)
  return client
}

function optionsOf({ apiUrl }: StripeKeys): Stripe.StripeConfig {
  const limits = { timeout: outsideTryMs, maxNetworkRetries: 1, telemetry: false }
  if (!apiUrl) return limits
  const { hostname, port, protocol } = new URL(apiUrl)
  return { ...limits, host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port ? { port } : {}) }
}
