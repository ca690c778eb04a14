import PQueue from 'p-queue'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Limit } from '#kit/limits/limits.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { isRefusal, refuse } from '#modules/refuse.ts'
import { askInTime } from './ask-in-time.ts'
import { capturePayment } from './capture-payment.ts'
import type { PaymentServices } from './payment-services.ts'
import { findPayment } from './payment-store.ts'
import { readPaypalEvent } from './paypal/paypal-gateway.ts'
import { askAbout, verifyPaypalEvent } from './paypal/paypal-signature.ts'
import { settlePayment } from './settle-payment.ts'
import { newsIn, readStripeEvent } from './stripe/stripe-gateway.ts'
import { disputeIn } from './stripe/stripe-disputes.ts'
import { refundsIn } from './stripe/stripe-refunds.ts'
import { takeInDispute } from './take-in-dispute.ts'
import { takeInRefund } from './refunds/take-in-refund.ts'

/** Each message costs a request to PayPal. Only invalid ones count, so strangers cause few requests and PayPal any number. */
const unsignedByAddress: Limit = { name: 'paypal-unsigned-by-address', points: 20, perSeconds: 600 }
/** Per address. Other messages wait, so invalid ones are counted before many requests are sent. */
const mostQuestionsAtOnce = 10
const questions = new Map<string, PQueue>()

/** POST /api/webhooks/stripe. Must read the body itself: its bytes are signed. Throws invalid_signature (400); NotFound without keys. */
export async function handleStripeWebhook(request: Request, ctx: Ctx, { stripe }: PaymentServices): Promise<Response> {
  if (!stripe) throw new NotFound()
  const signature = request.headers.get('stripe-signature')
  if (!signature) refuse('invalid_signature')
  const event = await readStripeEvent(stripe, await request.text(), signature, ctx.clock.now())
  const news = newsIn(event)
  if (news) await settlePayment(ctx, 'stripe', news, event.id)
  for (const refund of await askInTime(() => refundsIn(stripe, event))) await takeInRefund(ctx, 'stripe', refund)
  const dispute = disputeIn(event)
  if (dispute) await takeInDispute(ctx, 'stripe', dispute)
  return received()
}

/**
 * POST /api/webhooks/paypal. Also captures an approved order, for buyers who close the window before they return. Throws invalid_signature
 * (400), TooManyRequests (429) after several of those; NotFound without keys.
 */
export async function handlePaypalWebhook(
  request: Request,
  ctx: Ctx,
  services: PaymentServices,
  { limits, address }: Pick<RequestContext, 'limits' | 'address'>,
): Promise<Response> {
  const { paypal } = services
  if (!paypal) throw new NotFound()
  const body = await request.text()
  const question = askAbout(paypal, request.headers, body)
  await inTurn(address, async () => {
    await limits.check(unsignedByAddress, address)
    await askInTime(() => verifyPaypalEvent(paypal, question)).catch(async (error: unknown) => {
      if (isRefusal(error, 'invalid_signature')) await limits.take(unsignedByAddress, address)
      throw error
    })
  })
  const event = readPaypalEvent(JSON.parse(body))
  if (event.kind === 'news') await settlePayment(ctx, 'paypal', event.news, event.id)
  if (event.kind === 'refund') await takeInRefund(ctx, 'paypal', event.refund)
  if (event.kind === 'dispute') await takeInDispute(ctx, 'paypal', event.dispute)
  if (event.kind === 'approved') {
    const payment = await findPayment(ctx.db, 'paypal', event)
    if (payment) await capturePayment(ctx, paypal, payment)
  }
  return received()
}

async function inTurn(address: string, ask: () => Promise<void>): Promise<void> {
  const queue = questions.get(address) ?? new PQueue({ concurrency: mostQuestionsAtOnce })
  questions.set(address, queue)
  try {
    await queue.add(ask)
  } finally {
    void queue.onIdle().then(() => questions.delete(address))
  }
}

function received(): Response {
  return Response.json({ received: true })
}
