import type { ReactNode } from 'react'
import { useShop } from '#web/browser/use-shop.ts'
import { formatPercent, formatRoundMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { CalendarIcon, ClockIcon, InfoIcon, TruckIcon } from '#web/ui/icons.tsx'
import type { ProductView } from './load.ts'
import { PromisedDelivery } from './promised-delivery.tsx'
import { ShareButton } from './share-button.tsx'

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
