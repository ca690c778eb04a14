import type { PayLink } from '#contract/admin-orders.ts'
import { knownLanguage } from '#contract/languages.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { awaitsMoney } from '#contract/rules/order-states.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { drawQrCode } from '#kit/images/draw-qr-code.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { auditedOrder } from '../change/audited-order.ts'
import { lockOrder } from '../change/lock-order.ts'
import { issueGuestToken } from './guest-tokens.ts'

type Opening = {
  publicUrl: string
  language: string
  orderId: string
  token: string
}

/** Returns the order's page in its buyer's language, with a token that opens it without signing in. */
export function payLinkOf({ publicUrl, language, orderId, token }: Opening): string {
  return `${publicUrl}${pageIn(knownLanguage(language), pages.order(orderId))}?token=${encodeURIComponent(token)}`
}

/** Earlier links stay valid. Throws NotFound, or order_not_payable (409) if the order does not await payment. */
export async function makePayLink(ctx: Ctx, { id, publicUrl }: { id: string; publicUrl: string }): Promise<PayLink> {
  const order = await lockOrder(ctx, id)
  if (!awaitsMoney(order)) refuse('order_not_payable')
  const token = await issueGuestToken(ctx, id)
  if (token === undefined) throw new NotFound()
  await recordChange(ctx, { action: 'order.pay_link', ...auditedOrder(order) })
  const url = payLinkOf({ publicUrl, language: order.language, orderId: id, token })
  return { url, qr: drawQrCode(url) }
}
