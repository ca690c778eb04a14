import { pages } from '#contract/pages.ts'
import { CartLineRow } from '#web/commerce/cart/cart-line-row.tsx'
import { countItems, lineKey } from '#web/commerce/cart/cart-lines.ts'
import { useCart } from '#web/commerce/cart/cart-store.ts'
import { FreeShippingRoad } from '#web/commerce/cart/free-shipping-road.tsx'
import { PriceChangeNotice } from '#web/commerce/cart/price-change-notice.tsx'
import { usePriceChanges } from '#web/commerce/cart/use-price-changes.ts'
import { quoteOf, useQuote } from '#web/commerce/cart/use-quote.ts'
import { visitContext } from '#web/kit/page-context.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { wordsOf } from '#web/kit/words/catalogue.ts'
import { useLanguage, useWords } from '#web/kit/words/use-words.ts'
import { createWords } from '#contract/words/words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/page'
import { CartSums } from './cart-sums.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return wordsOf(context.get(visitContext).language, ['cart'])
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = createWords(loaderData.language, loaderData.words)
  return [{ title: t('cart:pageTitle') }, { name: 'robots', content: 'noindex' }]
}

export default function CartPage() {
  const t = useWords('cart')
  const lines = useCart()
  const isHydrated = useHydrated()
  const state = useQuote(lines, useLanguage())
  const changes = usePriceChanges(lines, state)
  const quote = state.status === 'ready' ? state.quote : undefined

  if (!isHydrated) return <CartSkeleton title={t('heading')} />
  if (lines.length === 0) {
    return (
      <main id="content" tabIndex={-1} className="px-margin py-section">
        <EmptyState
          level={1}
          motif={<img src="/motifs/bactrian-camel.svg" alt="" width="160" height="160" />}
          title={t('emptyTitle')}
          action={<ButtonLink to={pages.shop()}>{t('toShop')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      </main>
    )
  }
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-360 px-margin pt-8 pb-section">
      <PageHeading below={t('itemCount', { count: countItems(lines) })}>{t('heading')}</PageHeading>
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_24rem]">
        <div className="grid gap-4">
          <PriceChangeNotice changes={changes} />
          {state.status === 'failed' && (
            <Notice tone="error" announced>
              {t('quoteFailed')}{' '}
              <button type="button" className="link font-medium" onClick={state.retry}>
                {t('tryAgain')}
              </button>
            </Notice>
          )}
          <ul className="border-t border-wool">
            {lines.map((line) => (
              <CartLineRow key={lineKey(line)} line={line} problem={quoteOf(quote, lines, line).problem} />
            ))}
          </ul>
        </div>
        <aside aria-label={t('summary')} className="grid gap-5 rounded-edge bg-felt p-6 lg:sticky lg:top-24">
          {quote && <FreeShippingRoad remaining={quote.free_shipping_remaining} goods={quote.subtotal} />}
          <CartSums quote={quote} lines={lines} />
          <ButtonLink to={pages.checkout()} size="large" wide>
            {t('checkout')}
          </ButtonLink>
          <ButtonLink to={pages.shop()} tone="secondary" wide>
            {t('continueShopping')}
          </ButtonLink>
        </aside>
      </div>
    </main>
  )
}

function CartSkeleton({ title }: { title: string }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-360 px-margin pt-8 pb-section">
      <PageHeading>{title}</PageHeading>
      <div aria-hidden="true" className="mt-8 grid max-w-3xl gap-5">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    </main>
  )
}
