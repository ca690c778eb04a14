import type { Ctx } from '#modules/context.ts'

/** How long unconfirmed addresses are stored. */
const unansweredDays = 30
/** After a year the mail would come as a surprise. */
const waitingDays = 365
/** A mail that could not be handed over by then never will be. */
const tryingDays = 7
const dayMs = 24 * 3_600_000

/** Runs every night. */
export async function forgetOldNotices({ db, clock }: Ctx): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  await db
    .deleteFrom('stock_notices')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'pending'), eb('created_at', '<', before(unansweredDays))]),
        eb('created_at', '<', before(waitingDays)),
        eb('told_at', '<', before(tryingDays)),
      ]),
    )
    .execute()
  await db.deleteFrom('stock_notice_tokens').where('expires_at', '<', clock.now()).execute()
}
