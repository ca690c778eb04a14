import type { LetterBlock } from '#kit/mail/letter/render-letter.ts'
import { type AreaWords, formatDateTime, formatMoney } from '#modules/words.ts'
import { letterPictureUrl } from './letter-picture.ts'
import type { OrderLetter } from './order-letter.ts'

const settledBySlip = new Set(['qr_code', 'bank_transfer', 'other'])
const paidOnline = new Set(['card', 'paypal'])

/** Only letters that come before the money do. */
export function asksForPayment({ kind, order }: OrderLetter): boolean {
  return (kind === 'received' || kind === 'proof_refused') && order.status === 'pending' && order.payment_status === 'unpaid'
}

/** What to pay, how, where to and until when. */
export function paymentBlocks(t: AreaWords<'mail'>, { order, language, publicUrl }: OrderLetter): LetterBlock[] {
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
    { label: t('pay.reference'), value: settledBySlip.has(method.type) ? order.order_number : null },
  ]
  const pictureUrl = letterPictureUrl(publicUrl, method.image_url, 640)
  const texts = [
    method.instructions,
    settledBySlip.has(method.type) ? t('pay.slip') : paidOnline.has(method.type) ? t('pay.online') : '',
    order.expires_at ? t('pay.by', { date: formatDateTime(language, order.expires_at) }) : '',
  ]
  return [
    { kind: 'details', title: t('pay.title'), rows: rows.flatMap(({ label, value }) => (value ? [{ label, value }] : [])) },
    ...(pictureUrl ? [{ kind: 'picture' as const, url: pictureUrl, alt: t('pay.qr'), widthPx: 220 }] : []),
    ...texts.filter((text) => text !== '').map((text) => ({ kind: 'paragraph' as const, text })),
  ]
}

/** The one button of the letter. */
export function actionBlock(t: AreaWords<'mail'>, letter: OrderLetter): LetterBlock {
  const { type } = letter.order.payment_method
  const action = !asksForPayment(letter) ? 'open' : settledBySlip.has(type) ? 'upload' : paidOnline.has(type) ? 'pay' : 'open'
  return { kind: 'button', label: t(`action.${action}`), url: letter.orderUrl }
}
