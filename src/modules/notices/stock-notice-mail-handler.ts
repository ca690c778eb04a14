import { prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { type MailContent, renderMail } from '#kit/mail/message/render-mail.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { getSettings } from '#modules/settings/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { StockNoticeMail } from './stock-notice-mail-job.ts'
import { issueToken } from './stock-notice-tokens.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

/** Handles `stockNoticeMailJob`: safe to run twice. `ctx.db` must not be a transaction. */
export async function sendStockNoticeMail(ctx: Ctx, services: MailServices, { noticeId, occasion }: StockNoticeMail): Promise<void> {
  await services.mailer.sendOnce(ctx.db, `stock-notice:confirm:${occasion}`, (db) => findMail({ ...ctx, db }, services.publicUrl, noticeId))
}

async function findMail(ctx: Ctx, publicUrl: string, noticeId: string): Promise<Mail | undefined> {
  const notice = await ctx.db.selectFrom('stock_notices').selectAll().where('id', '=', noticeId).forUpdate().executeTakeFirst()
  if (notice?.status !== 'pending') return undefined
  const language = spokenLanguage(ctx, notice.language)
  const [product] = await listProductsByIds({ ...ctx, language }, [notice.product_id])
  if (!product) return undefined
  const variation = product.variations.find(({ id }) => id === notice.variation_id)?.name
  const thing = [product.translation.name, product.variations.length > 1 ? variation : undefined, notice.size].filter(Boolean).join(', ')
  const { shop_name: shop } = await getSettings(ctx)
  const t = serverTranslator('replies', language)
  const base = publicUrl + prefixOf(language)
  const confirmUrl = base + pages.stockNoticeConfirm(await issueToken(ctx, noticeId, 'confirm'))
  const withdrawUrl = base + pages.stockNoticeWithdraw(await issueToken(ctx, noticeId, 'withdraw'))
  const content: MailContent = {
    language,
    sender: { name: shop, url: publicUrl },
    preview: t('stockNotice.confirm.preview'),
    title: t('stockNotice.confirm.title'),
    blocks: [
      { kind: 'paragraph', text: t('stockNotice.confirm.text', { thing }) },
      { kind: 'button', label: t('stockNotice.confirm.button'), url: confirmUrl },
      { kind: 'paragraph', text: t('stockNotice.confirm.ignore') },
    ],
    footer: [t('footer.why', { shop }), t('stockNotice.confirm.withdraw', { url: withdrawUrl })],
  }
  return { to: notice.email, subject: t('stockNotice.confirm.subject', { thing }), bodies: () => renderMail(content) }
}
