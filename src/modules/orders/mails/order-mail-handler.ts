import { renderLetter } from '#kit/mail/letter/render-letter.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import type { Ctx } from '#modules/context.ts'
import { writeOrderLetter } from './order-letter.ts'
import { findOrderLetter, type OrderOccasion } from './order-mail-letter.ts'

export type MailServices = {
  mailer: Mailer
  /** Without a slash at the end. */
  publicUrl: string
}

/** Handles `orderMailJob`: safe to run twice, and at the same time. `ctx.db` must be no transaction. */
export async function sendOrderMail(ctx: Ctx, { mailer, publicUrl }: MailServices, occasion: OrderOccasion): Promise<void> {
  await mailer.sendOnce(ctx.db, `order:${occasion.orderId}:${occasion.kind}:${occasion.occasion}`, async (db) => {
    const letter = await findOrderLetter({ ...ctx, db }, occasion, publicUrl)
    if (!letter) return undefined
    const { subject, ...content } = writeOrderLetter(letter)
    return { to: letter.order.email, subject, bodies: () => renderLetter(content) }
  })
}
