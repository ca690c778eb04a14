import type { Mail } from '#kit/mail/mailer.ts'
import { plainAddress } from '#kit/mail/plain-address.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { lockSubmission } from './submission.ts'
import { supportMailKey, type SupportMail } from './support-mail-job.ts'
import { writeSupportMail } from './write-support-mail.ts'

export type SupportMailServices = MailServices & {
  /** Receives the forms unless the setting `contact_email` has another address. The address of MAIL_FROM, with or without a name. */
  mailFrom: string
}

/** Handles `supportMailJob`. Safe to run twice; `ctx.db` must not be a transaction. */
export async function sendSupportMail(ctx: Ctx, services: SupportMailServices, mail: SupportMail): Promise<void> {
  await services.mailer.sendOnce(ctx.db, supportMailKey(mail), (db) => findMail({ ...ctx, db }, services, mail))
}

async function findMail(ctx: Ctx, { publicUrl, mailFrom }: SupportMailServices, mail: SupportMail): Promise<Mail | undefined> {
  const { form, id, reader } = mail
  const submission = await lockSubmission(ctx, form, id)
  if (!submission) return undefined
  const settings = await getSettings(ctx)
  const staffAddress = settings.contact_email === '' ? plainAddress(mailFrom) : settings.contact_email
  const { subject, ...content } = writeSupportMail({ submission, reader, publicUrl, shopName: settings.shop_name })
  return {
    to: reader === 'staff' ? staffAddress : submission.email,
    subject,
    ...(reader === 'staff' && { headers: { 'Reply-To': submission.email } }),
    bodies: () => renderMail(content),
  }
}
