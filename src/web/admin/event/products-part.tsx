import { useState } from 'react'
import type { AdminEventPage } from '#contract/admin-events.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ChevronDownIcon, CloseIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { AllocationGrid } from '../event-inventory/allocation-grid.tsx'
import { ProductFinder } from '../event-inventory/product-finder.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { EventValues } from './event-values.ts'

type Named = AdminEventPage['products'][number]
export type ProductsPartProps = {
  edit: Edit<EventValues>
  /** Undefined for an event that is not created yet. Stock cannot be allocated to it. */
  event: AdminEventPage | undefined
}

const mostProducts = 60

/** The products on the event's page, in display order, and the pieces of each option that go there. */
export function ProductsPart({ edit, event }: ProductsPartProps) {
  const t = useMessages('admin-event')
  const { product_ids: chosen } = edit.values
  const [added, setAdded] = useState<readonly Named[]>([])
  const [openId, setOpenId] = useState<string>()
  const named = new Map([...(event?.products ?? []), ...added].map((product) => [product.id, product]))
  const mayAllocate = event !== undefined && event.closed_at === null && event.status !== 'cancelled'

  return (
    <EditSection
      title={t('section.products')}
      hint={t(event ? 'hint.products' : 'hint.productsNew')}
      aside={
        event && (
          <Link to={adminPages.eventInventory(event.id)} className="text-link text-small font-bold">
            {t('toInventory')}
          </Link>
        )
      }
    >
      <div id="edit-product_ids" tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
        {chosen.length > 0 && (
          <ul aria-label={t('field.products')} className="rounded-edge border border-wool">
            {chosen.map((id) => {
              const product = named.get(id)
              const name = product?.name ?? id
              const isOpen = openId === id
              return (
                <li key={id} className="border-b border-wool last:border-b-0">
                  <div className="flex min-h-12 flex-wrap items-center gap-x-3 py-1 pr-1 pl-3">
                    <Thumbnail imageKey={product?.image_key ?? undefined} alt="" size={36} className="shrink-0" />
                    <span className="min-w-0 flex-1 basis-40">
                      <span className="block font-medium break-words">{name}</span>
                      <span className="block break-words text-tiny text-smoke">{product?.sku}</span>
                    </span>
                    {mayAllocate && (
                      <button
                        type="button"
                        aria-expanded={isOpen}
                        aria-label={t('allocateNamed', { name })}
                        onClick={() => setOpenId(isOpen ? undefined : id)}
                        className="press inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-edge px-2 text-small font-bold text-lapis hover:bg-office"
                      >
                        {t('allocate')}
                        <ChevronDownIcon className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
                      </button>
                    )}
                    <button
                      type="button"
                      aria-label={t('removeProduct', { name })}
                      onClick={() =>
                        edit.set(
                          'product_ids',
                          chosen.filter((one) => one !== id),
                        )
                      }
                      className="press inline-flex size-11 shrink-0 items-center justify-center rounded-edge text-smoke hover:bg-office hover:text-ink"
                    >
                      <CloseIcon className="size-4" />
                    </button>
                  </div>
                  {isOpen && event && (
                    <div className="border-t border-wool bg-office p-3">
                      <AllocationGrid eventId={event.id} productId={id} />
                    </div>
                  )}
                </li>
              )
            })}
          </ul>
        )}
        {chosen.length < mostProducts && (
          <ProductFinder
            taken={chosen}
            onPick={({ id, name, sku, images }) => {
              setAdded([...added, { id, name, sku, image_key: images[0]?.image_key ?? null }])
              edit.set('product_ids', [...chosen, id])
              setOpenId(id)
            }}
          />
        )}
      </div>
    </EditSection>
  )
}
