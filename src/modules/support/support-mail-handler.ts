import type { Letter, Mailer } from '#kit/mail/mailer.ts'
import { plainAddress } from '#kit/mail/plain-address.ts'
import { renderLetter } from '#kit/mail/letter/render-letter.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { lockSubmission } from './submission.ts'
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
export async function sendSupportMail(ctx: Ctx, services: SupportMailServices, mail: SupportMail): Promise<void> {
  await services.mailer.sendOnce(ctx.db, supportLetterKey(mail), (db) => findLetter({ ...ctx, db }, services, mail))
}

async function findLetter(ctx: Ctx, { publicUrl, mailFrom }: SupportMailServices, mail: SupportMail): Promise<Letter | undefined> {
  const { form, id, reader } = mail
  const submission = await lockSubmission(ctx.db, form, id)
  if (!submission) return undefined
  const settings = await getSettings(ctx)
  const staffAddress = settings.contact_email === '' ? plainAddress(mailFrom) : settings.contact_email
  const { subject, ...content } = writeSupportLetter({ submission, reader, publicUrl, shopName: settings.shop_name })
  return {
    to: reader === 'staff' ? staffAddress : submission.email,
    subject,
    headers: { 'Reply-To': reader === 'staff' ? submission.email : staffAddress },
    bodies: () => renderLetter(content),
  }
}
