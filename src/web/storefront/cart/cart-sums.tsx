import type { Quote } from '#contract/checkout.ts'
import { add, isLess, times, zero } from '#contract/rules/money.ts'
import { AboutSum } from '#web/commerce/currency/about-sum.tsx'
import type { CartLine } from '#web/commerce/cart/cart-lines.ts'
import { formatMoney, formatPercent } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'

export type CartSumsProps = { quote: Quote | undefined; lines: readonly CartLine[]; isCollected?: boolean }

/** Shows goods and discount only; delivery and tax are known once there is an address. */
export function CartSums({ quote, lines, isCollected = false }: CartSumsProps) {
  const t = useMessages('cart')
  const language = useLanguage()
  const goods = quote?.subtotal ?? add(...lines.map((line) => times(line.price, line.quantity)))
  return (
    <dl className="figures grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt className="keeps-room">{t('items')}</dt>
        <dd className="text-right">
          {formatMoney(goods)}
          <AboutSum amount={goods} className="block text-small text-smoke" />
        </dd>
      </div>
      {quote && isLess(zero, quote.discount) && (
        <div className="flex flex-wrap justify-between gap-x-4 text-tile">
          <dt className="keeps-room">
            {quote.discount_code === null
              ? t('firstOrderDiscount', { percent: formatPercent(language, quote.discount / quote.subtotal) })
              : t('code.discount', { code: quote.discount_code })}
          </dt>
          <dd>−{formatMoney(quote.discount)}</dd>
        </div>
      )}
      <div className="text-small text-smoke">
        <dt className="sr-only">{t('delivery')}</dt>
        <dd>{t(isCollected ? 'collected' : 'beforeShipping')}</dd>
      </div>
    </dl>
  )
}
