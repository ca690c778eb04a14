import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { defineJob } from '#kit/jobs/jobs.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'

export const accountMailKinds = [
  'confirmation',
  'password_reset',
  'password_changed',
  'magic_link',
  'email_change',
  'email_change_note',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'sign_in_reset',
] as const
export type AccountMailKind = (typeof accountMailKinds)[number]

/**
 * One letter about an account. Whether there is an account of this address is found out when it is written, so that asking for a
 * letter takes the same time and gets the same answer for every address. Holds no token: the link is made for the letter.
 */
export const accountMailJob = defineJob({
  name: 'account-mail',
  payload: z.strictObject({
    kind: z.enum(accountMailKinds),
    /** Tells a second letter from a retry of the first. */
    occasion: z.uuid(),
    /** The account's address at this moment. */
    email: z.string(),
    /** Whose, for a letter that is owed to an address which the account may have left when it is written. */
    accountId: z.uuid().optional(),
    /** Where to, for a change of address. */
    newEmail: z.string().optional(),
    /** When and in which session a change of address was asked for: its undoing ends what came since. */
    askedAt: z.iso.datetime().optional(),
    sessionId: z.uuid().optional(),
    /** A page of the shop (path and query) that the link leads to in the end. */
    returnPath: z.string().optional(),
    /** What the browser calls itself, for a new device. */
    device: z.string().optional(),
  }),
  retryLimit: 8,
  // Whoever asked for a link waits for it, and for none that was asked for before.
  priority: 'newest_first',
  concurrency: 3,
})
export type AccountMail = z.infer<typeof accountMailJob.payload>

export async function enqueueAccountMail({ db, jobs }: Pick<Ctx, 'db' | 'jobs'>, mail: Omit<AccountMail, 'occasion'>): Promise<void> {
  await jobs.enqueue(db, accountMailJob, { ...mail, occasion: newId() })
}

export type LetterAccount = {
  id: string
  email: string
  /** Whether its owner has said yes to the address: before, somebody else may have typed it, and the name. */
  isConfirmed: boolean
  full_name: string
  language: Language
}
