import { data } from 'react-router'
import { subtract } from '#contract/rules/money.ts'
import { pages } from '#contract/pages.ts'
import { Camel } from '#web/commerce/cart/camel.tsx'
import { CartLineRow } from '#web/commerce/cart/cart-line-row.tsx'
import { countItems, lineKey } from '#web/commerce/cart/cart-lines.ts'
import { useCart } from '#web/commerce/cart/cart-store.ts'
import { CheckoutLink } from '#web/commerce/cart/checkout-link.tsx'
import { DiscountField } from '#web/commerce/cart/discount-field.tsx'
import { FreeShippingRoad } from '#web/commerce/cart/free-shipping-road.tsx'
import { isBlocked } from '#web/commerce/cart/is-blocked.ts'
import { JoinOffer } from '#web/commerce/cart/join-offer.tsx'
import { PriceChangeNotice } from '#web/commerce/cart/price-change-notice.tsx'
import { usePriceChanges } from '#web/commerce/cart/use-price-changes.ts'
import { quoteOf, useQuote } from '#web/commerce/cart/use-quote.ts'
import { useCollectAt } from '#web/commerce/event/collect-at.ts'
import { CollectingNotice } from '#web/commerce/event/collecting-notice.tsx'
import { HandoffNotice } from '#web/commerce/handoff/handoff-notice.tsx'
import { useHandoff } from '#web/commerce/handoff/use-handoff.ts'
import { PromiseLines } from '#web/commerce/promise/promise-lines.tsx'
import { ShipToField } from '#web/commerce/promise/ship-to-field.tsx'
import { useShipTo } from '#web/commerce/promise/ship-to.ts'
import type { CheckoutOptions } from '#contract/checkout.ts'
import { handoffHeaders, openHandoff } from '#web/render/without-referrer.ts'
import { noStaff } from '#web/render/guards.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PrivateHead } from '../private-head.tsx'
import type { Route } from './+types/page'
import { CartSums } from './cart-sums.tsx'
import { GoesWith } from './goes-with.tsx'
import { RestoreCart } from './restore-cart.tsx'

export const middleware = [noStaff]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  await openHandoff(request, api, 'cart')
  const { countries } = await api.checkout.options({ lang: language })
  return data({ countries, ...messagesOf(language, ['cart', 'promise', 'collect', 'goods', 'handoff']) }, handoffHeaders(request))
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function CartPage({ loaderData: { countries } }: Route.ComponentProps) {
  const t = useMessages('cart')
  const handoff = useHandoff()
  return (
    <>
      <PrivateHead title={t('pageTitle')} />
      <RestoreCart />
      <div className="page-width grid max-w-320 gap-3 pt-6 empty:hidden">
        <HandoffNotice handoff={handoff} />
      </div>
      {handoff.state.step === 'looking' ? <CartSkeleton title={t('heading')} /> : <Cart countries={countries} />}
    </>
  )
}

function Cart({ countries }: Pick<CheckoutOptions, 'countries'>) {
  const t = useMessages('cart')
  const promise = useMessages('promise')
  const lines = useCart()
  const isHydrated = useHydrated()
  const collectAt = useCollectAt()
  const country = useShipTo()
  const state = useQuote(lines, useLanguage(), collectAt ? { event_id: collectAt.id, delivery: 'pickup' } : { country })
  const changes = usePriceChanges(lines, state)
  const quote = state.status === 'ready' ? state.quote : undefined

  if (!isHydrated) return <CartSkeleton title={t('heading')} />
  if (lines.length === 0) {
    return (
      <main id="content" tabIndex={-1} className="px-margin py-section outline-none">
        <EmptyState level={1} motif={<Camel />} title={t('emptyTitle')} action={<ButtonLink to={pages.shop()}>{t('toShop')}</ButtonLink>}>
          {t('emptyText')}
        </EmptyState>
      </main>
    )
  }
  return (
    <main id="content" tabIndex={-1} className="page-width max-w-320 pt-8 pb-section outline-none lg:pt-12">
      <PageHeading below={t('itemCount', { count: countItems(lines) })}>{t('heading')}</PageHeading>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          {collectAt && <CollectingNotice event={collectAt} lines={lines} quote={quote} />}
          <PriceChangeNotice changes={changes} />
          {state.status === 'failed' && (
            <Notice tone="error" announced>
              {t('quoteFailed')}{' '}
              <button type="button" className="font-medium underline underline-offset-4" onClick={state.retry}>
                {t('tryAgain')}
              </button>
            </Notice>
          )}
          <ul aria-busy={quote === undefined && state.status !== 'failed'} className="border-t border-wool">
            {lines.map((line) => (
              <CartLineRow key={lineKey(line)} line={line} {...quoteOf(quote, lines, line)} />
            ))}
          </ul>
        </div>
        <aside aria-label={t('summary')} className="grid gap-5 rounded-edge bg-felt p-6 lg:sticky lg:top-24">
          {quote && !collectAt && (
            <FreeShippingRoad remaining={quote.free_shipping_remaining} goods={subtract(quote.subtotal, quote.discount)} />
          )}
          <CartSums quote={quote} lines={lines} isCollected={collectAt !== undefined} />
          {!collectAt && (
            <section aria-label={promise('title')} className="grid gap-4">
              <p aria-live="polite" className="min-h-11">
                {quote?.delivery && !isBlocked(quote) && <PromiseLines promise={quote.delivery} />}
              </p>
              <ShipToField countries={countries} />
            </section>
          )}
          <DiscountField pricing={state} />
          {quote?.member_saving && !isBlocked(quote) && <JoinOffer saving={quote.member_saving} />}
          <CheckoutLink quote={quote} />
          <ButtonLink to={pages.shop()} tone="secondary" wide>
            {t('continueShopping')}
          </ButtonLink>
        </aside>
      </div>
      <GoesWith lines={lines} />
    </main>
  )
}

const links = {
  track: (inside: string) => (
    <Link to={pages.trackOrder()} className="text-link">
      {inside}
    </Link>
  ),
  contact: (inside: string) => (
    <Link to={pages.contact()} className="text-link">
      {inside}
    </Link>
  ),
}

function CartSkeleton({ title }: { title: string }) {
  const t = useMessages('cart')
  return (
    <main id="content" tabIndex={-1} className="page-width max-w-320 pt-8 pb-section outline-none lg:pt-12">
      <PageHeading>{title}</PageHeading>
      <noscript>
        <Notice className="mt-6 max-w-3xl">{richText(t('noScript'), links)}</Notice>
      </noscript>
      <div aria-hidden="true" className="mt-8 grid max-w-3xl gap-5">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    </main>
  )
}
