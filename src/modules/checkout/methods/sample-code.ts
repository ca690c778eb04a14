import { drawQrCode } from '#kit/images/draw-qr-code.ts'
import type { Ctx } from '#modules/context.ts'
import { payloadFor } from '#contract/rules/duitnow/merchant-payload.ts'
import { refuse } from '#modules/refuse.ts'
import { getMethod } from './method-store.ts'

/** Draws a code for a test with a bank's app, the waiting one if there is one. Throws payment_method_not_found. */
export async function drawSampleCode(ctx: Pick<Ctx, 'db'>, id: string): Promise<{ payload: string; image: string }> {
  const { duitnow_payload, waiting } = await getMethod(ctx, id)
  const merchant = waiting?.details.duitnow_payload ?? duitnow_payload
  const payload = merchant === null ? undefined : payloadFor(merchant, { amount: 1, reference: 'TEST' })
  if (payload === undefined) refuse('payment_method_not_found')
  return { payload, image: `data:image/svg+xml;base64,${Buffer.from(drawQrCode(payload)).toString('base64')}` }
}
