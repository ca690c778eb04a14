import type { Mailer } from '#kit/mail/mailer.ts'
import { plainAddress } from '#kit/mail/plain-address.ts'
import { renderLetter } from '#kit/mail/letter/render-letter.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { findSubmission } from './submission.ts'
import { supportLetterKey, type SupportMail } from './support-mail-job.ts'
import { writeSupportLetter } from './support-letter.ts'

export type SupportMailServices = {
  mailer: Mailer
  /** Without a slash at the end. */
  publicUrl: string
  /** Who reads the forms unless the setting `contact_email` names another: the address of MAIL_FROM, with or without a name. */
  mailFrom: string
}

/** Handles `supportMailJob`: safe to run twice. `ctx.db` must be no transaction. */
export async function sendSupportMail(ctx: Ctx, { mailer, publicUrl, mailFrom }: SupportMailServices, mail: SupportMail): Promise<void> {
  const { form, id, reader } = mail
  const dedupeKey = supportLetterKey(mail)
  if (await mailer.isSent(ctx.db, dedupeKey)) return
  const submission = await findSubmission(ctx.db, form, id)
  if (!submission) return
  const settings = await getSettings(ctx)
  const staffAddress = settings.contact_email === '' ? plainAddress(mailFrom) : settings.contact_email
  const { subject, ...content } = writeSupportLetter({ submission, reader, publicUrl, shopName: settings.shop_name })
  await mailer.sendOnce(ctx.db, {
    dedupeKey,
    to: reader === 'staff' ? staffAddress : submission.email,
    subject,
    ...(await renderLetter(content)),
    headers: { 'Reply-To': reader === 'staff' ? submission.email : staffAddress },
  })
}
