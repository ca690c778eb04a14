import { spanOf, zoneName } from '#contract/messages/event-time.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'
import type { OrderPickup } from '#contract/orders.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { drawQrCodePng } from '#kit/images/draw-qr-code.ts'
import type { MailImage } from '#kit/mail/mailer.ts'
import type { MailBlock } from '#kit/mail/message/render-mail.ts'
import { type AreaTranslator, serverTranslator } from '#modules/server-translator.ts'
import type { OrderMail } from './order-mail.ts'

export function pickupBlocks(t: AreaTranslator<'mail'>, { order: { pickup, status }, language }: OrderMail): MailBlock[] {
  if (!pickup) return []
  return status === 'cancelled' || pickup.is_cancelled || pickup.state === 'collected' ? [] : [eventDetails(pickup, language)]
}

export function eventDetails(pickup: OrderPickup, language: Language): MailBlock {
  const t = serverTranslator('pickup-mail', language)
  const until = formatDateTime(language, pickup.until, { timeZone: pickup.time_zone })
  const rows = [
    { label: t('when'), value: `${spanOf(pickup, language)} (${zoneName(pickup.time_zone, language)})` },
    { label: t('where'), value: `${pickup.venue}, ${pickup.address}` },
    { label: t('until'), value: until },
  ]
  return { kind: 'details', title: pickup.title, rows }
}

const codeImage = 'pickup-code'

/** Returns the collection code as an image attached to a mail with `pickupCodeBlocks`. */
export function pickupCodeImage(orderNumber: string, code: string): MailImage {
  return { name: `${orderNumber}.png`, id: codeImage, type: 'image/png', content: () => drawQrCodePng(code) }
}

export function pickupCodeBlocks(language: Language): MailBlock[] {
  const t = serverTranslator('pickup-mail', language)
  return [
    { kind: 'image', url: `cid:${codeImage}`, alt: t('code'), widthPx: 240 },
    { kind: 'paragraph', text: t('showCode') },
  ]
}

/** Returns the page of the collection code; undefined if there is nothing left to collect. */
export function codeUrlOf({ order: { id, pickup, status, payment_status }, language, publicUrl, orderUrl }: OrderMail): string | undefined {
  const isOpen = pickup && status !== 'cancelled' && payment_status !== 'refunded' && !pickup.is_cancelled
  if (!isOpen || (pickup.state !== 'waiting' && pickup.state !== 'partly')) return undefined
  return `${publicUrl}${pageIn(language, pages.eventCode(pickup.event_id, id))}${new URL(orderUrl).search}`
}
