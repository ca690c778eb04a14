import { pageIn, pages } from '#contract/pages.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import type { Ctx } from '#modules/context.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { lockSubmission } from './submission.ts'
import { replyMailKey } from './reply-mail-job.ts'
import { supportMailKey } from './support-mail-job.ts'

/** Handles `replyMailJob`. Safe to run twice; `ctx.db` must not be a transaction. */
export async function sendReplyMail(ctx: Ctx, { mailer, publicUrl }: MailServices, { id }: { id: string }): Promise<void> {
  await mailer.sendOnce(ctx.db, replyMailKey(id), (db) => findMail({ ...ctx, db }, publicUrl, id))
}

/** In the language of the message, without anything that the visitor typed: visitors can enter other people's addresses. */
async function findMail(ctx: Ctx, publicUrl: string, id: string): Promise<Mail | undefined> {
  const reply = await ctx.db.selectFrom('message_replies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!reply) return undefined
  const { contact_message_id: contactId, preorder_request_id: preorderId } = reply
  const submission =
    contactId === null ? await lockSubmission(ctx, 'preorder', preorderId ?? '') : await lockSubmission(ctx, 'contact', contactId)
  if (!submission) return undefined
  const { shop_name: shop } = await getSettings(ctx)
  const { language } = submission
  const t = serverTranslator('replies', language)
  return {
    to: submission.email,
    subject: t('answer.subject', { shop }),
    isByPerson: true,
    follows: supportMailKey({ form: submission.form, id: contactId ?? preorderId ?? '', reader: 'sender' }),
    bodies: () =>
      renderMail({
        language,
        sender: { name: shop, url: publicUrl },
        preview: t('answer.preview'),
        title: t(`answer.title.${submission.form}`),
        blocks: [{ kind: 'paragraph', text: reply.text }],
        footer: [t('footer.why', { shop }), t('footer.contact', { url: publicUrl + pageIn(language, pages.contact()) })],
      }),
  }
}
