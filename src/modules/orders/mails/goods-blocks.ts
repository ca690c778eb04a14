import type { Address } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import type { Order } from '#contract/orders.ts'
import { subtract, zero } from '#contract/rules/money.ts'
import type { MailBlock } from '#kit/mail/message/render-mail.ts'
import { nameToGreet, withoutLinks } from '#kit/mail/message/typed-text.ts'
import { countryName } from '#modules/checkout/index.ts'
import { type AreaTranslator, formatMoney, serverTranslator } from '#modules/server-translator.ts'
import { promiseTexts } from '#contract/messages/promise-texts.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { mailImageUrl } from './mail-image-url.ts'
import type { OrderMail } from './order-mail.ts'

export function goodsBlocks(t: AreaTranslator<'mail'>, { order, isSale, language, publicUrl }: OrderMail): MailBlock[] {
  const items = order.items.map((item) => ({
    name: item.name,
    detail: [
      item.variation_name,
      item.size && t('size', { size: item.size }),
      `${item.quantity}\u00a0×\u00a0${formatMoney(item.unit_price)}`,
      item.is_collected_earlier && t('collectedEarlier'),
      item.is_pre_order && preOrderNote(t, { day: item.ships_on, delivery: order.delivery, language }),
    ]
      .filter(Boolean)
      .join(' · '),
    amount: formatMoney(item.line_total),
    imageUrl: mailImageUrl(publicUrl, item.image_url, 320),
  }))
  const rows = [
    { label: t('amounts.subtotal'), value: formatMoney(order.subtotal) },
    ...(order.discount > 0
      ? [
          {
            label: order.discount_code === null ? t('amounts.discount') : t('amounts.code', { code: order.discount_code }),
            value: formatMoney(subtract(zero, order.discount)),
          },
        ]
      : []),
    ...(order.gift_wrapping === null
      ? []
      : [{ label: t('amounts.wrapping'), value: order.gift_wrapping > 0 ? formatMoney(order.gift_wrapping) : t('amounts.free') }]),
    ...(isSale ? [] : [{ label: shippingLabel(t, order), value: order.shipping > 0 ? formatMoney(order.shipping) : t('amounts.free') }]),
    ...(order.tax > 0 ? [{ label: t('amounts.tax'), value: formatMoney(order.tax) }] : []),
    ...(order.rounding === 0 ? [] : [{ label: t('amounts.rounding'), value: formatMoney(order.rounding) }]),
  ]
  return [
    { kind: 'goods', title: `${t('goods')} · ${order.order_number}`, items },
    { kind: 'amounts', rows, total: { label: t('amounts.total'), value: formatMoney(order.total) } },
    ...promiseBlocks(order, language),
    ...(order.gift_message
      ? [{ kind: 'lines' as const, title: t('giftMessage'), lines: withoutLinks(order.gift_message).split('\n') }]
      : []),
    ...(order.pickup ? [] : [addressBlock(t, { order, isSale, language })]),
  ]
}

type PreOrder = { day: string | null; delivery: Order['delivery']; language: Language }

function preOrderNote(t: AreaTranslator<'mail'>, { day, delivery, language }: PreOrder): string {
  if (day === null) return t('preOrder')
  return t(delivery === 'pickup' ? 'preOrderReady' : 'preOrderShips', { date: formatDate(language, day) })
}

/** Not for an event, whose place, day and hours are further up in the mail. */
function addressBlock(t: AreaTranslator<'mail'>, { order, isSale, language }: Pick<OrderMail, 'order' | 'isSale' | 'language'>): MailBlock {
  const isPickup = order.delivery === 'pickup'
  const lines = [isPickup ? '' : (nameToGreet(order.name) ?? ''), ...addressLines(order.shipping_address, language)]
  return { kind: 'lines', title: t(isSale ? 'boughtAt' : isPickup ? 'pickupAt' : 'address'), lines: lines.filter((line) => line !== '') }
}

/** Shows the delivery promise made at the order, until the goods have left. */
function promiseBlocks({ promised, delivery, status }: OrderMail['order'], language: Language): MailBlock[] {
  if (!promised || (status !== 'pending' && status !== 'processing')) return []
  const t = serverTranslator('promise', language)
  return [{ kind: 'lines', title: t('title'), lines: promiseTexts(t, language, promised, delivery === 'pickup') }]
}

function addressLines(place: Address, language: Language): string[] {
  const { address, city, state, zip } = place
  return [address, `${zip} ${city}`.trim(), state === city ? '' : state, countryName(place, language)]
    .map(withoutLinks)
    .filter((line) => line !== '')
}

/** A code for free shipping gives no other discount. */
function shippingLabel(t: AreaTranslator<'mail'>, { delivery, discount, discount_code: code }: OrderMail['order']): string {
  if (delivery === 'pickup') return t('amounts.pickup')
  return code === null || discount > 0 ? t('amounts.shipping') : t('amounts.shippingByCode', { code })
}
