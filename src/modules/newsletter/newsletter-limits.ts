import type { Limit } from '#kit/limits/limits.ts'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'
import type { RequestContext } from '#modules/context.ts'

const subscribingByAddress: Limit = { name: 'newsletter-by-address', points: 10, perSeconds: 600 }
/** Every attempt sends a mail to the address. */
const subscribingByEmail: Limit = { name: 'newsletter-by-email', points: 4, perSeconds: 3600 }

type Asking = Pick<RequestContext, 'limits' | 'address'>

/** Throws TooManyRequests. */
export async function countSubscribing({ limits, address }: Asking, email: string): Promise<void> {
  await limits.take(subscribingByAddress, address)
  await limits.take(subscribingByEmail, mailboxOf(email))
}
