import { prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { renderLetter } from '#kit/mail/letter/render-letter.ts'
import type { Letter, Mailer } from '#kit/mail/mailer.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import type { AccountMail, AccountMailKind, LetterAccount } from './account-mail-job.ts'
import { issueAccountToken, type TokenPurpose } from '../sign-in/account-tokens.ts'
import { lockLetterAccount } from '../lock-letter-account.ts'
import { writeAccountLetter } from './write-account-letter.ts'

export type AccountMailServices = {
  mailer: Mailer
  /** Without a slash at the end; every link starts with it, whatever a request's headers said. */
  publicUrl: string
}

/** Handles `accountMailJob`: safe to run twice. `ctx.db` must be no transaction. */
export async function sendAccountMail(ctx: Ctx, { mailer, publicUrl }: AccountMailServices, mail: AccountMail): Promise<void> {
  await mailer.sendOnce(ctx.db, `account:${mail.kind}:${mail.occasion}`, (db) => findLetter({ ...ctx, db }, publicUrl, mail))
}

async function findLetter(ctx: Ctx, publicUrl: string, mail: AccountMail): Promise<Letter | undefined> {
  const account = await lockLetterAccount(ctx.db, mail)
  if (!account) return undefined
  const { shop_name: shopName } = await getSettings(ctx)
  const base = publicUrl + prefixOf(account.language)
  const url = await linkOf(ctx, base, account, mail)
  const { subject, ...content } = writeAccountLetter({ ...mail, account, url, shopName, publicUrl, at: ctx.clock.now() })
  const to = mail.kind === 'email_change' && mail.newEmail !== undefined ? mail.newEmail : account.email
  return { to, subject, bodies: () => renderLetter(content) }
}

const purposes: Partial<Record<AccountMailKind, TokenPurpose>> = {
  confirmation: 'confirmation',
  password_reset: 'password_reset',
  magic_link: 'magic_link',
  email_change: 'email_change',
  email_change_note: 'email_change_undo',
}

async function linkOf(ctx: Ctx, base: string, account: LetterAccount, mail: AccountMail): Promise<string> {
  const { kind, newEmail, returnPath, askedAt, sessionId } = mail
  const purpose = purposes[kind]
  if (!purpose) return base + pages.forgotPassword()
  const email = purpose === 'email_change' && newEmail !== undefined ? newEmail : account.email
  // A promise that was made before askedAt was noted is as old as its letter, at the least.
  const asked =
    purpose === 'email_change_undo' ? { askedAt: askedAt === undefined ? ctx.clock.now() : new Date(askedAt), sessionId } : undefined
  const token = await issueAccountToken(ctx, { accountId: account.id, purpose, email, asked })
  return base + pages.authCallback({ type: purpose, token, returnUrl: returnPath })
}
