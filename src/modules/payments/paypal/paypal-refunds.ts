import { z } from 'zod'
import { type RefundAnswer, type RefundNews, type RefundRequest, shopCurrency } from '../gateway.ts'
import { paypalClient, type PaypalKeys, senIn } from './paypal-client.ts'

const refusal = z.object({ details: z.array(z.object({ issue: z.string() })).min(1) })

/** Refunds part or all of a capture. Throws while PayPal is unreachable. */
export async function refundAtPaypal(keys: PaypalKeys, { refundId, captureReference, amount }: RefundRequest): Promise<RefundAnswer> {
  const [{ payments }, sdk] = await Promise.all([paypalClient(keys), import('@paypal/paypal-server-sdk')])
  try {
    const { result } = await payments.refundCapturedPayment({
      captureId: captureReference,
      paypalRequestId: `refund-${refundId}`,
      prefer: 'return=representation',
      body: { amount: { currencyCode: shopCurrency, value: amount.toFixed(2) }, customId: refundId },
    })
    const isAccepted = result.status === sdk.RefundStatus.Completed || result.status === sdk.RefundStatus.Pending
    return isAccepted
      ? { kind: 'done', reference: result.id ?? refundId }
      : { kind: 'refused', reason: result.status ?? 'unknown', reference: result.id }
  } catch (error) {
    if (!(error instanceof sdk.ApiError) || error.statusCode !== 422) throw error
    return { kind: 'refused', reason: issueIn(error.body) }
  }
}

function issueIn(body: unknown): string {
  const { data } = refusal.safeParse(typeof body === 'string' ? JSON.parse(body) : undefined)
  return data?.details[0]?.issue ?? 'UNPROCESSABLE_ENTITY'
}

const refundEvents = new Set(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED', 'PAYMENT.REFUND.FAILED', 'PAYMENT.REFUND.CANCELLED'])
const refundResource = z.object({
  id: z.string(),
  status: z.string().optional(),
  amount: z.object({ value: z.string(), currency_code: z.string() }),
  custom_id: z.string().optional(),
  note_to_payer: z.string().max(1000).optional(),
  links: z.array(z.object({ href: z.string() })).default([]),
})

/** Reads a refund event; undefined for other events. Only the event's links name its capture. */
export function readPaypalRefund(eventType: string, resource: unknown): RefundNews | undefined {
  if (!refundEvents.has(eventType)) return undefined
  const { id, status, amount, custom_id, note_to_payer, links } = refundResource.parse(resource)
  const hasFailed = status === 'FAILED' || status === 'CANCELLED'
  return {
    kind: hasFailed ? 'failed' : 'returned',
    reference: id,
    refundId: custom_id,
    // Refunds from PayPal's dashboard copy the payment's custom id.
    paymentId: custom_id,
    captureReference: links.flatMap(({ href }) => /\/payments\/captures\/([^/?]+)$/.exec(href)?.[1] ?? [])[0],
    amountSen: senIn(amount.value),
    currency: amount.currency_code,
    note: note_to_payer,
    reason: hasFailed ? status : undefined,
    isReversal: eventType === 'PAYMENT.CAPTURE.REVERSED',
  }
}
