import { knownLanguage, prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { type MailContent, renderMail } from '#kit/mail/message/render-mail.ts'
import type { Mail, Mailer } from '#kit/mail/mailer.ts'
import { listProductsByIds } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { StockNoticeMail } from './stock-notice-mail-job.ts'
import { issueToken } from './stock-notice-tokens.ts'
import { isBack } from './tell-who-waits.ts'

export type StockNoticeServices = {
  mailer: Mailer
  /** Without a trailing slash. */
  publicUrl: string
}

/** Handles `stockNoticeMailJob`: safe to run twice. `ctx.db` must not be a transaction. */
export async function sendStockNoticeMail(
  ctx: Ctx,
  services: StockNoticeServices,
  { noticeId, kind, occasion }: StockNoticeMail,
): Promise<void> {
  const key = kind === 'back' ? `stock-notice:back:${noticeId}` : `stock-notice:confirm:${occasion}`
  const outcome = await services.mailer.sendOnce(ctx.db, key, (db) => findMail({ ...ctx, db }, services.publicUrl, noticeId, kind))
  if (kind !== 'back') return
  // Sold again before its mail was written: they wait on.
  if (outcome === 'not_wanted') await ctx.db.updateTable('stock_notices').set({ told_at: null }).where('id', '=', noticeId).execute()
  else await ctx.db.deleteFrom('stock_notices').where('id', '=', noticeId).execute()
}

async function findMail(ctx: Ctx, publicUrl: string, noticeId: string, kind: StockNoticeMail['kind']): Promise<Mail | undefined> {
  const notice = await ctx.db.selectFrom('stock_notices').selectAll().where('id', '=', noticeId).forUpdate().executeTakeFirst()
  if (!notice || notice.status !== (kind === 'back' ? 'waiting' : 'pending')) return undefined
  if (kind === 'back' && !(await isBack(ctx.db, noticeId, ctx.clock.now()))) return undefined
  const to = notice.account_id === null ? notice.email : await findAccountEmail(ctx, notice.account_id)
  if (to === undefined) return undefined
  const language = knownLanguage(notice.language)
  const [product] = await listProductsByIds({ ...ctx, language }, [notice.product_id])
  if (!product) return undefined
  const variation = product.variations.find(({ id }) => id === notice.variation_id)?.name
  const thing = [product.translation.name, product.variations.length > 1 ? variation : undefined, notice.size].filter(Boolean).join(', ')
  const { shop_name: shop } = await getSettings(ctx)
  const t = serverTranslator('replies', language)
  const base = publicUrl + prefixOf(language)
  const head = { language, sender: { name: shop, url: publicUrl } }
  if (kind === 'back') {
    const content: MailContent = {
      ...head,
      preview: t('stockNotice.back.preview'),
      title: t('stockNotice.back.title', { thing }),
      blocks: [
        { kind: 'paragraph', text: t('stockNotice.back.text', { thing }) },
        { kind: 'button', label: t('stockNotice.back.button'), url: base + pages.product(product.slug) },
      ],
      footer: [t('stockNotice.back.why', { shop })],
    }
    return { to, subject: t('stockNotice.back.subject', { thing }), bodies: () => renderMail(content) }
  }
  const confirmUrl = base + pages.stockNoticeConfirm(await issueToken(ctx, noticeId, 'confirm'))
  const withdrawUrl = base + pages.stockNoticeWithdraw(await issueToken(ctx, noticeId, 'withdraw'))
  const content: MailContent = {
    ...head,
    preview: t('stockNotice.confirm.preview'),
    title: t('stockNotice.confirm.title'),
    blocks: [
      { kind: 'paragraph', text: t('stockNotice.confirm.text', { thing }) },
      { kind: 'button', label: t('stockNotice.confirm.button'), url: confirmUrl },
      { kind: 'paragraph', text: t('stockNotice.confirm.ignore') },
    ],
    footer: [t('footer.why', { shop }), t('stockNotice.confirm.withdraw', { url: withdrawUrl })],
  }
  return { to, subject: t('stockNotice.confirm.subject', { thing }), bodies: () => renderMail(content) }
}

/** Nobody's any more, or of somebody who may not come in: no mail. */
async function findAccountEmail({ db }: Ctx, accountId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .select('u.email')
    .where('u.id', '=', accountId)
    .where('p.deactivated_at', 'is', null)
    .executeTakeFirst()
  return account?.email
}
