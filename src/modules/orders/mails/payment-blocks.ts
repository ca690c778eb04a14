import { drawQrCodePng } from '#kit/images/draw-qr-code.ts'
import type { MailImage } from '#kit/mail/mailer.ts'
import type { MailBlock } from '#kit/mail/message/render-mail.ts'
import { isPaidByProof, isPaidOnline } from '#contract/rules/payment-kinds.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'
import { type AreaTranslator, formatDateTime, formatMoney } from '#modules/server-translator.ts'
import { mailImageUrl } from './mail-image-url.ts'
import type { OrderMail } from './order-mail.ts'
import { codeUrlOf, pickupCodeBlocks } from './pickup-blocks.ts'

const asking: ReadonlySet<OrderMailKind> = new Set(['received', 'pay_link', 'proof_refused'])

const codeImage = 'payment-code'

/** Returns true only for mails sent before the money arrives. */
export function asksForPayment({ kind, order }: OrderMail): boolean {
  return asking.has(kind) && order.status === 'pending' && order.payment_status === 'unpaid'
}

export function paymentImages(mail: OrderMail): MailImage[] {
  const payload = mail.order.payment.duitnow_payload
  if (payload === null || !asksForPayment(mail)) return []
  return [{ name: `${mail.order.order_number}.png`, id: codeImage, type: 'image/png', content: () => drawQrCodePng(payload) }]
}

export function paymentBlocks(t: AreaTranslator<'mail'>, mail: OrderMail): MailBlock[] {
  const { order, language } = mail
  const method = order.payment_method
  const amount = { label: t('pay.amount'), value: formatMoney(order.total) }
  if (order.pickup && method.type === 'cash') return [{ kind: 'details', title: t('pay.atStall'), rows: [amount] }]
  const bank = method.show_bank_details
    ? [
        { label: t('pay.bank'), value: method.bank_name },
        { label: t('pay.account'), value: method.account_number },
        { label: t('pay.beneficiary'), value: method.beneficiary_name },
        { label: t('pay.swift'), value: method.swift_code },
      ]
    : []
  const rows = [
    { label: t('pay.method'), value: method.title },
    amount,
    ...bank,
    { label: t('pay.reference'), value: isPaidByProof(method.type) ? order.order_number : null },
  ]
  const texts = [
    method.instructions,
    isPaidByProof(method.type) ? t('pay.proof') : isPaidOnline(method.type) ? t('pay.online') : '',
    order.expires_at ? t('pay.by', { date: formatDateTime(language, order.expires_at) }) : '',
  ]
  return [
    { kind: 'details', title: t('pay.title'), rows: rows.flatMap(({ label, value }) => (value ? [{ label, value }] : [])) },
    ...codeBlocks(t, mail),
    ...texts.filter((text) => text !== '').map((text) => ({ kind: 'paragraph' as const, text })),
  ]
}

/** Shows the order's own code, which contains amount and number, else the payment method's general image. */
function codeBlocks(t: AreaTranslator<'mail'>, { order, publicUrl }: OrderMail): MailBlock[] {
  const { duitnow_payload: payload } = order.payment
  const names = { amount: formatMoney(order.total), number: order.order_number }
  const url = payload === null ? mailImageUrl(publicUrl, order.payment_method.image_url, 640) : `cid:${codeImage}`
  if (url === undefined) return []
  const text = payload === null ? t('pay.plainCode', names) : t('pay.orderCode', names)
  return [
    { kind: 'image', url, alt: t('pay.qr'), widthPx: 220 },
    { kind: 'paragraph', text },
  ]
}

export function actionBlocks(t: AreaTranslator<'mail'>, mail: OrderMail): MailBlock[] {
  const codeUrl = codeToShow(mail)
  return codeUrl === undefined
    ? [{ kind: 'button', label: t(`action.${actionOf(mail)}`), url: mail.orderUrl }]
    : [...pickupCodeBlocks(mail.language), { kind: 'button', label: t('action.code'), url: codeUrl }]
}

/** Returns the page of the collection code, if no other action comes first. */
export function codeToShow(mail: OrderMail): string | undefined {
  return actionOf(mail) === 'open' ? codeUrlOf(mail) : undefined
}

function actionOf(mail: OrderMail): 'open' | 'upload' | 'pay' {
  const { type } = mail.order.payment_method
  return !asksForPayment(mail) ? 'open' : isPaidByProof(type) ? 'upload' : isPaidOnline(type) ? 'pay' : 'open'
}
