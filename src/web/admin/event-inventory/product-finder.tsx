import { useState } from 'react'
import type { AdminProduct } from '#contract/admin-products.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { PlusIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { type ProductSearch, useProductSearch } from '../kit/fields/use-product-search.ts'

export type ProductFinderProps = { taken: readonly string[]; onPick: (product: AdminProduct) => void }

/** Another product of the shop, found by typing. */
export function ProductFinder({ taken, onPick }: ProductFinderProps) {
  const t = useMessages('admin-event-stock')
  const [typed, setTyped] = useState('')
  const search = useProductSearch(typed)
  return (
    <div className="grid max-w-110 gap-2">
      <TextField
        label={t('find.label')}
        labelHidden
        type="search"
        size="dense"
        autoComplete="off"
        maxLength={100}
        placeholder={t('find.placeholder')}
        leading={<SearchIcon className="size-4" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div aria-live="polite">
        {search !== undefined && (
          <Found
            search={search}
            taken={taken}
            onPick={(product) => {
              setTyped('')
              onPick(product)
            }}
          />
        )}
      </div>
    </div>
  )
}

type FoundProps = ProductFinderProps & { search: ProductSearch | 'searching' }

function Found({ search, taken, onPick }: FoundProps) {
  const t = useMessages('admin-event-stock')
  if (search === 'searching') return <Skeleton className="h-11" />
  if (search.state === 'failed') return <p className="text-small text-pomegranate">{t('find.failed')}</p>
  const others = search.products.filter(({ id }) => !taken.includes(id))
  if (others.length === 0) return <p className="text-small text-smoke">{t(search.products.length === 0 ? 'find.none' : 'find.allTaken')}</p>
  return (
    <ul className="rounded-edge border border-wool bg-surface">
      {others.map((product) => (
        <li key={product.id} className="border-b border-wool last:border-b-0">
          <button
            type="button"
            aria-label={t('find.add', { name: product.name })}
            onClick={() => onPick(product)}
            className="press flex min-h-12 w-full items-center gap-3 rounded-edge px-3 py-1 text-left hover:bg-office"
          >
            <Thumbnail imageKey={product.images[0]?.image_key} alt="" size={32} className="shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{product.name}</span>
              <span className="block truncate text-tiny text-smoke">{product.sku}</span>
            </span>
            <PlusIcon className="size-4 shrink-0 text-smoke" />
          </button>
        </li>
      ))}
    </ul>
  )
}
