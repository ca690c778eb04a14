import { useState } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import { mostProductsInBlock } from '#contract/rules/letter-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { ProductSearchField } from '../kit/fields/product-search-field.tsx'
import { SortableList } from '../kit/sortable/sortable-list.tsx'
import { factsOf, type ProductFacts } from './letter-facts.ts'

export type ProductsFieldProps = { chosen: readonly string[]; known: readonly ProductFacts[]; onChange: (ids: string[]) => void }

/** Searches and lists products with today's prices. The server fills in names and prices when the letter is sent. */
export function ProductsField({ chosen, known, onChange }: ProductsFieldProps) {
  const t = useMessages('admin-letter')
  const [added, setAdded] = useState<readonly ProductFacts[]>([])
  const facts = new Map([...known, ...added].map((product) => [product.id, product]))
  const nameOf = (id: string) => facts.get(id)?.name ?? t('products.gone')
  const isFull = chosen.length >= mostProductsInBlock

  return (
    <div className="grid grid-cols-1 gap-2">
      {chosen.length > 0 && (
        <SortableList
          label={t('products.chosen')}
          items={chosen}
          idOf={(id) => id}
          nameOf={nameOf}
          onReorder={onChange}
          className="rounded-edge border border-wool"
          itemClassName="border-b border-wool last:border-b-0"
          hintClassName="sr-only"
        >
          {(id) => (
            <div className="flex min-h-12 items-center gap-2 py-1 pr-1">
              <Line product={facts.get(id)} name={nameOf(id)} />
              <button
                type="button"
                aria-label={t('products.remove', { name: nameOf(id) })}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
                className="press inline-flex size-11 shrink-0 items-center justify-center rounded-edge text-smoke hover:bg-office hover:text-ink"
              >
                <CloseIcon className="size-4" />
              </button>
            </div>
          )}
        </SortableList>
      )}
      {isFull ? (
        <p className="text-tiny text-smoke">{t('products.full', { most: mostProductsInBlock })}</p>
      ) : (
        <ProductSearchField
          words={{
            search: t('products.search'),
            placeholder: t('products.search'),
            add: (name) => t('products.add', { name }),
            none: t('products.none'),
            allChosen: t('products.none'),
            failed: t('products.failed'),
          }}
          chosen={chosen}
          onAdd={(product) => {
            setAdded([...added, factsOf(product)])
            onChange([...chosen, product.id])
          }}
        >
          {(product) => <Line product={factsOf(product)} name={product.name} />}
        </ProductSearchField>
      )}
    </div>
  )
}

function Line({ product, name }: { product: ProductFacts | undefined; name: string }) {
  const t = useMessages('admin-letter')
  return (
    <span className="flex min-w-0 flex-1 items-center gap-x-3 py-1 text-small">
      <Thumbnail imageKey={product?.imageKey} alt="" size={36} className="shrink-0" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-1 basis-28 break-words">{name}</span>
        {product && !product.isForSale && <span className="shrink-0 text-tiny text-pending">{t('products.hidden')}</span>}
        {product && <span className="figures shrink-0 font-bold">{formatMoney(product.price)}</span>}
      </span>
    </span>
  )
}
