import { forgetLetters, listLetterSubjects } from '#kit/mail/letters-to.ts'
import type { PersonalRecords } from '#modules/members/index.ts'

/** What parts of the shop beside accounts and orders hold about a person. */
export const personalRecords: readonly PersonalRecords[] = [
  {
    name: 'letters',
    list: ({ db }, { email }) => listLetterSubjects(db, email),
    forget: ({ db }, { email }) => forgetLetters(db, email),
  },
]
