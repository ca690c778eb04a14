import { useState } from 'react'
import type { DiscountPage } from '#contract/discounts.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import { ProductSearchField } from '../kit/fields/product-search-field.tsx'
import type { DiscountValues } from './discount-values.ts'

export type NamedProduct = DiscountPage['products'][number]
export type ProductsFieldProps = { edit: Edit<DiscountValues>; known: readonly NamedProduct[] }

export function ProductsField({ edit, known }: ProductsFieldProps) {
  const t = useMessages('admin-discounts')
  const { product_ids: chosen } = edit.values
  const [added, setAdded] = useState<readonly NamedProduct[]>([])
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
      <ProductSearchField
        words={{
          search: t('products.search'),
          placeholder: t('products.placeholder'),
          add: (name) => t('products.add', { name }),
          none: t('products.none'),
          allChosen: t('products.allChosen'),
          failed: t('products.failed'),
        }}
        chosen={chosen}
        error={error}
        onAdd={({ id, name, sku, images }) => add({ id, name, sku, image_key: images[0]?.image_key ?? null })}
      >
        {({ name, sku, images }) => <Line name={name} sku={sku} imageKey={images[0]?.image_key} />}
      </ProductSearchField>
      {chosen.length > 0 && <p className="text-tiny text-smoke">{t('alsoProducts', { count: chosen.length })}</p>}
    </div>
  )
}

function Line({ name, sku, imageKey }: { name: string; sku: string | undefined; imageKey: string | undefined }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <Thumbnail imageKey={imageKey} alt="" size={32} className="shrink-0" />
      <span className="min-w-0">
        <span className="block break-words">{name}</span>
        {sku !== undefined && <span className="block break-words text-tiny text-smoke">{sku}</span>}
      </span>
    </span>
  )
}
