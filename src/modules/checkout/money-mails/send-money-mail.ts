import type { Mail } from '#kit/mail/mailer.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import type { Ctx } from '#modules/context.ts'
import { listAccountNames, lockSuperAdmin } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import type { MailServices } from '#modules/mail-services.ts'
import type { MoneyMail } from './money-mail-job.ts'
import { writeMoneyMail } from './write-money-mail.ts'

/** Handles `moneyMailJob`: safe to run twice. `ctx.db` must not be a transaction. */
export async function sendMoneyMail(ctx: Ctx, { mailer, publicUrl }: MailServices, mail: MoneyMail): Promise<void> {
  await mailer.sendOnce(ctx.db, `money:${mail.occasion}:${mail.recipient}`, (db) => findMail({ ...ctx, db }, publicUrl, mail))
}

async function findMail(ctx: Ctx, publicUrl: string, mail: MoneyMail): Promise<Mail | undefined> {
  const recipient = await lockSuperAdmin(ctx, mail.recipient)
  if (!recipient) return undefined
  const names = await listAccountNames(ctx, mail.by === null ? [] : [mail.by])
  const { shop_name: shopName } = await getSettings(ctx)
  const byName = mail.by === null ? undefined : names.get(mail.by)
  const { subject, ...content } = writeMoneyMail({ mail, language: recipient.language, byName, shopName, publicUrl })
  return { to: recipient.email, subject, bodies: () => renderMail(content) }
}
