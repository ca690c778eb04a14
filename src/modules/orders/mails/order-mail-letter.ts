import { knownLanguage, type Language } from '#contract/languages.ts'
import { money } from '#contract/rules/money.ts'
import { pageIn, pages } from '#contract/pages.ts'
import type { Ctx } from '#modules/context.ts'
import { wantsOrderUpdates } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'
import { serverWords } from '#modules/words.ts'
import { issueGuestToken } from '../read/guest-tokens.ts'
import type { OrderLetter } from './order-letter.ts'
import { hasId } from '../read/order-access.ts'
import { findOrderDetails } from '../read/order-details.ts'
import type { OrderMailKind } from './order-mail-job.ts'
import { presentForCustomer } from '../read/order-presenter.ts'

/** What an account may switch off in its settings; the other letters ask for something or carry bad news. */
const progressNews: ReadonlySet<OrderMailKind> = new Set(['processing', 'shipped', 'completed'])

export type OrderOccasion = { orderId: string; kind: OrderMailKind; occasion: string }

/**
 * What the letter has to tell, with a fresh link that opens the order without an account; undefined when the order or its buyer is
 * gone, or wants no such news. Locks the order until the transaction ends: nobody takes the buyer out of it meanwhile.
 */
export async function findOrderLetter(
  ctx: Ctx,
  { orderId, kind, occasion }: OrderOccasion,
  publicUrl: string,
): Promise<OrderLetter | undefined> {
  await ctx.db.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().execute()
  const details = await findOrderDetails(ctx.db, hasId(orderId))
  if (!details) return undefined
  if (progressNews.has(kind) && details.account_id && !(await wantsOrderUpdates(ctx, details.account_id))) return undefined
  const token = await issueGuestToken(ctx, orderId)
  if (token === undefined) return undefined
  const settings = await getSettings(ctx)
  const language = knownLanguage(details.language)
  return {
    kind,
    language,
    order: presentForCustomer(details, settings),
    ...(await findStep(ctx, occasion, { language, accountId: details.account_id })),
    ...(kind === 'proof_refused' ? { reason: details.proof_refusal ?? undefined } : {}),
    orderUrl: orderUrl(publicUrl, language, orderId, token),
    publicUrl,
    shopName: settings.shop_name,
  }
}

function orderUrl(publicUrl: string, language: Language, orderId: string, token: string): string {
  return `${publicUrl}${pageIn(language, pages.order(orderId))}?token=${encodeURIComponent(token)}`
}

/**
 * The note of the step that the letter is about, unless staff wrote it for each other, and the money that moved in it. A buyer's own
 * reason is not repeated: the letter may go to somebody else.
 */
async function findStep(
  { db }: Ctx,
  occasion: string,
  { language, accountId }: { language: Language; accountId: string | null },
): Promise<Pick<OrderLetter, 'reason' | 'amount'>> {
  const step = await db
    .selectFrom('order_history')
    .select(['kind', 'note', 'amount', 'is_internal', 'account_id'])
    .where('id', '=', occasion)
    .executeTakeFirst()
  if (!step || step.is_internal) return { reason: undefined, amount: undefined }
  const t = serverWords('mail', language)
  const isOfBuyer = step.kind === 'status' && (step.account_id === null || step.account_id === accountId)
  return {
    reason: step.kind === 'expired' ? t('cancelled.expired') : isOfBuyer ? undefined : (step.note ?? undefined),
    amount: step.amount === null ? undefined : money(step.amount),
  }
}
