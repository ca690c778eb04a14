import type { Limit } from '#kit/limits/limits.ts'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'
import type { RequestContext } from '#modules/context.ts'

const mailsByAddress: Limit = { name: 'support-by-address', points: 10, perSeconds: 600 }
/** Every form sends a confirmation to the typed email address, so this protects strangers' mailboxes from floods. */
const mailsByEmail: Limit = { name: 'support-by-email', points: 5, perSeconds: 3600 }

/** Throws TooManyRequests. */
export async function countMail({ limits, address }: Pick<RequestContext, 'limits' | 'address'>, email: string): Promise<void> {
  await limits.take(mailsByAddress, address)
  await limits.take(mailsByEmail, mailboxOf(email))
}
