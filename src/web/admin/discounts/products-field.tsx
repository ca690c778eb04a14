import { useState } from 'react'
import type { DiscountPage } from '#contract/discounts.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CloseIcon, PlusIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { DiscountValues } from './discount-values.ts'
import { type ProductSearch, useProductSearch } from './use-product-search.ts'

export type NamedProduct = DiscountPage['products'][number]
export type ProductsFieldProps = { edit: Edit<DiscountValues>; known: readonly NamedProduct[] }

/** Products that a code is for: found by typing, added and taken away by a press. */
export function ProductsField({ edit, known }: ProductsFieldProps) {
  const t = useMessages('admin-discounts')
  const { product_ids: chosen } = edit.values
  const [added, setAdded] = useState<readonly NamedProduct[]>([])
  const [typed, setTyped] = useState('')
  const search = useProductSearch(typed)
  const names = new Map([...known, ...added].map((product) => [product.id, product]))
  const error = edit.errors['product_ids']

  function add(product: NamedProduct) {
    setAdded([...added, product])
    edit.set('product_ids', [...chosen, product.id])
  }

  return (
    <div id="edit-product_ids" tabIndex={-1} className="grid gap-2 outline-none">
      <p className="text-label font-medium">{edit.labels.product_ids}</p>
      {chosen.length > 0 && (
        <ul aria-label={edit.labels.product_ids} className="max-h-88 overflow-y-auto rounded-edge border border-wool">
          {chosen.map((id) => {
            const product = names.get(id)
            const name = product?.name ?? t('products.gone')
            return (
              <li key={id} className="flex min-h-11 items-center gap-3 border-b border-wool py-1 pr-1 pl-3 last:border-b-0">
                <Line name={name} sku={product?.sku} imageKey={product?.image_key ?? undefined} />
                <button
                  type="button"
                  aria-label={t('products.remove', { name })}
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
              </li>
            )
          })}
        </ul>
      )}
      <TextField
        label={t('products.search')}
        labelHidden
        type="search"
        size="dense"
        autoComplete="off"
        maxLength={100}
        placeholder={t('products.placeholder')}
        leading={<SearchIcon className="size-4" />}
        className="max-w-110"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(error !== undefined && { error })}
      />
      <div aria-live="polite">{search !== undefined && <Found search={search} chosen={chosen} onAdd={add} />}</div>
      {chosen.length > 0 && <p className="text-tiny text-smoke">{t('alsoProducts', { count: chosen.length })}</p>}
    </div>
  )
}

type FoundProps = { search: ProductSearch | 'searching'; chosen: readonly string[]; onAdd: (product: NamedProduct) => void }

function Found({ search, chosen, onAdd }: FoundProps) {
  const t = useMessages('admin-discounts')
  if (search === 'searching') return <Skeleton className="h-11 max-w-110" />
  if (search.state === 'failed') return <p className="text-pomegranate">{t('products.failed')}</p>
  const others = search.products.filter(({ id }) => !chosen.includes(id))
  if (search.products.length === 0) return <p className="text-smoke">{t('products.none')}</p>
  if (others.length === 0) return <p className="text-smoke">{t('products.allChosen')}</p>
  return (
    <ul className="max-w-110 rounded-edge border border-wool bg-surface">
      {others.map(({ id, name, sku, images }) => {
        const imageKey = images[0]?.image_key
        return (
          <li key={id} className="border-b border-wool last:border-b-0">
            <button
              type="button"
              aria-label={t('products.add', { name })}
              onClick={() => onAdd({ id, name, sku, image_key: imageKey ?? null })}
              className="press flex min-h-11 w-full items-center gap-3 rounded-edge px-3 py-1 text-left hover:bg-office"
            >
              <Line name={name} sku={sku} imageKey={imageKey} />
              <PlusIcon className="size-4 shrink-0 text-smoke" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Line({ name, sku, imageKey }: { name: string; sku: string | undefined; imageKey: string | undefined }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <Thumbnail imageKey={imageKey} alt="" size={32} className="shrink-0" />
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        {sku !== undefined && <span className="block truncate text-tiny text-smoke">{sku}</span>}
      </span>
    </span>
  )
}
