import { createHash, randomBytes } from 'node:crypto'
import type { Ctx } from '#modules/context.ts'

const confirmDays = 7
const dayMs = 24 * 3_600_000

export type TokenPurpose = 'confirm' | 'unsubscribe'

export function hashNewsletterToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A link's secret of 256 bits; the row stores its hash, and the letter that the link stands in. */
export async function issueNewsletterToken(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  subscriberId: string,
  purpose: TokenPurpose,
  letterId: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  await db
    .insertInto('newsletter_tokens')
    .values({
      token_hash: hashNewsletterToken(token),
      subscriber_id: subscriberId,
      purpose,
      letter_id: letterId,
      created_at: now,
      expires_at: purpose === 'confirm' ? new Date(now.getTime() + confirmDays * dayMs) : null,
    })
    .execute()
  return token
}
