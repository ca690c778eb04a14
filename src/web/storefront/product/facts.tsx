import type { ReactNode } from 'react'
import { useShop } from '#web/browser/use-shop.ts'
import { formatPercent, formatRoundMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { CalendarIcon, ClockIcon, InfoIcon, TruckIcon, ShareIcon } from '#web/ui/icons.tsx'
import type { ProductView } from './load.ts'
import { PromiseLines } from '#web/commerce/promise/promise-lines.tsx'
import { ShipToField } from '#web/commerce/promise/ship-to-field.tsx'
import { useShipTo } from '#web/commerce/promise/ship-to.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { CountryCode } from '#contract/countries.ts'
import type { DeliveryPromise } from '#contract/rules/working-days.ts'
import { useLateQuery } from '#web/browser/query/use-late-query.ts'
import { showToast } from '#web/ui/toasts.ts'
import * as catalog from '#contract/calls/catalog.gen.ts'

/** Shows only facts from the shop's settings and the product. */
export function Facts({ product, isPreview }: { product: ProductView; isPreview: boolean }) {
  const { shipsOn, availability, sku, brand, goods } = product
  const t = useMessages('product')
  const language = useLanguage()
  const shop = useShop()
  const isForAll = shop.free_shipping_for === 'everybody'
  return (
    <div>
      <ul className="border-t border-wool text-label">
        {availability !== 'out_of_stock' && product.promise.delivery && (
          <Row icon={<ClockIcon />}>
            <PromisedDelivery product={product} />
          </Row>
        )}
        {availability === 'pre_order' && (
          <Row icon={<CalendarIcon />}>{shipsOn === null ? t('facts.preOrder') : t('facts.shipsOn', { date: shipsOn })}</Row>
        )}
        {shop.free_shipping_over !== undefined && (
          <Row icon={<TruckIcon />}>
            {t(isForAll ? 'facts.freeForAll' : 'facts.freeForMembers', { amount: formatRoundMoney(shop.free_shipping_over) })}
          </Row>
        )}
        {shop.tax_rate !== undefined && shop.tax_rate > 0 && (
          <Row icon={<InfoIcon />}>{t('facts.tax', { rate: formatPercent(language, shop.tax_rate, 2) })}</Row>
        )}
      </ul>
      <div className="flex items-center justify-between gap-4 pt-2 text-small text-smoke">
        <p className="figures">{[brand, t('facts.sku', { sku })].filter(Boolean).join(' · ')}</p>
        {!isPreview && <ShareButton title={goods.name} />}
      </div>
    </div>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 border-b border-wool py-3">
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}

function PromisedDelivery({ product }: { product: ProductView }) {
  const t = useMessages('promise')
  const { delivery, isWaiting, hasFailed } = usePromiseFor(product, useShipTo())
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_13rem]">
      <div aria-live="polite" aria-busy={isWaiting} className={classNames('min-h-11 transition-opacity', isWaiting && 'opacity-60')}>
        {delivery ? <PromiseLines promise={delivery} /> : hasFailed && t('failed')}
      </div>
      <ShipToField countries={product.countries} />
    </div>
  )
}

type ShownPromise = { delivery: DeliveryPromise | null; isWaiting: boolean; hasFailed: boolean }

/**
 * Returns the delivery promise for a country. A country other than the page's is requested; until the answer arrives the last one stays
 * visible.
 */
function usePromiseFor({ goods: { slug }, promise }: ProductView, country: CountryCode): ShownPromise {
  const isOther = country !== promise.country
  // When the page's own promise changes, other countries' promises change too.
  const version = promise.delivery?.made_by
  const { data, isWaiting, isError } = useLateQuery(catalog.getProduct, isOther ? { id: slug, country } : undefined, version)
  if (!isOther) return { delivery: promise.delivery, isWaiting: false, hasFailed: false }
  return { delivery: data?.delivery ?? null, isWaiting, hasFailed: isError }
}

/** Opens the phone's share sheet, or copies the address if there is none. */
function ShareButton({ title }: { title: string }) {
  const t = useMessages('product')

  async function share() {
    const url = window.location.href
    try {
      if (navigator.share && window.matchMedia('(pointer: coarse)').matches) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast({ title: t('share.copied'), tone: 'success' })
    } catch (error) {
      // Closing the sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ title: t('share.failed'), description: url, tone: 'error' })
    }
  }

  return (
    <button
      type="button"
      onClick={() => void share()}
      className="press inline-flex min-h-11 items-center gap-2 rounded-edge text-label font-medium text-ink hover:text-lapis"
    >
      <ShareIcon className="size-4.5" />
      {t('share.label')}
    </button>
  )
}
