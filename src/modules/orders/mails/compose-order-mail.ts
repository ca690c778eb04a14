import { renderLetter } from '#kit/mail/letter/render-letter.ts'
import { type OrderLetter, writeOrderLetter } from './order-letter.ts'

/** Subject and both bodies of one of the eight letters of an order. */
export async function composeOrderMail(letter: OrderLetter): Promise<{ subject: string; text: string; html: string }> {
  const content = writeOrderLetter(letter)
  return { subject: content.subject, ...(await renderLetter(content)) }
}
