import { useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { AllocationGrid } from './allocation-grid.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductFinder } from './product-finder.tsx'
import type { MovingPartProps } from './return-part.tsx'
import { groupsOf, sumsOf } from './stock-groups.ts'

type Added = { id: string; name: string; sku: string; imageKey: string | null }
export type BringPartProps = MovingPartProps & { opened?: string | undefined }

export function BringPart({ eventId, items, opened, onMoved }: BringPartProps) {
  const t = useMessages('admin-event-stock')
  const [added, setAdded] = useState<readonly Added[]>([])
  const [openId, setOpenId] = useState(opened)
  const known = groupsOf(items)
  const fresh = added
    .filter(({ id }) => !known.some(({ productId }) => productId === id))
    .map(({ id, ...product }) => ({ ...product, productId: id, items: [], sums: sumsOf([]) }))

  return (
    <>
      <div className="grid gap-2">
        <p className="text-label font-bold">{t('bring.other')}</p>
        <ProductFinder
          taken={[...known, ...fresh].map(({ productId }) => productId)}
          onPick={({ id, name, sku, images }) => {
            setAdded([{ id, name, sku, imageKey: images[0]?.image_key ?? null }, ...added])
            setOpenId(id)
          }}
        />
      </div>
      {[...fresh, ...known].map((group) => {
        const isOpen = openId === group.productId
        return (
          <ProductCard
            key={group.productId}
            group={group}
            aside={
              <button
                type="button"
                aria-expanded={isOpen}
                aria-label={t('bring.open', { name: group.name })}
                onClick={() => setOpenId(isOpen ? undefined : group.productId)}
                className="press figures flex min-h-11 shrink-0 items-center gap-2 rounded-edge px-2 text-small text-smoke hover:bg-office"
              >
                {t('freeThere', { count: group.sums.remaining })}
                <ChevronDownIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
              </button>
            }
          >
            {isOpen && (
              <div className="p-3">
                <AllocationGrid eventId={eventId} productId={group.productId} onMoved={onMoved} />
              </div>
            )}
          </ProductCard>
        )
      })}
    </>
  )
}
