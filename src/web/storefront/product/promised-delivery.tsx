import { useQuery } from '@tanstack/react-query'
import * as catalog from '#contract/calls/catalog.gen.ts'
import { callQuery, catalogKey } from '#web/browser/query/call-query.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { PromiseLines } from '#web/commerce/promise/promise-lines.tsx'
import { ShipToField } from '#web/commerce/promise/ship-to-field.tsx'
import { useShipTo } from '#web/commerce/promise/ship-to.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ProductView } from './load.ts'

/** When it is made and arrives. The page has the promise for one country; another one's is asked for. */
export function PromisedDelivery({ product: { goods, promise, countries } }: { product: ProductView }) {
  const t = useMessages('promise')
  const language = useLanguage()
  const country = useShipTo()
  const isOther = country !== promise.country
  const asked = useQuery({
    ...callQuery(catalogKey, catalog.getProduct, { id: goods.slug, country }, language),
    enabled: isOther,
    placeholderData: (earlier) => earlier,
  })
  const delivery = isOther ? asked.data?.delivery : promise.delivery
  const isWaiting = isOther && (asked.isPending || asked.isPlaceholderData)
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_13rem] sm:items-center">
      <div aria-live="polite" className={classNames('min-h-11 transition-opacity', isWaiting && 'opacity-60')}>
        {delivery ? <PromiseLines promise={delivery} /> : isOther && asked.isError && t('failed')}
      </div>
      <ShipToField countries={countries} />
    </div>
  )
}
