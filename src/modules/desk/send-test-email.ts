import type { Language } from '#contract/languages.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { newId } from '#kit/ids.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { formatMoment, serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'

type TestEmail = { email: string; language: Language }
type Sending = { mailer: Mailer; publicUrl: string }

/** Sends a mail while staff wait, so that the mail server's message can be shown. Throws mail_failed (502). */
export async function sendTestEmail(
  ctx: Ctx,
  { mailer, publicUrl }: Sending,
  { email, language }: TestEmail,
): Promise<{ message: string }> {
  const t = serverTranslator('mail', language)
  const { shop_name: shop } = await getSettings(ctx)
  const id = newId()
  const content = {
    language,
    sender: { name: shop, url: publicUrl },
    preview: t('test.preview'),
    title: t('test.title'),
    blocks: [{ kind: 'paragraph' as const, text: t('test.text', { shop, at: formatMoment(language, ctx.clock.now()) }) }],
    footer: [t('test.footer', { shop }), publicUrl + pageIn(language, pages.home())],
  }
  try {
    await mailer.sendOnce(ctx.db, `test:${id}`, () =>
      Promise.resolve({ to: email, subject: t('test.subject', { shop }), bodies: () => renderMail(content) }),
    )
  } catch (error) {
    refuse('mail_failed', { reason: error instanceof Error ? error.message : String(error) }, { cause: error })
  }
  await recordChange(ctx, { action: 'mail.test', entity: 'mail', entityId: id })
  return { message: sentTo(email, ctx.language) }
}

function sentTo(email: string, language: Language): string {
  const t = serverTranslator('mail', language)
  return t('test.sent', { email })
}
