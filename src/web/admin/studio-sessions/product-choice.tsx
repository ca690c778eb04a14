import { useState } from 'react'
import type { AdminProduct } from '#contract/admin-products.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { useProductSearch } from '../kit/fields/use-product-search.ts'

export type ProductChoiceProps = {
  /** The most recently changed products, shown until the user types. */
  first: readonly AdminProduct[]
  chosen: AdminProduct | undefined
  onChoose: (product: AdminProduct) => void
}

export function ProductChoice({ first, chosen, onChoose }: ProductChoiceProps) {
  const t = useMessages('admin-studio')
  const [typed, setTyped] = useState('')
  const search = useProductSearch(typed)
  const found = search === undefined ? first : search === 'searching' ? undefined : search.products
  const shown = chosen && found && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        label={t('new.find')}
        type="search"
        size="dense"
        autoComplete="off"
        maxLength={100}
        placeholder={t('new.findPlaceholder')}
        leading={<SearchIcon className="size-4" />}
        className="max-w-110"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter in the search field must not submit the form and start a session.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div aria-live="polite">
        {search !== undefined && search !== 'searching' && search.state === 'failed' && (
          <p className="text-pomegranate">{t('new.failed')}</p>
        )}
        {shown?.length === 0 && <p className="text-smoke">{t('new.none')}</p>}
      </div>
      {shown === undefined ? (
        <Skeleton className="h-52" />
      ) : (
        <fieldset className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
          <legend className="sr-only">{t('new.product')}</legend>
          {shown.map((product) => {
            const isChosen = product.id === chosen?.id
            const imageKey = product.images[0]?.image_key
            return (
              <label
                key={product.id}
                className={classNames(
                  'relative min-w-0 cursor-pointer rounded-edge border-[1.5px] bg-surface p-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)',
                  isChosen ? 'border-lapis bg-selected' : 'border-wool hover:border-ink',
                )}
              >
                <input
                  type="radio"
                  name="product"
                  checked={isChosen}
                  onChange={() => onChoose(product)}
                  className="absolute inset-0 cursor-[inherit] opacity-0"
                />
                <Thumbnail imageKey={imageKey} alt="" size={200} className="pointer-events-none aspect-square h-auto w-full" />
                <span className="mt-2 block font-medium break-words">{product.name}</span>
                <span className="block break-words text-tiny text-smoke">{imageKey === undefined ? t('new.noPicture') : product.sku}</span>
              </label>
            )
          })}
        </fieldset>
      )}
    </div>
  )
}
