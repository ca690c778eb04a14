import type { Ctx } from '#modules/context.ts'
import { hashToken, newToken } from '#modules/link-tokens.ts'

const confirmDays = 7
const dayMs = 24 * 3_600_000

export type TokenPurpose = 'confirm' | 'withdraw'

/** 256 bits; the row stores its hash. */
export async function issueToken({ db, clock }: Pick<Ctx, 'db' | 'clock'>, noticeId: string, purpose: TokenPurpose): Promise<string> {
  const { token, token_hash } = newToken()
  const now = clock.now()
  await db
    .insertInto('stock_notice_tokens')
    .values({
      token_hash,
      notice_id: noticeId,
      purpose,
      created_at: now,
      expires_at: purpose === 'confirm' ? new Date(now.getTime() + confirmDays * dayMs) : null,
    })
    .execute()
  return token
}

export async function findNoticeOf({ db, clock }: Ctx, token: string, purpose: TokenPurpose): Promise<string | undefined> {
  const row = await db
    .selectFrom('stock_notice_tokens')
    .select('notice_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .executeTakeFirst()
  return row?.notice_id
}
