import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { readQrCode } from '#kit/images/read-qr-code.ts'
import { requireUnchanged, type SentImage } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { addImage, redrawImage } from '#modules/media/index.ts'
import { readMerchantPayload } from '#contract/rules/duitnow/merchant-payload.ts'
import { saveMethod } from './change-method.ts'
import { lockMethod } from './method-store.ts'
import { presentMethodForAdmin } from './present-method.ts'

const mostMb = 10
const sidePx = 1600

export const admitMethodImage = (): Promise<Admission> => Promise.resolve({ mostMb })

/** `code` says which kind of code the image contains. A DuitNow code of a QR method is stored; any other image deletes the earlier code. */
export type MethodWithCode = AdminPaymentMethod & { code: 'duitnow' | 'other' | 'none' }

/**
 * Keeps a size that scanners read. Throws payment_method_not_found, changed_meanwhile, details_waiting, and the refusals of `redrawImage`.
 */
export async function setMethodImage(ctx: Ctx, id: string, { file, expected_updated_at }: SentImage): Promise<MethodWithCode> {
  const drawn = await redrawImage(ctx, file, { shape: 'inside', sidePx, format: 'png' })
  const text = await ctx.imageQueue.run(() => readQrCode(drawn))
  const { key } = await addImage(ctx, drawn)
  return inTransaction(ctx, async (inside) => {
    const method = await lockMethod(inside, id)
    requireUnchanged(presentMethodForAdmin(inside, method), expected_updated_at)
    const read = text === undefined || method.type !== 'qr_code' ? undefined : readMerchantPayload(text)
    const payload = read === undefined || 'fault' in read ? null : read.payload
    const after = await saveMethod(inside, method, { details: { picture_key: key, duitnow_payload: payload } })
    return { ...after, code: payload !== null ? 'duitnow' : text === undefined ? 'none' : 'other' }
  })
}

/** Requires a transaction; throws payment_method_not_found, details_waiting. */
export async function removeMethodImage(ctx: Ctx, id: string): Promise<AdminPaymentMethod> {
  return saveMethod(ctx, await lockMethod(ctx, id), { details: { picture_key: null, duitnow_payload: null } })
}
