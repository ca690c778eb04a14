import type { Mailer } from '#kit/mail/mailer.ts'
import type { Ctx } from '#modules/context.ts'
import { findOrderLetter, type OrderOccasion } from './order-mail-letter.ts'

export type MailServices = {
  mailer: Mailer
  /** Without a slash at the end. */
  publicUrl: string
}

/** Handles `orderMailJob`: safe to run twice, and at the same time. `ctx.db` must be no transaction. */
export async function sendOrderMail(ctx: Ctx, { mailer, publicUrl }: MailServices, occasion: OrderOccasion): Promise<void> {
  const dedupeKey = `order:${occasion.orderId}:${occasion.kind}:${occasion.occasion}`
  if (await mailer.isSent(ctx.db, dedupeKey)) return
  const letter = await findOrderLetter(ctx, occasion, publicUrl)
  if (!letter) return
  const { composeOrderMail } = await import('./compose-order-mail.ts')
  await mailer.sendOnce(ctx.db, { dedupeKey, to: letter.order.email, ...(await composeOrderMail(letter)) })
}
