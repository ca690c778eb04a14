import type { Ctx } from '#modules/context.ts'
import type { PersonalData } from '#modules/module.ts'

/** How long a handled occasion is remembered. */
const keptDays = 400

export const personalAutomations: PersonalData = {
  list: {
    letters_by_themselves: ({ db }, { accountId }) =>
      db
        .selectFrom('automation_letters')
        .select(['kind', 'created_at', 'due_at', 'done_at', 'outcome'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
  },
  forget: async ({ db }, { accountId }) => {
    await db.deleteFrom('automation_letters').where('account_id', '=', accountId).execute()
  },
}

/** Runs every night. */
export async function forgetOldOccasions({ db, clock }: Ctx): Promise<void> {
  await db
    .deleteFrom('automation_letters')
    .where('done_at', '<', new Date(clock.now().getTime() - keptDays * 24 * 3_600_000))
    .execute()
}
