import type { CaptureStatus, Order as PaypalOrder } from '@paypal/paypal-server-sdk'
import { z } from 'zod'
import { cutText } from '#contract/rules/cut-text.ts'
import { type DisputeNews, type OpenedPayment, type PaymentNews, type PaymentRequest, type RefundNews, shopCurrency } from '../gateway.ts'
import { paypalClient, type PaypalKeys, senIn } from './paypal-client.ts'
import { readPaypalDispute } from './paypal-disputes.ts'
import { readPaypalRefund } from './paypal-refunds.ts'

/** Opens PayPal's own page. `capturePaypalOrder` captures the money after the buyer has approved there. */
export async function openPaypalOrder(keys: PaypalKeys, request: PaymentRequest): Promise<OpenedPayment> {
  const [{ orders }, sdk] = await Promise.all([paypalClient(keys), import('@paypal/paypal-server-sdk')])
  const { result } = await orders.createOrder({
    paypalRequestId: request.paymentId,
    prefer: 'return=minimal',
    body: {
      intent: sdk.CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          referenceId: request.paymentId,
          customId: request.paymentId,
          description: cutText(request.description, 127),
          amount: { currencyCode: shopCurrency, value: request.amount.toFixed(2) },
        },
      ],
      paymentSource: {
        paypal: {
          experienceContext: {
            brandName: request.shopName,
            // PayPal has no Kazakh page.
            locale: request.language === 'en' ? 'en-MY' : 'ru-RU',
            shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
            userAction: sdk.PaypalExperienceUserAction.PayNow,
            returnUrl: request.returnUrl,
            cancelUrl: request.cancelUrl,
          },
        },
      },
    },
  })
  const link = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!result.id || !link) throw new Error('PayPal opened an order without an address')
  return { reference: result.id, url: link.href }
}

/** Captures an approved order. Returns undefined while PayPal holds the money back; its webhook reports the result. */
export async function capturePaypalOrder(keys: PaypalKeys, reference: string, paymentId: string): Promise<PaymentNews | undefined> {
  const [{ orders }, { ApiError, CaptureStatus }] = await Promise.all([paypalClient(keys), import('@paypal/paypal-server-sdk')])
  try {
    const { result } = await orders.captureOrder({
      id: reference,
      paypalRequestId: `capture-${paymentId}`,
      prefer: 'return=representation',
    })
    return newsOf(result, CaptureStatus)
  } catch (error) {
    const isCaptured = error instanceof ApiError && typeof error.body === 'string' && error.body.includes('ORDER_ALREADY_CAPTURED')
    if (!isCaptured) throw error
    return newsOf((await orders.getOrder({ id: reference })).result, CaptureStatus)
  }
}

/** Takes the SDK's status constants as an argument, since the SDK is only loaded for the first payment. */
function newsOf(order: PaypalOrder, { Pending, Completed }: typeof CaptureStatus): PaymentNews | undefined {
  const unit = order.purchaseUnits?.[0]
  const capture = unit?.payments?.captures?.[0]
  if (!capture?.id || !capture.amount || capture.status === Pending) return undefined
  return {
    kind: capture.status === Completed ? 'captured' : 'failed',
    reference: order.id,
    paymentId: unit?.referenceId,
    captureReference: capture.id,
    amountSen: senIn(capture.amount.value),
    currency: capture.amount.currencyCode,
  }
}

export type PaypalEvent =
  | { id: string; kind: 'approved'; reference: string }
  | { id: string; kind: 'news'; news: PaymentNews }
  | { id: string; kind: 'refund'; refund: RefundNews }
  | { id: string; kind: 'dispute'; dispute: DisputeNews }
  | { id: string; kind: 'other' }

const envelope = z.object({ id: z.string().min(1).max(200), event_type: z.string(), resource: z.unknown() })
const approvedOrder = z.object({ id: z.string() })
const capture = z.object({
  id: z.string(),
  amount: z.object({ value: z.string(), currency_code: z.string() }),
  custom_id: z.string().optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
})
const captureKinds: Readonly<Record<string, PaymentNews['kind']>> = {
  'PAYMENT.CAPTURE.COMPLETED': 'captured',
  'PAYMENT.CAPTURE.DENIED': 'failed',
  'PAYMENT.CAPTURE.DECLINED': 'failed',
}

/** Reads the body of a webhook whose signature has been verified. */
export function readPaypalEvent(body: unknown): PaypalEvent {
  const { id, event_type, resource } = envelope.parse(body)
  if (event_type === 'CHECKOUT.ORDER.APPROVED') return { id, kind: 'approved', reference: approvedOrder.parse(resource).id }
  const refund = readPaypalRefund(event_type, resource)
  if (refund) return { id, kind: 'refund', refund }
  const dispute = readPaypalDispute(event_type, resource)
  if (dispute) return { id, kind: 'dispute', dispute }
  const kind = captureKinds[event_type]
  if (!kind) return { id, kind: 'other' }
  const { id: captureReference, amount, custom_id, supplementary_data } = capture.parse(resource)
  const reference = supplementary_data?.related_ids?.order_id
  const news = { kind, reference, paymentId: custom_id, captureReference, amountSen: senIn(amount.value), currency: amount.currency_code }
  return { id, kind: 'news', news }
}
