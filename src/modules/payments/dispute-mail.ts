import { z } from 'zod'
import { defaultLanguage } from '#contract/languages.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { defineJob } from '#kit/jobs/jobs.ts'
import { type LetterContent, renderLetter } from '#kit/mail/letter/render-letter.ts'
import type { Letter, Mailer } from '#kit/mail/mailer.ts'
import { plainAddress } from '#kit/mail/plain-address.ts'
import type { Ctx } from '#modules/context.ts'
import { presentOrderForCustomer } from '#modules/orders/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { serverWords } from '#modules/words.ts'

export const disputeMailJob = defineJob({
  name: 'dispute-mail',
  payload: z.strictObject({
    orderId: z.uuid(),
    provider: z.enum(['stripe', 'paypal', 'sandbox']),
    reference: z.string(),
    state: z.enum(['opened', 'won', 'lost']),
    /** As it stands in the order's history. */
    note: z.string(),
  }),
  // With doubling pauses from two seconds on, some four hours: longer than most outages of a mail provider.
  retryLimit: 12,
})
export type DisputeMail = z.infer<typeof disputeMailJob.payload>

type Services = { mailer: Mailer; publicUrl: string; mailFrom: string }

/** Handles `disputeMailJob`, for whoever reads what visitors write: safe to run twice. `ctx.db` must be no transaction. */
export async function sendDisputeMail(ctx: Ctx, services: Services, mail: DisputeMail): Promise<void> {
  const { provider, reference, state } = mail
  await services.mailer.sendOnce(ctx.db, `dispute:${provider}:${reference}:${state}`, (db) =>
    writeDisputeMail({ ...ctx, db }, services, mail),
  )
}

async function writeDisputeMail(ctx: Ctx, { publicUrl, mailFrom }: Services, { orderId, state, note }: DisputeMail): Promise<Letter> {
  const { order_number: number } = await presentOrderForCustomer(ctx, orderId)
  const { contact_email, shop_name } = await getSettings(ctx)
  const t = serverWords('payments', defaultLanguage)
  const title = t(`dispute.title.${state}`, { number })
  const content: LetterContent = {
    language: defaultLanguage,
    sender: { name: shop_name, url: publicUrl },
    preview: note,
    title,
    blocks: [
      { kind: 'paragraph', text: note },
      { kind: 'button', label: t('dispute.open'), url: publicUrl + pageIn(defaultLanguage, pages.adminOrder(number)) },
    ],
    footer: [t('dispute.footer')],
  }
  return { to: contact_email === '' ? plainAddress(mailFrom) : contact_email, subject: title, bodies: () => renderLetter(content) }
}
