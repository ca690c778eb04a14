import { renderMail } from '#kit/mail/message/render-mail.ts'
import type { Ctx } from '#modules/context.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { writeOrderMail } from './write-order-mail.ts'
import { findOrderMail, type OrderOccasion } from './find-order-mail.ts'

/** Handles `orderMailJob`: safe to run twice, and concurrently. `ctx.db` must not be a transaction. */
export async function sendOrderMail(ctx: Ctx, { mailer, publicUrl }: MailServices, occasion: OrderOccasion): Promise<void> {
  await mailer.sendOnce(ctx.db, `order:${occasion.orderId}:${occasion.kind}:${occasion.occasion}`, async (db) => {
    const mail = await findOrderMail({ ...ctx, db }, occasion, publicUrl)
    if (!mail) return undefined
    const { subject, ...content } = writeOrderMail(mail)
    return { to: mail.order.email, subject, bodies: () => renderMail(content) }
  })
}
