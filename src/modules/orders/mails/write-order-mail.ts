import { zero } from '#contract/rules/money.ts'
import { orderRoadOf } from '#contract/rules/order-road.ts'
import type { Order } from '#contract/orders.ts'
import { pageIn, pages } from '#contract/pages.ts'
import type { MailBlock, MailContent } from '#kit/mail/message/render-mail.ts'
import { nameToGreet } from '#kit/mail/message/typed-text.ts'
import { type AreaTranslator, formatMoney, serverTranslator } from '#modules/server-translator.ts'
import type { OrderMail } from './order-mail.ts'
import { goodsBlocks } from './goods-blocks.ts'
import { pickupBlocks } from './pickup-blocks.ts'
import { actionBlocks, asksForPayment, paymentBlocks } from './payment-blocks.ts'

export function writeOrderMail(mail: OrderMail): MailContent & { subject: string } {
  const { order, language, publicUrl, shopName } = mail
  const t = serverTranslator('mail', language)
  const number = order.order_number
  // The buyer typed the name, and may have typed another person's email.
  const name = nameToGreet(order.name)
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    language,
    subject: subjectOf(t, mail),
    sender: { name: shopName, url: publicUrl },
    preview: `${number} · ${t('summary', { count: pieces, total: formatMoney(order.total) })}`,
    title: titleOf(t, mail),
    blocks: [
      { kind: 'paragraph', text: `${name === undefined ? t('hello') : t('greeting', { name })}\n${textOf(t, mail)}` },
      ...newsBlocks(t, mail),
      ...(mail.isSale ? [] : roadBlocks(t, order)),
      ...pickupBlocks(t, mail),
      ...(asksForPayment(mail) ? paymentBlocks(t, mail) : []),
      ...actionBlocks(t, mail),
      ...goodsBlocks(t, mail),
    ],
    footer: [
      t('footer.why', { number, shop: shopName }),
      t('footer.personal'),
      t('footer.contact', { url: publicUrl + pageIn(language, pages.contact()) }),
    ],
  }
}

/** A mail for an order to collect never says "shipped", and one with nothing to pay never asks for payment. */
function kindOf({ kind, isSale, order }: OrderMail) {
  if (isSale && kind === 'completed') return 'receipt'
  if ((kind === 'received' || kind === 'pay_link') && order.total === zero) return 'processing'
  if (order.delivery !== 'pickup') return kind
  return kind === 'shipped' ? 'ready' : kind === 'completed' ? 'picked_up' : kind
}

function subjectOf(t: AreaTranslator<'mail'>, mail: OrderMail): string {
  const number = mail.order.order_number
  if (!isFree(mail)) return t(`${kindOf(mail)}.subject`, { number })
  return t(mail.order.pickup ? 'free.atEventSubject' : 'free.subject', { number })
}

function titleOf(t: AreaTranslator<'mail'>, mail: OrderMail): string {
  const isPreOrder = kindOf(mail) === 'processing' && hasPreOrder(mail)
  if (isPreOrder) return t('processing.preOrderTitle')
  if (kindOf(mail) === 'processing' && mail.order.pickup) return t(isFree(mail) ? 'free.atEventTitle' : 'processing.atEventTitle')
  return isFree(mail) ? t('free.title') : t(`${kindOf(mail)}.title`)
}

function textOf(t: AreaTranslator<'mail'>, mail: OrderMail): string {
  const kind = kindOf(mail)
  if ((kind === 'received' || kind === 'pay_link') && hasPreOrder(mail)) return t(`${kind}.preOrder`)
  if (kind === 'processing' && hasPreOrder(mail)) return paidPreOrderText(t, mail)
  if (mail.order.pickup && isFree(mail)) return t('free.atEvent')
  if (mail.order.pickup && (kind === 'processing' || kind === 'ready')) return t(`${kind}.atEvent`)
  if (kind === 'processing' && mail.order.delivery === 'pickup') return t('processing.pickup')
  if (kind === 'cancelled') return cancelledText(t, mail)
  return kind === 'picked_up' ? t('completed.text') : t(`${kind}.text`)
}

function cancelledText(t: AreaTranslator<'mail'>, { order: { payment_status, paid, refunded } }: OrderMail): string {
  if (payment_status === 'refunded') return t('cancelled.refunded')
  const isOwed = payment_status === 'paid' && paid > zero && refunded === zero
  return isOwed ? t('cancelled.paid', { amount: formatMoney(paid) }) : t('cancelled.text')
}

function paidPreOrderText(t: AreaTranslator<'mail'>, mail: OrderMail): string {
  const isPickup = mail.order.delivery === 'pickup'
  if (isFree(mail)) return t(isPickup ? 'free.preOrderPickup' : 'free.preOrder')
  return t(isPickup ? 'processing.preOrderPickup' : 'processing.preOrder')
}

function isFree(mail: OrderMail): boolean {
  return kindOf(mail) === 'processing' && mail.order.total === zero
}

function hasPreOrder({ order }: OrderMail): boolean {
  return order.items.some(({ is_pre_order }) => is_pre_order)
}

function newsBlocks(t: AreaTranslator<'mail'>, { kind, order, reason, amount }: OrderMail): MailBlock[] {
  if (kind === 'refunded' && amount !== undefined) {
    const rows = [{ label: t('refunded.amount'), value: formatMoney(amount) }, ...(reason ? [{ label: t('reason'), value: reason }] : [])]
    return [{ kind: 'details', title: t('refunded.what'), rows }]
  }
  if (kind === 'shipped' && order.tracking_number) {
    const title = [t('tracking'), order.carrier_name].filter(Boolean).join(' · ')
    const link = order.tracking_url ? { label: t('follow'), url: order.tracking_url } : undefined
    return [{ kind: 'note', tone: 'info', title, text: order.tracking_number, ...(link ? { link } : {}) }]
  }
  const speaksOfReason = kind === 'proof_refused' || kind === 'cancelled'
  return speaksOfReason && reason ? [{ kind: 'note', tone: 'warning', title: t('reason'), text: reason }] : []
}

/** A cancelled order shows no progress. */
function roadBlocks(t: AreaTranslator<'mail'>, order: Order): MailBlock[] {
  const road = orderRoadOf(order)
  if (!road) return []
  const stateOf = (index: number) => (index === road.current ? 'now' : index < road.current ? 'done' : 'ahead')
  return [{ kind: 'road', steps: road.steps.map(({ step }, index) => ({ label: t(`road.${step}`), state: stateOf(index) })) }]
}
