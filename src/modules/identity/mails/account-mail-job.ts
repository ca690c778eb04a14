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

/** The job looks up the account, so every request takes equally long whether or not one exists. Holds no token. */
export const accountMailJob = defineJob({
  name: 'account-mail',
  payload: z.strictObject({
    kind: z.enum(accountMailKinds),
    /** Distinguishes a second mail from a retry of the first. */
    occasion: z.uuid(),
    /** The account's address when the job was created. */
    email: z.string(),
    accountId: z.uuid().optional(),
    newEmail: z.string().optional(),
    /** The change was requested without the password; its link then requires it. */
    owesPassword: z.boolean().optional(),
    /** When and in which session an address change was requested. Undoing it removes everything added since. */
    askedAt: z.iso.datetime().optional(),
    sessionId: z.uuid().optional(),
    /** Path and query of the page that the link finally leads to. */
    returnPath: z.string().optional(),
    device: z.string().optional(),
  }),
  retryLimit: 8,
  // A person who requests a link waits for the newest one.
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
  /** False while somebody else may have typed the address and the name. */
  isConfirmed: boolean
  full_name: string
  language: Language
}
