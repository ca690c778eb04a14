import { prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import type { MailServices } from '#modules/mail-services.ts'
import type { AccountMail, AccountMailKind, MailRecipient } from './account-mail-job.ts'
import { issueAccountToken, type TokenPurpose } from '../sign-in/account-tokens.ts'
import { lockMailRecipient } from '../lock-mail-recipient.ts'
import { writeAccountMail } from './write-account-mail.ts'

/** Handles `accountMailJob`: safe to run twice. `ctx.db` must not be a transaction. */
export async function sendAccountMail(ctx: Ctx, { mailer, publicUrl }: MailServices, mail: AccountMail): Promise<void> {
  await mailer.sendOnce(ctx.db, `account:${mail.kind}:${mail.occasion}`, (db) => findMail({ ...ctx, db }, publicUrl, mail))
}

async function findMail(ctx: Ctx, publicUrl: string, mail: AccountMail): Promise<Mail | undefined> {
  const account = await lockMailRecipient(ctx, mail)
  if (!account) return undefined
  const { shop_name: shopName } = await getSettings(ctx)
  const base = publicUrl + prefixOf(account.language)
  const url = await linkOf(ctx, base, account, mail)
  const { subject, ...content } = writeAccountMail({ ...mail, account, url, shopName, publicUrl, at: ctx.clock.now() })
  const to = mail.kind === 'email_change' && mail.newEmail !== undefined ? mail.newEmail : account.email
  return { to, subject, bodies: () => renderMail(content) }
}

const purposes: Partial<Record<AccountMailKind, TokenPurpose>> = {
  confirmation: 'confirmation',
  password_reset: 'password_reset',
  magic_link: 'magic_link',
  email_change: 'email_change',
  email_change_note: 'email_change_undo',
}

async function linkOf(ctx: Ctx, base: string, account: MailRecipient, mail: AccountMail): Promise<string> {
  const { kind, newEmail, returnPath, askedAt, sessionId, owesPassword } = mail
  const purpose = purposes[kind]
  if (!purpose) return base + pages.forgotPassword()
  const email = purpose === 'email_change' && newEmail !== undefined ? newEmail : account.email
  // Jobs created before `askedAt` existed: the request is at least as old as its mail.
  const asked =
    purpose === 'email_change_undo' ? { askedAt: askedAt === undefined ? ctx.clock.now() : new Date(askedAt), sessionId } : undefined
  const token = await issueAccountToken(ctx, { accountId: account.id, purpose, email, asked, owesPassword })
  return base + pages.authCallback({ type: purpose, token, returnUrl: returnPath })
}
