import type { AdminProduct } from '#contract/admin-products.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { ProductSearchField } from '../kit/fields/product-search-field.tsx'

export type ProductFinderProps = { taken: readonly string[]; onPick: (product: AdminProduct) => void }

export function ProductFinder({ taken, onPick }: ProductFinderProps) {
  const t = useMessages('admin-event-stock')
  return (
    <div className="grid max-w-110 gap-2">
      <ProductSearchField
        words={{
          search: t('find.label'),
          placeholder: t('find.placeholder'),
          add: (name) => t('find.add', { name }),
          none: t('find.none'),
          allChosen: t('find.allTaken'),
          failed: t('find.failed'),
        }}
        chosen={taken}
        endsOnAdd
        onAdd={onPick}
      >
        {({ name, sku, images }) => (
          <>
            <Thumbnail imageKey={images[0]?.image_key} alt="" size={32} className="shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="block break-words">{name}</span>
              <span className="block break-words text-tiny text-smoke">{sku}</span>
            </span>
          </>
        )}
      </ProductSearchField>
    </div>
  )
}
