import { prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { type MailContent, renderMail } from '#kit/mail/message/render-mail.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import type { Ctx } from '#modules/context.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { getSettings } from '#modules/settings/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { NewsletterMail } from './newsletter-mail-job.ts'
import { issueNewsletterToken } from './newsletter-tokens.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

/** Handles `newsletterMailJob`: safe to run twice. `ctx.db` must not be a transaction. */
export async function sendNewsletterMail(
  ctx: Ctx,
  { mailer, publicUrl }: MailServices,
  { subscriberId, occasion }: NewsletterMail,
): Promise<void> {
  await mailer.sendOnce(ctx.db, `newsletter:confirm:${occasion}`, (db) => findMail({ ...ctx, db }, publicUrl, subscriberId))
}

async function findMail(ctx: Ctx, publicUrl: string, subscriberId: string): Promise<Mail | undefined> {
  const subscriber = await ctx.db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'language', 'status'])
    .where('id', '=', subscriberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!subscriber || subscriber.status === 'confirmed') return undefined
  const language = spokenLanguage(ctx, subscriber.language)
  const [confirm, unsubscribe] = [
    await issueNewsletterToken(ctx, subscriberId, 'confirm'),
    await issueNewsletterToken(ctx, subscriberId, 'unsubscribe'),
  ]
  const { shop_name: shop } = await getSettings(ctx)
  const t = serverTranslator('replies', language)
  const base = publicUrl + prefixOf(language)
  const unsubscribeUrl = base + pages.unsubscribe(unsubscribe)
  const content: MailContent = {
    language,
    sender: { name: shop, url: publicUrl },
    preview: t('newsletter.mail.preview'),
    title: t('newsletter.mail.title'),
    blocks: [
      { kind: 'paragraph', text: t('newsletter.mail.text', { shop }) },
      { kind: 'button', label: t('newsletter.mail.button'), url: base + pages.newsletterConfirm(confirm) },
      { kind: 'paragraph', text: t('newsletter.mail.ignore') },
    ],
    footer: [
      t('newsletter.mail.why', { shop }),
      t('newsletter.mail.unsubscribe', { url: unsubscribeUrl }),
      t('newsletter.mail.preferences', { url: base + pages.newsletterPreferences(unsubscribe) }),
    ],
  }
  return {
    to: subscriber.email,
    subject: t('newsletter.mail.subject', { shop }),
    headers: unsubscribeHeaders(unsubscribeUrl),
    bodies: () => renderMail(content),
  }
}
