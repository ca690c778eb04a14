import { forgetLetters, listLetterSubjects } from '#kit/mail/letters-to.ts'
import type { PersonalRecords } from '#modules/members/index.ts'
import { findSubscriptionOf, forgetSubscriptionOf } from '#modules/newsletter/index.ts'
import { forgetMessagesOf, listMessagesOf } from '#modules/support/index.ts'

/** What parts of the shop beside accounts and orders hold about a person. */
export const personalRecords: readonly PersonalRecords[] = [
  {
    name: 'letters',
    list: ({ db }, { email }) => listLetterSubjects(db, email),
    forget: ({ db }, { email }) => forgetLetters(db, email),
  },
  {
    name: 'newsletter',
    list: async (ctx, { email }) => (await findSubscriptionOf(ctx, email)) ?? null,
    forget: (ctx, { email }) => forgetSubscriptionOf(ctx, email),
  },
  { name: 'support', list: listMessagesOf, forget: forgetMessagesOf },
]
