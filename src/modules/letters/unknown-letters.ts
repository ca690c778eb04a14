import { createHash } from 'node:crypto'
import { forgetHanding } from '#kit/mail/mail-records.ts'
import type { Ctx } from '#modules/context.ts'
import { aboutOf, type LetterOrigin, originOf } from './letter-origin.ts'

export function mailKeyOf(origin: LetterOrigin, email: string): string {
  return keyOf({ origin: originOf(origin), about: aboutOf(origin), email })
}

function keyOf({ origin, about, email }: { origin: string; about: string; email: string }): string {
  const key = createHash('sha256').update(`${origin}\n${about}\n${email}`).digest('hex').slice(0, 40)
  return `letter:${key}`
}

/** Records that the mail server received the whole letter, but its answer was lost. */
export async function noteUnknown({ db, clock }: Ctx, origin: LetterOrigin, email: string): Promise<void> {
  await db
    .updateTable('letter_sends')
    .set({ unknown_at: clock.now() })
    .where('origin', '=', originOf(origin))
    .where('about', '=', aboutOf(origin))
    .where('email', '=', email)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** Releases letters with unknown delivery for sending again and returns their addresses. Needs a transaction. */
export async function forgetUnknown({ db }: Ctx, origin: LetterOrigin): Promise<string[]> {
  const sends = await db
    .updateTable('letter_sends')
    .set({ unknown_at: null })
    .where('origin', '=', originOf(origin))
    .where('unknown_at', 'is not', null)
    .where('email', 'not like', 'gone:%')
    .returning(['origin', 'about', 'email'])
    .execute()
  await forgetHanding(db, sends.map(keyOf))
  return sends.map(({ email }) => email)
}
