import type { MailBlock } from '#kit/mail/message/render-mail.ts'
import { type AreaTranslator, formatDateTime, formatMoney } from '#modules/server-translator.ts'
import { mailImageUrl } from './mail-image-url.ts'
import type { OrderMail } from './order-mail.ts'
import type { OrderMailKind } from '#contract/rules/order-mails.ts'

const settledByProof = new Set(['qr_code', 'bank_transfer', 'other'])
const paidOnline = new Set(['card', 'paypal'])

const asking: ReadonlySet<OrderMailKind> = new Set(['received', 'pay_link', 'proof_refused'])

/** Only in mails that are sent before the money arrives. */
export function asksForPayment({ kind, order }: OrderMail): boolean {
  return asking.has(kind) && order.status === 'pending' && order.payment_status === 'unpaid'
}

export function paymentBlocks(t: AreaTranslator<'mail'>, { order, language, publicUrl }: OrderMail): MailBlock[] {
  const method = order.payment_method
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
    { label: t('pay.amount'), value: formatMoney(order.total) },
    ...bank,
    { label: t('pay.reference'), value: settledByProof.has(method.type) ? order.order_number : null },
  ]
  const imageUrl = mailImageUrl(publicUrl, method.image_url, 640)
  const texts = [
    method.instructions,
    settledByProof.has(method.type) ? t('pay.proof') : paidOnline.has(method.type) ? t('pay.online') : '',
    order.expires_at ? t('pay.by', { date: formatDateTime(language, order.expires_at) }) : '',
  ]
  return [
    { kind: 'details', title: t('pay.title'), rows: rows.flatMap(({ label, value }) => (value ? [{ label, value }] : [])) },
    ...(imageUrl ? [{ kind: 'image' as const, url: imageUrl, alt: t('pay.qr'), widthPx: 220 }] : []),
    ...texts.filter((text) => text !== '').map((text) => ({ kind: 'paragraph' as const, text })),
  ]
}

export function actionBlock(t: AreaTranslator<'mail'>, mail: OrderMail): MailBlock {
  const { type } = mail.order.payment_method
  const action = !asksForPayment(mail) ? 'open' : settledByProof.has(type) ? 'upload' : paidOnline.has(type) ? 'pay' : 'open'
  return { kind: 'button', label: t(`action.${action}`), url: mail.orderUrl }
}
