import type { CheckoutOptions, QuoteLine } from '#contract/checkout.ts'
import { subtract, type Money, times } from '#contract/rules/money.ts'
import { pages } from '#contract/pages.ts'
import { lineKey, type CartLine } from '#web/commerce/cart/cart-lines.ts'
import { DiscountField } from '#web/commerce/cart/discount-field.tsx'
import { FreeShippingRoad } from '#web/commerce/cart/free-shipping-road.tsx'
import { JoinOffer } from '#web/commerce/cart/join-offer.tsx'
import { quoteOf } from '#web/commerce/cart/use-quote.ts'
import { PromiseLines } from '#web/commerce/promise/promise-lines.tsx'
import { Sums } from '#web/commerce/order/sums.tsx'
import { useMessages, useLanguage } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Checkout } from './use-checkout.ts'
import { isCountryCode } from '#contract/countries.ts'
import { formatAbout } from '#contract/messages/format-about.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { currencyOf } from '#contract/rules/display-currencies.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useDisplayRate } from '#web/commerce/currency/display-currency.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { Thumbnail } from '#web/ui/thumbnail.tsx'

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
          return <SummaryLine key={lineKey(line)} line={line} quoted={quoted} problem={problem?.message} delivery={draft.delivery} />
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

/** The approximate total in the buyer's chosen currency, or else in that of the destination country. */
function AboutTotal({ total, country }: { total: Money; country: string }) {
  const t = useMessages('checkout')
  const language = useLanguage()
  const { display_rates: rates = [], rates_on: day = '' } = useShop()
  const chosen = useDisplayRate()
  const rate = chosen ?? rates.find(({ code }) => code === currencyOf(isCountryCode(country) ? country : undefined))
  if (!rate || total === 0) return null
  const amount = formatAbout(language, total, rate)
  return (
    <p className="figures -mt-2 text-small text-smoke">
      {day === '' ? t('total.about', { amount }) : t('total.aboutOn', { amount, date: formatDate(language, day) })}
    </p>
  )
}

type SummaryLineProps = { line: CartLine; quoted: QuoteLine | undefined; problem: string | undefined; delivery: 'parcel' | 'pickup' }

/** Shows the server's texts and sums; until they arrive, those stored in the cart. */
function SummaryLine({ line, quoted, problem, delivery }: SummaryLineProps) {
  const t = useMessages('pay')
  const language = useLanguage()
  const options = [quoted?.variation_name ?? line.variation_name, line.size].filter(Boolean).join(' · ')
  return (
    <li className="flex items-center gap-4.5">
      <span className="relative shrink-0">
        <Thumbnail imageKey={line.imageKey ?? undefined} alt="" size={72} className="aspect-4/5 h-auto w-18" />
        <span className="figures absolute -top-2 -right-2 flex h-6 min-w-6 items-center justify-center rounded-full bg-ink px-1.5 text-tiny font-bold text-milk">
          <span aria-hidden="true">{line.quantity}</span>
          <span className="sr-only">{t('lines.quantity', { count: line.quantity })}</span>
        </span>
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <span className="keeps-room">
          <span className="block font-medium">{quoted?.name ?? line.name}</span>
          {options && <span className="block text-small text-smoke">{options}</span>}
          {quoted?.is_pre_order && (
            <span className="block text-small text-smoke">
              {quoted.ships_on === null
                ? t('lines.preOrder')
                : t(delivery === 'pickup' ? 'lines.preOrderReady' : 'lines.preOrderShips', { date: formatDate(language, quoted.ships_on) })}
            </span>
          )}
          {problem && <span className="block text-small font-medium text-pomegranate">{problem}</span>}
        </span>
        <span className="figures font-medium">{formatMoney(quoted?.line_total ?? times(line.price, line.quantity))}</span>
      </span>
    </li>
  )
}
