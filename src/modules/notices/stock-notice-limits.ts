import type { Limit } from '#kit/limits/limits.ts'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'
import type { RequestContext } from '#modules/context.ts'

const askingByAddress: Limit = { name: 'stock-notices-by-address', points: 30, perSeconds: 600 }
/** Each request sends a mail to a person who may not have requested it. */
const askingByEmail: Limit = { name: 'stock-notices-by-email', points: 6, perSeconds: 3600 }

/** `email` is the address of a confirmation mail. Throws TooManyRequests. */
export async function countAsking(
  { limits, address }: Pick<RequestContext, 'limits' | 'address'>,
  email: string | undefined,
): Promise<void> {
  await limits.take(askingByAddress, address)
  if (email !== undefined) await limits.take(askingByEmail, mailboxOf(email))
}
