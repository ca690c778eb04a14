import type { Address } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import { subtract, zero } from '#contract/rules/money.ts'
import type { LetterBlock } from '#kit/mail/letter/render-letter.ts'
import { nameToGreet, withoutLinks } from '#kit/mail/letter/typed-text.ts'
import { countryName } from '#modules/checkout/index.ts'
import { type AreaWords, formatMoney } from '#modules/words.ts'
import { letterPictureUrl } from './letter-picture.ts'
import type { OrderLetter } from './order-letter.ts'

/** The lines, what they add up to, and where they go. */
export function goodsBlocks(t: AreaWords<'mail'>, { order, language, publicUrl }: OrderLetter): LetterBlock[] {
  const items = order.items.map((item) => ({
    name: item.name,
    detail: [
      item.variation_name,
      item.size && t('size', { size: item.size }),
      `${item.quantity}\u00a0×\u00a0${formatMoney(item.unit_price)}`,
      item.is_pre_order && t('preOrder'),
    ]
      .filter(Boolean)
      .join(' · '),
    amount: formatMoney(item.line_total),
    pictureUrl: letterPictureUrl(publicUrl, item.image_url, 320),
  }))
  const rows = [
    { label: t('amounts.subtotal'), value: formatMoney(order.subtotal) },
    ...(order.discount > 0 ? [{ label: t('amounts.discount'), value: formatMoney(subtract(zero, order.discount)) }] : []),
    { label: t('amounts.shipping'), value: order.shipping > 0 ? formatMoney(order.shipping) : t('amounts.free') },
    { label: t('amounts.tax'), value: formatMoney(order.tax) },
  ]
  return [
    { kind: 'goods', title: `${t('goods')} · ${order.order_number}`, items },
    { kind: 'amounts', rows, total: { label: t('amounts.total'), value: formatMoney(order.total) } },
    {
      kind: 'lines',
      title: t('address'),
      lines: [nameToGreet(order.name) ?? '', ...addressLines(order.shipping_address, language)].filter((line) => line !== ''),
    },
  ]
}

function addressLines({ address, city, state, zip, country }: Address, language: Language): string[] {
  const place = country === 'OTHER' ? '' : countryName(country, language)
  return [address, `${zip} ${city}`, state === city ? '' : state, place].map(withoutLinks).filter((line) => line !== '')
}
