import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import type { PersonalData, Person } from '#modules/module.ts'

export const personalLetters: PersonalData = {
  list: {
    newsletter_letters: ({ db }, { accountId, email }) =>
      db
        .selectFrom('letter_sends as s')
        .select(['s.origin', 's.about', 's.email', 's.sent_at', 's.clicked_at', 's.last_clicked_at', 's.unsubscribed_at'])
        .where((eb) => eb.or([eb('s.account_id', '=', accountId), eb('s.email', '=', email.toLowerCase())]))
        .orderBy('s.created_at')
        .execute(),
  },
  forget: forgetLetters,
}

/** Anonymises the rows, so the figures remain. */
async function forgetLetters({ db }: Ctx, { accountId, email }: Person): Promise<void> {
  await db
    .updateTable('letter_sends')
    .set({ email: sql<string>`'gone:' || id`, account_id: null, about: '' })
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('email', '=', email.toLowerCase())]))
    .execute()
}
