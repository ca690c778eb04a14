import type { Limit } from '#kit/limits/limits.ts'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'
import type { RequestContext } from '#modules/context.ts'

const lettersByAddress: Limit = { name: 'support-by-address', points: 10, perSeconds: 600 }
/** Every form sends a copy to whatever address was typed: nobody's mailbox may be filled through us. */
const lettersByEmail: Limit = { name: 'support-by-email', points: 5, perSeconds: 3600 }

/** Throws TooManyRequests. */
export async function countLetter({ limits, address }: Pick<RequestContext, 'limits' | 'address'>, email: string): Promise<void> {
  await limits.take(lettersByAddress, address)
  await limits.take(lettersByEmail, mailboxOf(email))
}
