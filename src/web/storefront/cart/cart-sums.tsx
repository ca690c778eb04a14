import type { Quote } from '#contract/checkout.ts'
import { add, isLess, times, zero } from '#contract/rules/money.ts'
import type { CartLine } from '#web/commerce/cart/cart-lines.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useWords } from '#web/browser/messages/use-words.ts'

export type CartSumsProps = { quote: Quote | undefined; lines: readonly CartLine[] }

/** Goods and discount; delivery and tax are known once there is an address. */
export function CartSums({ quote, lines }: CartSumsProps) {
  const t = useWords('cart')
  const goods = quote?.subtotal ?? add(...lines.map((line) => times(line.price, line.quantity)))
  return (
    <dl className="figures grid gap-2">
      <div className="flex justify-between gap-4">
        <dt>{t('items')}</dt>
        <dd>{formatMoney(goods)}</dd>
      </div>
      {quote && isLess(zero, quote.discount) && (
        <div className="flex justify-between gap-4 text-tile">
          <dt>{t('firstOrderDiscount')}</dt>
          <dd>−{formatMoney(quote.discount)}</dd>
        </div>
      )}
      <div className="text-small text-smoke">
        <dt className="sr-only">{t('delivery')}</dt>
        <dd>{t('beforeShipping')}</dd>
      </div>
    </dl>
  )
}
