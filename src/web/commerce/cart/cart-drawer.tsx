import { add, subtract, times } from '#contract/rules/money.ts'
import { pages } from '#contract/pages.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AboutSum } from '../currency/about-sum.tsx'
import { useCollectAt } from '../event/collect-at.ts'
import { Camel } from './camel.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { countItems, lineKey } from './cart-lines.ts'
import { useCart } from './cart-store.ts'
import { CheckoutLink } from './checkout-link.tsx'
import { useDiscountCode } from './discount-code.ts'
import { FreeShippingRoad } from './free-shipping-road.tsx'
import { isBlocked } from './is-blocked.ts'
import { JoinOffer } from './join-offer.tsx'
import { PriceChangeNotice } from './price-change-notice.tsx'
import { RefusedCode, refusalOfCode } from './refused-code.tsx'
import { usePriceChanges } from './use-price-changes.ts'
import { quoteOf, useQuote } from './use-quote.ts'

export type CartDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  const t = useMessages('cart')
  const shell = useMessages('shell')
  const lines = useCart()
  const collectAt = useCollectAt()
  const state = useQuote(open ? lines : [], useLanguage(), collectAt ? { event_id: collectAt.id, delivery: 'pickup' } : {})
  const code = useDiscountCode()
  const changes = usePriceChanges(lines, state)
  const quote = state.status === 'ready' ? state.quote : undefined
  const total = add(...lines.map((line) => times(line.price, line.quantity)))
  const close = () => onOpenChange(false)

  const footer = lines.length > 0 && (
    <div className="grid gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-display text-heading-3">{t('total')}</span>
        <span className="figures text-right">
          <span className="block text-lead font-bold">{formatMoney(total)}</span>
          <AboutSum amount={total} className="block text-small text-smoke" />
        </span>
      </p>
      <p className="text-small text-smoke">{collectAt ? t('collectedAt', { event: collectAt.title }) : t('beforeShipping')}</p>
      {quote?.member_saving && !isBlocked(quote) && <JoinOffer saving={quote.member_saving} onLeave={close} />}
      <RefusedCode reason={refusalOfCode(state, code)} />
      <CheckoutLink quote={quote} onLeave={close} />
      <div className="flex flex-wrap gap-3 *:flex-auto max-sm:*:px-3">
        <ButtonLink to={pages.cart()} onClick={close} tone="secondary" size="small">
          {t('viewCart')}
        </ButtonLink>
        <Button onClick={close} tone="quiet" size="small">
          {t('continueShopping')}
        </Button>
      </div>
    </div>
  )

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={lines.length === 0 ? t('heading') : t('title', { count: countItems(lines) })}
      closeLabel={shell('action.close')}
      footer={footer}
    >
      {lines.length === 0 ? (
        <EmptyState
          motif={<Camel />}
          title={t('emptyTitle')}
          action={
            <ButtonLink to={pages.shop()} onClick={close}>
              {t('toShop')}
            </ButtonLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          {quote && !collectAt && (
            <FreeShippingRoad remaining={quote.free_shipping_remaining} goods={subtract(quote.subtotal, quote.discount)} />
          )}
          <PriceChangeNotice changes={changes} />
          <ul>
            {lines.map((line) => (
              <CartLineRow key={lineKey(line)} line={line} {...quoteOf(quote, lines, line)} onLeave={close} />
            ))}
          </ul>
        </div>
      )}
    </Drawer>
  )
}
