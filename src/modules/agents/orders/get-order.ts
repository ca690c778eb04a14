import { pages } from '#contract/pages.ts'
import type { UcpAsk } from '../door/ucp-ask.ts'
import { type Answer, notFound } from '../outcome.ts'
import { requireSigned } from '../signatures/require-signed.ts'
import { findAgentOrder } from './agent-order-store.ts'
import { presentOrder } from './present-order.ts'

/** GET /orders/{id}: only for signed requests of the platform whose checkout became this order. Throws a Refusal (401). */
export async function getOrder({ ctx, caller, shop: { publicUrl }, id }: UcpAsk): Promise<Answer> {
  requireSigned(caller)
  const found = await findAgentOrder(ctx, caller.platformId, id)
  if (!found) return notFound(caller.version, publicUrl + pages.trackOrder())
  return { status: 200, body: await presentOrder(ctx, { ...found, version: caller.version }, publicUrl) }
}
