import type { Order } from '#contract/orders.ts'
import type { TestCard } from '#contract/test-card.ts'
import { InvalidInput, NotFound } from '#kit/http/domain-error.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { getOrderForCustomer, recordPayment } from '#modules/orders/index.ts'
import { refusal, type Refusal } from '#modules/refuse.ts'
import { countPayment, lockPayableOrder } from '../payable-order.ts'
import { type PaymentServices, providerOf } from '../payment-services.ts'
import { insertPayment, settle } from '../payment-store.ts'

export type SandboxPayment = { orderId: string; card: TestCard }

/** Accepts public test cards only. Throws NotFound with a real gateway or in production, InvalidInput (422), card_declined (402). */
export async function payInSandbox(context: RequestContext, services: PaymentServices, { orderId, card }: SandboxPayment): Promise<Order> {
  if (services.isProduction) throw new NotFound()
  await countPayment(context, orderId)
  const paid = await inTransaction(context.ctx, async (ctx) => {
    await lockPayableOrder({ ...context, ctx }, orderId)
    const order = await getOrderForCustomer(ctx, orderId)
    if (providerOf(services, order.payment_method.type) !== 'sandbox') throw new NotFound()
    return tryCard(ctx, order, card)
  })
  // Thrown outside the transaction, so the failed payment stays recorded.
  if (paid instanceof Error) throw paid
  return paid
}

async function tryCard(ctx: Ctx, order: Order, { card_number, expiry }: TestCard): Promise<Order | Refusal<DeclineCode>> {
  const outcome = findOutcome(card_number)
  if (!outcome) throw new InvalidInput({ card_number: 'not_a_test_card' })
  if (isExpired(expiry, ctx.clock.now())) throw new InvalidInput({ expiry: 'card_expired' })
  const payment = await insertPayment(ctx, { orderId: order.id, provider: 'sandbox', amount: order.total })
  const reference = `sandbox-${payment.id.slice(-12)}`
  if (outcome !== 'paid') {
    await settle(ctx.db, payment.id, { status: 'failed', captureReference: reference })
    return refusal(outcome)
  }
  await recordPayment(ctx, order.id, { provider: 'sandbox', reference })
  await settle(ctx.db, payment.id, { status: 'captured', captureReference: reference, reference })
  return getOrderForCustomer(ctx, order.id)
}

type DeclineCode = 'card_declined' | 'card_insufficient_funds' | 'card_needs_confirmation'

/** Stripe's public test numbers (docs.stripe.com/testing). Only these are accepted, so nobody types a real card. */
const outcomes: ReadonlyMap<string, 'paid' | DeclineCode> = new Map([
  ['4242424242424242', 'paid'],
  ['5555555555554444', 'paid'],
  ['378282246310005', 'paid'],
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'card_insufficient_funds'],
  ['4000002500003155', 'card_needs_confirmation'],
])

/** `cardNumber` has digits only. Returns undefined for other cards. */
function findOutcome(cardNumber: string): 'paid' | DeclineCode | undefined {
  return outcomes.get(cardNumber)
}

/** `expiry` is `MM/YY`. A card is valid to the end of its month in the latest time zone. */
function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  const lastMonthHours = 12
  return Date.UTC(2000 + year, month, 1, lastMonthHours) <= now.getTime()
}
