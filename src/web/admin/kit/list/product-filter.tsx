import { useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useProductSearch } from '../fields/use-product-search.ts'

export type ProductFilterProps = {
  label: string
  chosen: { value: string; label: string } | undefined
  size: 'dense' | 'medium'
  onChange: (id: string | undefined) => void
}

/** Finds a product by search, since there are too many for a list of options. */
export function ProductFilter({ label, chosen, size, onChange }: ProductFilterProps) {
  const t = useMessages('admin-list')
  const [typed, setTyped] = useState('')
  const search = useProductSearch(typed)
  const found = search === undefined || search === 'searching' ? undefined : search
  if (chosen)
    return (
      <div className="grid gap-1.5">
        <span className="font-medium">{label}</span>
        <span className="flex items-center justify-between gap-3">
          <span className="min-w-0 break-words">{chosen.label}</span>
          <Button tone="quiet" size="dense" aria-label={t('filter.remove', { name: label })} onClick={() => onChange(undefined)}>
            {t('filter.any')}
          </Button>
        </span>
      </div>
    )
  return (
    <div className="grid gap-1.5">
      <TextField
        label={label}
        type="search"
        size={size}
        autoComplete="off"
        maxLength={100}
        placeholder={t('filter.product')}
        leading={<SearchIcon className="size-4" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div aria-live="polite">
        {found?.state === 'failed' && <p className="text-small text-pomegranate">{t('filter.productFailed')}</p>}
        {found?.state === 'found' && found.products.length === 0 && <p className="text-small text-smoke">{t('filter.productNone')}</p>}
        {found && found.products.length > 0 && (
          <ul className="rounded-edge border border-wool">
            {found.products.map(({ id, name, sku }) => (
              <li key={id} className="border-b border-wool last:border-b-0">
                <button
                  type="button"
                  onClick={() => onChange(id)}
                  className="press min-h-9 w-full rounded-edge px-3 py-1 text-left hover:bg-hover max-sm:min-h-11"
                >
                  {name} <span className="text-tiny text-smoke">{sku}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
