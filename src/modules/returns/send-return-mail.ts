import { prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { money } from '#contract/rules/money.ts'
import { formatGoods } from '#contract/messages/format-goods.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { type MailContent, renderMail } from '#kit/mail/message/render-mail.ts'
import type { Ctx } from '#modules/context.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { getSettings } from '#modules/settings/index.ts'
import { type AreaTranslator, formatMoney, serverTranslator } from '#modules/server-translator.ts'
import type { ReturnMail } from './return-mail-job.ts'
import { returnColumns, type ReturnRow } from './return-store.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

/** Handles `returnMailJob`. Safe to run twice; `ctx.db` must not be a transaction. */
export async function sendReturnMail(ctx: Ctx, services: MailServices, mail: ReturnMail): Promise<void> {
  await services.mailer.sendOnce(ctx.db, `return:${mail.occasion}`, (db) => findMail({ ...ctx, db }, services.publicUrl, mail))
}

/** Returns undefined if the return was deleted or has another status now; a later mail reports that one. */
async function findMail(ctx: Ctx, publicUrl: string, { returnId, kind }: ReturnMail): Promise<Mail | undefined> {
  const row = await ctx.db
    .selectFrom('order_returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(returnColumns)
    .select(['o.order_number', 'o.email', 'o.language', 'o.account_id'])
    .where('r.id', '=', returnId)
    .forUpdate()
    .executeTakeFirst()
  if (row?.status !== kind) return undefined
  const language = spokenLanguage(ctx, row.language)
  const { shop_name: shop } = await getSettings(ctx)
  const t = serverTranslator('return-mail', language)
  const number = row.order_number
  const base = publicUrl + prefixOf(language)
  const said = kind === 'accepted' || kind === 'refused' ? row.answer : null
  const content: MailContent = {
    language,
    sender: { name: shop, url: publicUrl },
    preview: t(`${kind}.preview`),
    title: t(`${kind}.title`),
    blocks: [
      { kind: 'paragraph', text: kind === 'settled' ? settledText(t, row) : t(`${kind}.text`, { number }) },
      ...(said === null ? [] : [{ kind: 'paragraph', text: said } as const]),
      {
        kind: 'paragraph',
        text: row.items.map(formatGoods).join('\n'),
      },
      { kind: 'button', label: t('button'), url: base + (row.account_id === null ? pages.trackOrder() : pages.accountOrder(row.order_id)) },
    ],
    footer: [t('why', { shop })],
  }
  return { to: row.email, subject: t(`${kind}.subject`, { number }), bodies: () => renderMail(content) }
}

function settledText(t: AreaTranslator<'return-mail'>, { outcome, refunded, exchange_order }: ReturnRow): string {
  if (outcome === 'refund' && refunded !== null) return t('settled.refund', { amount: formatMoney(money(refunded)) })
  return outcome === 'exchange' ? t('settled.exchange', { number: exchange_order ?? '' }) : t('settled.nothing')
}
