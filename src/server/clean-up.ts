import { forgetOldLimits } from '#kit/limits/forget-old-limits.ts'
import { forgetOldLetters } from '#kit/mail/letters-to.ts'
import type { Ctx } from '#modules/context.ts'
import { forgetOldSignIns } from '#modules/identity/index.ts'
import { forgetFinishedOrders } from '#modules/members/index.ts'
import { forgetUnanswered } from '#modules/newsletter/index.ts'
import { addUpRevenue, forgetOldKeys, forgetOldProofs } from '#modules/orders/index.ts'
import { forgetRefundNotes } from '#modules/payments/index.ts'
import { forgetOldMessages } from '#modules/support/index.ts'

/** For as long a person can be told what was written to them. */
const letterDays = 180

/** What each part of the shop keeps for a time only, or adds up. A step may run twice, and alone. */
const steps: readonly ((ctx: Ctx) => Promise<void>)[] = [
  forgetOldSignIns,
  forgetOldKeys,
  forgetOldProofs,
  forgetFinishedOrders,
  forgetRefundNotes,
  forgetUnanswered,
  forgetOldMessages,
  addUpRevenue,
  ({ db, clock }) => forgetOldLimits(db, clock.now()),
  ({ db, clock }) => forgetOldLetters(db, new Date(clock.now().getTime() - letterDays * 24 * 3_600_000)),
]

/** Every night. A step that fails keeps no other from its work; throws what failed, so that the job comes back. */
export async function cleanUp(ctx: Ctx): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step(ctx).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'a part of the clean-up failed')
}
