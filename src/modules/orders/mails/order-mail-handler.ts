import type { MailImage } from '#kit/mail/mailer.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import type { Ctx } from '#modules/context.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { writeOrderMail } from './write-order-mail.ts'
import { findOrderMail, type OrderOccasion } from './find-order-mail.ts'
import type { OrderMail } from './order-mail.ts'
import { codeToShow, paymentImages } from './payment-blocks.ts'
import { pickupCodeImage } from './pickup-blocks.ts'

export type OrderMailServices = MailServices & {
  pickupCode: (ctx: Ctx, order: { orderId: string; eventId: string }) => Promise<string>
}

/** Handles `orderMailJob`: safe to run twice, and concurrently. `ctx.db` must not be a transaction. */
export async function sendOrderMail(
  ctx: Ctx,
  { mailer, publicUrl, pickupCode }: OrderMailServices,
  occasion: OrderOccasion,
): Promise<void> {
  await mailer.sendOnce(ctx.db, `order:${occasion.orderId}:${occasion.kind}:${occasion.occasion}`, async (db) => {
    const mail = await findOrderMail({ ...ctx, db }, occasion, publicUrl)
    if (!mail) return undefined
    const { subject, ...content } = writeOrderMail(mail)
    const images = [...paymentImages(mail), ...(await pickupImages({ ...ctx, db }, mail, pickupCode))]
    return { to: mail.order.email, subject, images, bodies: () => renderMail(content) }
  })
}

async function pickupImages(ctx: Ctx, mail: OrderMail, pickupCode: OrderMailServices['pickupCode']): Promise<MailImage[]> {
  const { id: orderId, order_number: number, pickup } = mail.order
  if (!pickup || codeToShow(mail) === undefined) return []
  return [pickupCodeImage(number, await pickupCode(ctx, { orderId, eventId: pickup.event_id }))]
}
