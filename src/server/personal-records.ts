import { forgetLetters, listLetterSubjects } from '#kit/mail/letters-to.ts'
import { forgetJobsAbout } from '#kit/jobs/forget-jobs.ts'
import type { PersonalRecords } from '#modules/members/index.ts'
import { listSignInRecords } from '#modules/identity/index.ts'
import { findSubscriptionOf, forgetSubscriptionOf } from '#modules/newsletter/index.ts'
import { listPaymentsOf } from '#modules/payments/index.ts'
import { forgetMessagesOf, listMessagesOf } from '#modules/support/index.ts'

/** What parts of the shop beside accounts and orders hold about a person. */
export const personalRecords: readonly PersonalRecords[] = [
  {
    name: 'newsletter',
    list: async (ctx, { email }) => (await findSubscriptionOf(ctx, email)) ?? null,
    forget: (ctx, { email }) => forgetSubscriptionOf(ctx, email),
  },
  // The account itself forgets these; the books keep those.
  { name: 'sign_in', list: (ctx, { accountId }) => listSignInRecords(ctx, accountId), forget: () => Promise.resolve() },
  { name: 'payments', list: (ctx, { accountId }) => listPaymentsOf(ctx, accountId), forget: () => Promise.resolve() },
  { name: 'support', list: listMessagesOf, forget: forgetMessagesOf },
  // Last: what letters are written for is locked or gone by now.
  {
    name: 'letters',
    list: ({ db }, { email }) => listLetterSubjects(db, email),
    forget: async ({ db }, { email }) => {
      await forgetLetters(db, email)
      await forgetJobsAbout(db, email)
    },
  },
]
