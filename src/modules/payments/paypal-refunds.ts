import { z } from 'zod'
import { type RefundAnswer, type RefundRequest, shopCurrency } from './gateway.ts'
import { paypalClient, type PaypalKeys } from './paypal-client.ts'

const refusal = z.object({ details: z.array(z.object({ issue: z.string() })).min(1) })

/** Gives back part or all of a capture. Throws while PayPal is out of reach. */
export async function refundAtPaypal(keys: PaypalKeys, { refundId, captureReference, amount }: RefundRequest): Promise<RefundAnswer> {
  const [{ payments }, sdk] = await Promise.all([paypalClient(keys), import('@paypal/paypal-server-sdk')])
  try {
    const { result } = await payments.refundCapturedPayment({
      captureId: captureReference,
      paypalRequestId: `refund-${refundId}`,
      prefer: 'return=representation',
      body: { amount: { currencyCode: shopCurrency, value: amount.toFixed(2) }, customId: refundId },
    })
    const isKept = result.status === sdk.RefundStatus.Completed || result.status === sdk.RefundStatus.Pending
    return isKept ? { kind: 'done', reference: result.id ?? refundId } : { kind: 'refused', reason: result.status ?? 'unknown' }
  } catch (error) {
    if (!(error instanceof sdk.ApiError) || error.statusCode !== 422) throw error
    return { kind: 'refused', reason: issueIn(error.body) }
  }
}

function issueIn(body: unknown): string {
  const { data } = refusal.safeParse(typeof body === 'string' ? JSON.parse(body) : undefined)
  return data?.details[0]?.issue ?? 'UNPROCESSABLE_ENTITY'
}
