import type { Ctx } from '#modules/context.ts'
import { newToken } from '#modules/link-tokens.ts'

const confirmDays = 7
const dayMs = 24 * 3_600_000

export type TokenPurpose = 'confirm' | 'unsubscribe'

/** 256 bits; the row stores its hash and the letter that contains the link. */
export async function issueNewsletterToken(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  subscriberId: string,
  purpose: TokenPurpose,
  letterId: string | null = null,
): Promise<string> {
  const { token, token_hash } = newToken()
  const now = clock.now()
  await db
    .insertInto('newsletter_tokens')
    .values({
      token_hash,
      subscriber_id: subscriberId,
      purpose,
      letter_id: letterId,
      created_at: now,
      expires_at: purpose === 'confirm' ? new Date(now.getTime() + confirmDays * dayMs) : null,
    })
    .execute()
  return token
}
