import { NotFound } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import { drawQrCode } from '#kit/images/draw-qr-code.ts'
import type { Limit } from '#kit/limits/limits.ts'
import type { RequestContext } from '#modules/context.ts'
import { both, hasId, isVisible } from './order-access.ts'
import { getDetails } from './get-order.ts'
import { duitnowPayloadOf } from './order-presenter.ts'

/** Limited, because each is drawn on request. */
const codesByAddress: Limit = { name: 'payment-codes-by-address', points: 300, perSeconds: 600 }

/** Returns the DuitNow code that pays exactly this order, if the visitor may see it. Throws NotFound otherwise and if there is none. */
export async function readPaymentCode({ ctx, guestTokens, limits, address }: RequestContext, orderId: string): Promise<Response> {
  if (!isId(orderId)) throw new NotFound()
  const details = await getDetails(ctx, both(hasId(orderId), isVisible({ actor: ctx.actor, guestTokens })))
  await limits.take(codesByAddress, address)
  const payload = duitnowPayloadOf(details)
  if (payload === null) throw new NotFound()
  return new Response(drawQrCode(payload), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
  })
}
