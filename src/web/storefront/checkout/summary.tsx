import type { CheckoutOptions } from '#contract/checkout.ts'
import { subtract } from '#contract/rules/money.ts'
import { pages } from '#contract/pages.ts'
import { lineKey } from '#web/commerce/cart/cart-lines.ts'
import { DiscountField } from '#web/commerce/cart/discount-field.tsx'
import { FreeShippingRoad } from '#web/commerce/cart/free-shipping-road.tsx'
import { JoinOffer } from '#web/commerce/cart/join-offer.tsx'
import { quoteOf } from '#web/commerce/cart/use-quote.ts'
import { PromiseLines } from '#web/commerce/promise/promise-lines.tsx'
import { Sums } from '#web/commerce/order/sums.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AboutTotal } from './about-total.tsx'
import { SummaryLine } from './summary-line.tsx'
import type { Checkout } from './use-checkout.ts'

export function Summary({ checkout, options }: { checkout: Checkout; options: CheckoutOptions }) {
  const { lines, quote, pricing, draft, event } = checkout
  const t = useMessages('checkout')
  const isRefreshing = pricing.status === 'ready' && pricing.isRefreshing
  const zone = options.shipping_zones.find((known) => known.zone === quote?.shipping_zone)?.name
  return (
    <div>
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <Heading size="heading-3">{t('bundle')}</Heading>
        <Link to={pages.cart()} className="text-link text-label font-medium">
          {t('editBundle')}
        </Link>
      </div>
      <ul className="grid gap-4.5">
        {lines.map((line) => {
          const { quoted, problem } = quoteOf(quote, lines, line)
          return <SummaryLine key={lineKey(line)} line={line} quoted={quoted} problem={problem?.message} />
        })}
      </ul>
      <div
        aria-busy={isRefreshing}
        className={classNames('mt-6 grid gap-5 border-t border-wool pt-5 transition-opacity', isRefreshing && 'opacity-60')}
      >
        {quote && !event && <FreeShippingRoad remaining={quote.free_shipping_remaining} goods={subtract(quote.subtotal, quote.discount)} />}
        <DiscountField pricing={pricing} refused={checkout.refusedCode} />
        {quote && (
          <Sums
            amounts={quote}
            taxRate={options.tax_rate}
            zone={zone}
            isPickup={draft.delivery === 'pickup'}
            {...(event && { pickupAt: event.title })}
          />
        )}
        {quote && <AboutTotal total={quote.total} country={draft.delivery === 'parcel' ? draft.values['shipping.country'] : 'MY'} />}
        {event && <p>{event.when}</p>}
        {quote?.delivery && !event && (
          <p aria-live="polite">
            <PromiseLines promise={quote.delivery} isPickup={draft.delivery === 'pickup'} />
          </p>
        )}
        {quote?.member_saving && <JoinOffer saving={quote.member_saving} />}
        {!quote && pricing.status !== 'failed' && <Skeleton className="h-44" />}
        {pricing.status === 'failed' && (
          <Notice tone="error" announced>
            {t('total.failed')}{' '}
            <button type="button" className="font-medium underline underline-offset-4" onClick={pricing.retry}>
              {t('total.again')}
            </button>
          </Notice>
        )}
      </div>
    </div>
  )
}
