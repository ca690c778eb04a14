import { type Language } from '#contract/languages.ts'
import { money } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { wantsOrderUpdates } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { issueGuestToken } from '../read/guest-tokens.ts'
import { payLinkOf } from '../read/pay-links.ts'
import type { OrderMail } from './order-mail.ts'
import { hasId } from '../read/order-access.ts'
import { findOrderDetails } from '../read/order-details.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'
import { presentForCustomer } from '../read/order-presenter.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

/** Mails that an account can turn off. The others require an action or bring bad news. */
const progressNews: ReadonlySet<OrderMailKind> = new Set(['processing', 'shipped', 'completed'])

export type OrderOccasion = { orderId: string; kind: OrderMailKind; occasion: string }

/** Returns the mail with a fresh guest link; undefined if none is due. Locks the order, so its buyer stays until the transaction ends. */
export async function findOrderMail(
  ctx: Ctx,
  { orderId, kind, occasion }: OrderOccasion,
  publicUrl: string,
): Promise<OrderMail | undefined> {
  await ctx.db.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().execute()
  const details = await findOrderDetails(ctx.db, hasId(orderId))
  if (!details || details.email === '') return undefined
  const sent = await findOccasion(ctx, { orderId, kind, occasion })
  const isSale = details.channel === 'counter'
  const isNews = progressNews.has(kind) && !sent.isAgain && !isSale
  if (isNews && details.account_id && !(await wantsOrderUpdates(ctx, details.account_id))) return undefined
  const token = await issueGuestToken(ctx, orderId)
  if (token === undefined) return undefined
  const settings = await getSettings(ctx)
  const language = spokenLanguage(ctx, details.language)
  return {
    kind,
    isSale,
    language,
    order: presentForCustomer(ctx, details, settings),
    ...(await findStep(ctx, sent.occasion, { language, accountId: details.account_id })),
    ...(kind === 'proof_refused' ? { reason: details.proof_refusal ?? undefined } : {}),
    orderUrl: payLinkOf({ publicUrl, language, orderId, token }),
    publicUrl,
    shopName: settings.shop_name,
  }
}

/** A mail sent again by staff is about the same step as the first one, and ignores the account's mail settings. */
async function findOccasion({ db }: Ctx, { orderId, kind, occasion }: OrderOccasion): Promise<{ isAgain: boolean; occasion: string }> {
  const step = await db.selectFrom('order_history').select('kind').where('id', '=', occasion).executeTakeFirst()
  if (step?.kind !== 'mail') return { isAgain: false, occasion }
  const first = await db
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', orderId)
    .where('is_internal', '=', false)
    .where((eb) => (kind === 'refunded' ? eb('kind', '=', 'refund') : eb(eb.cast<string>('status', 'text'), '=', kind)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { isAgain: true, occasion: first?.id ?? occasion }
}

/** Returns the step's note for the buyer and its amount. Omits a buyer's own reason, since the mail may go to another person. */
async function findStep(
  { db }: Ctx,
  occasion: string,
  { language, accountId }: { language: Language; accountId: string | null },
): Promise<Pick<OrderMail, 'reason' | 'amount'>> {
  const step = await db
    .selectFrom('order_history')
    .select(['kind', 'note', 'amount', 'is_internal', 'account_id'])
    .where('id', '=', occasion)
    .executeTakeFirst()
  if (!step || step.is_internal) return { reason: undefined, amount: undefined }
  const t = serverTranslator('mail', language)
  const isOfBuyer = step.kind === 'status' && (step.account_id === null || step.account_id === accountId)
  return {
    reason: step.kind === 'expired' ? t('cancelled.expired') : isOfBuyer ? undefined : (step.note ?? undefined),
    amount: step.amount === null ? undefined : money(step.amount),
  }
}
