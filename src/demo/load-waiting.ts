import sharp from 'sharp'
import { newDiscount } from '#contract/discounts.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { money } from '#contract/rules/money.ts'
import { loadFaces, setLine } from '#kit/lettering/glyphs.ts'
import type { Ctx } from '#modules/context.ts'
import { createDiscount } from '#modules/discounts/index.ts'
import { inviteAdmin } from '#modules/identity/index.ts'
import { submitProof } from '#modules/orders/index.ts'
import { replyToMessage, requestPreorder, sendMessage } from '#modules/support/index.ts'
import { at, quietly } from './demo-ctx.ts'
import { type DemoMessage, type DemoProof, demoDiscounts, demoInvitations, demoMessages, demoProofs } from './demo-waiting.ts'
import { orderAsGuest, placingOf, staffOf } from './load-orders.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Time from order to payment. */
const payingMs = hourMs / 2

/**
 * Loads open tasks for the first day through the shop's own functions, without mails. Must follow accounts and payment methods; runs in the
 * catalogue's transaction.
 */
export async function loadDemoWaiting(ctx: Ctx): Promise<void> {
  const quiet = quietly(ctx)
  const [staff, owner] = [await staffOf(ctx), await staffOf(ctx, 'super_admin')]
  const now = ctx.clock.now().getTime()
  const placing = await placingOf(quiet, demoProofs)
  for (const proof of demoProofs) {
    const sentAt = now - proof.hoursAgo * hourMs
    const { buying, order, guest_token } = await orderAsGuest(at(quiet, sentAt - payingMs), proof, placing)
    const picture = await drawReceipt(proof, { total: order.total, sentAt: new Date(sentAt) })
    const file = new File([new Uint8Array(picture)], 'receipt.png', { type: 'image/png' })
    const sending: Ctx = { ...buying, clock: at(quiet, sentAt).clock }
    const guestTokens = guest_token === undefined ? [] : [guest_token]
    await submitProof({ ctx: sending, guestTokens }, { orderId: order.id, file })
  }
  for (const message of demoMessages) await loadMessage({ ...quiet, language: message.language }, message, { ...quiet, actor: staff })
  for (const { fromDay, toDay, ...discount } of demoDiscounts) {
    const on = (days: number | undefined) => (days === undefined ? null : new Date(now + days * dayMs).toISOString())
    const made = at({ ...quiet, actor: owner }, now + Math.min(0, fromDay ?? 0) * dayMs)
    await createDiscount(made, newDiscount.parse({ ...discount, starts_at: on(fromDay), ends_at: on(toDay) }))
  }
  for (const { email, role, hoursAgo, language } of demoInvitations)
    await inviteAdmin({ ...at(quiet, now - hoursAgo * hourMs), actor: owner, language }, { email, role })
}

async function loadMessage(visitor: Ctx, message: DemoMessage, staff: Ctx): Promise<void> {
  const now = visitor.clock.now().getTime()
  const writing: Ctx = { ...at(visitor, now - message.hoursAgo * hourMs), actor: { kind: 'guest' } }
  if ('preorder' in message) return requestPreorder(writing, message.preorder)
  await sendMessage(writing, message.contact)
  if (!message.answer) return
  const { id } = await visitor.db
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', message.contact.email)
    .where('subject', '=', message.contact.subject)
    .executeTakeFirstOrThrow()
  await replyToMessage(at(staff, now - message.answer.hoursAgo * hourMs), id, message.answer.text)
}

const size = { width: 720, height: 1080 }
const ink = '#171A26'
const smoke = '#5E5F6B'

/** Draws a transfer as a bank's app shows it, without any bank's logo. */
async function drawReceipt(
  { number, buyer, receipt, lacks = 0 }: DemoProof,
  { total, sentAt }: { total: number; sentAt: Date },
): Promise<Buffer> {
  const { text, display } = await loadFaces()
  const line = (words: string, y: number, height: number, colour = ink) => setLine(text, words, { x: 72, y, size: height, colour })
  const rows: [string, string][] = [
    [receipt.to, 'Tulpar Studio (demo)'],
    [receipt.reference, number],
    [receipt.bank, buyer.name],
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="#F6F4F0"/>
    <rect x="36" y="36" width="648" height="1008" rx="24" fill="#FFFFFF"/>
    <circle cx="112" cy="150" r="40" fill="#1F7A6D"/>
    <path d="m94 150 13 13 24-27" fill="none" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
    ${line(receipt.done, 270, 40)}
    ${setLine(display, formatMoney(money(total - lacks)), { x: 72, y: 380, size: 76, colour: ink })}
    ${line(formatDateTime(buyer.language, sentAt), 440, 28, smoke)}
    <path d="M72 500H648" stroke="#D9D4CA" stroke-width="2"/>
    ${rows.map(([name, value], index) => line(name, 570 + index * 130, 26, smoke) + line(value, 612 + index * 130, 34)).join('')}
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
