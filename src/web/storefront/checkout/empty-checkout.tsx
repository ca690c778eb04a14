import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Camel } from '#web/commerce/cart/camel.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { checkoutStorage } from './checkout-storage.ts'

/** The cart is also empty after an order: a reload before the order's page opened must not hide the order. Browser only. */
export function EmptyCheckout() {
  const t = useMessages('checkout')
  const placed = checkoutStorage.readPlaced()
  return (
    <main id="content" tabIndex={-1} className="px-4 py-10 outline-none">
      {placed ? (
        <EmptyState
          level={1}
          motif={<Camel />}
          title={t('empty.placed', { number: placed.number })}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to={pages.placedOrder(placed.id)}>{t('empty.openOrder')}</ButtonLink>
              <ButtonLink to={pages.shop()} tone="secondary">
                {t('empty.toShop')}
              </ButtonLink>
            </div>
          }
        >
          {t('empty.placedText')}
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          motif={<Camel />}
          title={t('empty.title')}
          action={<ButtonLink to={pages.shop()}>{t('empty.toShop')}</ButtonLink>}
        >
          {t('empty.text')}
        </EmptyState>
      )}
    </main>
  )
}
