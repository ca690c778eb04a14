import { drawQrCodePng } from '#kit/images/draw-qr-code.ts'
import { newId } from '#kit/ids.ts'
import { addImage } from '#modules/media/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { type DemoPaymentMethod, demoPaymentMethods } from './payment-methods.ts'

/** A width that responses offer, so scaling keeps the squares sharp. */
const qrWidthPx = 960

/** Loads the demo's payment methods with their QR codes. Leaves a shop that has any unchanged. */
export async function loadDemoPaymentMethods(ctx: Ctx): Promise<void> {
  const some = await ctx.db.selectFrom('payment_methods').select('id').limit(1).executeTakeFirst()
  if (some) return
  await inTransaction(ctx, async (inner) => {
    for (const [place, method] of demoPaymentMethods.entries()) {
      await inner.db
        .insertInto('payment_methods')
        .values(await rowOf(inner, method, place + 1))
        .execute()
    }
  })
}

async function rowOf(
  ctx: Ctx,
  { type, title, description, instructions, duitnow, qrText = duitnow, bank, countries = [] }: DemoPaymentMethod,
  displayOrder: number,
) {
  const image = qrText === undefined ? undefined : await addImage(ctx, Buffer.from(await drawQrCodePng(qrText, qrWidthPx)))
  const textsIn = (language: 'ru' | 'kk') => ({
    title: title[language],
    description: description[language],
    instructions: instructions[language],
  })
  return {
    id: newId(),
    type,
    title: title.en,
    description: description.en,
    instructions: instructions.en,
    translations: JSON.stringify({ ru: textsIn('ru'), kk: textsIn('kk') }),
    picture_key: image?.key ?? null,
    duitnow_payload: duitnow ?? null,
    ...bank,
    countries,
    show_bank_details: bank !== undefined,
    display_order: displayOrder,
  }
}
