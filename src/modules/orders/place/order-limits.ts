import type { Limit } from '#kit/limits/limits.ts'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'
import type { RequestContext } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { normaliseOrderNumber } from './order-number.ts'

/** Limits the cost of attempts, whether or not they place an order. */
const triesByAddress: Limit = { name: 'order-tries-by-address', points: 600, perSeconds: 300 }
/** Mails about an account's order may go to another person, whom many accounts could flood together. */
const ordersByOtherEmail: Limit = { name: 'orders-by-other-email', points: 100, perSeconds: 3600 }
const trackingByAddress: Limit = { name: 'tracking-by-address', points: 60, perSeconds: 60 }
const trackingByEmail: Limit = { name: 'tracking-by-email', points: 20, perSeconds: 600 }
const guessesByNumber: Limit = { name: 'tracking-by-number', points: 20, perSeconds: 3600, isReturnable: true }

type Asking = Pick<RequestContext, 'ctx' | 'limits' | 'address'>
type Counted = { limit: Limit; key: string }

/** Counts one more order and returns the counts to give back if none is placed. A refused order leaves no count. Throws TooManyRequests. */
export async function countOrder(asking: Asking, email: string): Promise<Counted[]> {
  await asking.limits.take(triesByAddress, asking.address)
  const taken: Counted[] = []
  for (const counted of await countsOf(asking, email)) {
    try {
      await asking.limits.take(counted.limit, counted.key)
    } catch (refusal) {
      await uncountOrder(asking, taken)
      throw refusal
    }
    taken.push(counted)
  }
  return taken
}

export async function uncountOrder({ limits }: Pick<Asking, 'limits'>, taken: readonly Counted[]): Promise<void> {
  for (const { limit, key } of taken) await limits.giveBack(limit, key)
}

/** Counts by account. For guests, who can use any email, counts by network as well. */
async function countsOf({ ctx, address }: Asking, email: string): Promise<Counted[]> {
  const settings = await getSettings(ctx)
  const mailbox = mailboxOf(email)
  if (ctx.actor.kind !== 'account')
    return [
      { limit: hourly('orders-by-email', settings.orders_per_hour_email), key: mailbox },
      { limit: hourly('orders-by-address', settings.orders_per_hour_address), key: address },
    ]
  const byAccount = { limit: hourly('orders-by-account', settings.orders_per_hour_account), key: ctx.actor.accountId }
  if (mailbox === mailboxOf(ctx.actor.email)) return [byAccount]
  return [byAccount, { limit: ordersByOtherEmail, key: mailbox }]
}

function hourly(name: string, points: number): Limit {
  return { name, points, perSeconds: 3600 }
}

type Tracked = { order_number: string; email: string }

/** Throws TooManyRequests. The later limits stop distributed guessing of numbers for an email, or of emails for a number. */
export async function countTracking({ limits, address }: Asking, { order_number, email }: Tracked): Promise<void> {
  await limits.take(trackingByAddress, address)
  await limits.take(trackingByEmail, mailboxOf(email))
  await limits.take(guessesByNumber, normaliseOrderNumber(order_number))
}

/** A person who knows the order's email is not guessing. */
export async function uncountGuess({ limits }: Asking, { order_number }: Tracked): Promise<void> {
  await limits.giveBack(guessesByNumber, normaliseOrderNumber(order_number))
}
