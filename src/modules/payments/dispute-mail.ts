import { z } from 'zod'
import { defaultLanguage } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pageIn } from '#contract/pages.ts'
import { defineJob } from '#kit/jobs/jobs.ts'
import { type MailContent, renderMail } from '#kit/mail/message/render-mail.ts'
import type { Mail, Mailer } from '#kit/mail/mailer.ts'
import { plainAddress } from '#kit/mail/plain-address.ts'
import type { Ctx } from '#modules/context.ts'
import { getOrderForCustomer } from '#modules/orders/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'

export const disputeMailJob = defineJob({
  name: 'dispute-mail',
  payload: z.strictObject({
    orderId: z.uuid(),
    provider: z.enum(['stripe', 'paypal', 'sandbox']),
    reference: z.string(),
    state: z.enum(['opened', 'won', 'lost']),
    note: z.string(),
  }),
  // Retries for about four hours, with pauses that double from 2 s. That is longer than most outages of a mail server.
  retryLimit: 12,
})
export type DisputeMail = z.infer<typeof disputeMailJob.payload>

type Services = { mailer: Mailer; publicUrl: string; mailFrom: string }

/** Handles `disputeMailJob`: sends a mail to the readers of the contact form. Safe to run twice; `ctx.db` must not be a transaction. */
export async function sendDisputeMail(ctx: Ctx, services: Services, mail: DisputeMail): Promise<void> {
  const { provider, reference, state } = mail
  await services.mailer.sendOnce(ctx.db, `dispute:${provider}:${reference}:${state}`, (db) =>
    writeDisputeMail({ ...ctx, db }, services, mail),
  )
}

async function writeDisputeMail(ctx: Ctx, { publicUrl, mailFrom }: Services, { orderId, state, note }: DisputeMail): Promise<Mail> {
  const { order_number: number } = await getOrderForCustomer(ctx, orderId)
  const { contact_email, shop_name } = await getSettings(ctx)
  const t = serverTranslator('payments', defaultLanguage)
  const title = t(`dispute.title.${state}`, { number })
  const content: MailContent = {
    language: defaultLanguage,
    sender: { name: shop_name, url: publicUrl },
    preview: note,
    title,
    blocks: [
      { kind: 'paragraph', text: note },
      { kind: 'button', label: t('dispute.open'), url: publicUrl + pageIn(defaultLanguage, adminPages.order(number)) },
    ],
    footer: [t('dispute.footer')],
  }
  return { to: contact_email === '' ? plainAddress(mailFrom) : contact_email, subject: title, bodies: () => renderMail(content) }
}
