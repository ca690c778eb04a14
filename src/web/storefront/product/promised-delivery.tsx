import { useMessages } from '#web/browser/messages/use-messages.ts'
import { PromiseLines } from '#web/commerce/promise/promise-lines.tsx'
import { ShipToField } from '#web/commerce/promise/ship-to-field.tsx'
import { useShipTo } from '#web/commerce/promise/ship-to.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ProductView } from './load.ts'
import { usePromiseFor } from './use-promise-for.ts'

export function PromisedDelivery({ product }: { product: ProductView }) {
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
