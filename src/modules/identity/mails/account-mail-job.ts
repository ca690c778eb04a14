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
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'sign_in_reset',
] as const
export type AccountMailKind = (typeof accountMailKinds)[number]

/** Whether the address has an account is looked up only when the mail is written: every request takes equally long. Holds no token. */
export const accountMailJob = defineJob({
  name: 'account-mail',
  payload: z.strictObject({
    kind: z.enum(accountMailKinds),
    /** Distinguishes a second mail from a retry of the first. */
    occasion: z.uuid(),
    /** The account's address at this moment. */
    email: z.string(),
    /** For a mail owed to an address that the account may have left by the time it is written. */
    accountId: z.uuid().optional(),
    newEmail: z.string().optional(),
    /** The change was asked for without the password, which its link then wants. */
    owesPassword: z.boolean().optional(),
    /** When and in which session a change of address was requested: undoing it ends what came since. */
    askedAt: z.iso.datetime().optional(),
    sessionId: z.uuid().optional(),
    /** The page (path and query) that the link finally leads to. */
    returnPath: z.string().optional(),
    /** The browser's user agent, for a new device. */
    device: z.string().optional(),
  }),
  retryLimit: 8,
  // Whoever requested a link waits for the newest one.
  priority: 'newest_first',
  concurrency: 3,
})
export type AccountMail = z.infer<typeof accountMailJob.payload>

export async function enqueueAccountMail({ db, jobs }: Pick<Ctx, 'db' | 'jobs'>, mail: Omit<AccountMail, 'occasion'>): Promise<void> {
  await jobs.enqueue(db, accountMailJob, { ...mail, occasion: newId() })
}

export type MailRecipient = {
  id: string
  email: string
  /** Whether its owner has confirmed the address: before, somebody else may have typed it, and the name. */
  isConfirmed: boolean
  full_name: string
  language: Language
}
