import { type ReactNode, useState } from 'react'
import type { AdminProduct } from '#contract/admin-products.ts'
import { PlusIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useProductSearch } from './use-product-search.ts'

type Words = {
  search: string
  placeholder: string
  add: (name: string) => string
  none: string
  allChosen: string
  failed: string
}

export type ProductSearchFieldProps = {
  words: Words
  /** Ids that the search does not offer again. */
  chosen: readonly string[]
  onAdd: (product: AdminProduct) => void
  error?: string | undefined
  /** Ends the search after an addition, since the added product opens elsewhere. */
  endsOnAdd?: boolean
  children: (product: AdminProduct) => ReactNode
}

export function ProductSearchField({ words, chosen, onAdd, error, endsOnAdd = false, children }: ProductSearchFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <TextField
        label={words.search}
        labelHidden
        type="search"
        size="dense"
        autoComplete="off"
        maxLength={100}
        placeholder={words.placeholder}
        leading={<SearchIcon className="size-4" />}
        className="max-w-110"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(error !== undefined && { error })}
      />
      <div aria-live="polite">
        <Found
          typed={typed}
          words={words}
          chosen={chosen}
          onAdd={(product) => {
            if (endsOnAdd) setTyped('')
            onAdd(product)
          }}
        >
          {children}
        </Found>
      </div>
    </>
  )
}

type FoundProps = Omit<ProductSearchFieldProps, 'error' | 'endsOnAdd'> & { typed: string }

function Found({ typed, words, chosen, onAdd, children }: FoundProps) {
  const search = useProductSearch(typed)
  if (search === undefined) return null
  if (search === 'searching') return <Skeleton className="h-11 max-w-110" />
  if (search.state === 'failed') return <p className="text-small text-pomegranate">{words.failed}</p>
  const others = search.products.filter(({ id }) => !chosen.includes(id))
  if (others.length === 0) return <p className="text-small text-smoke">{search.products.length === 0 ? words.none : words.allChosen}</p>
  return (
    <ul className="max-w-110 rounded-edge border border-wool bg-surface">
      {others.map((product) => (
        <li key={product.id} className="border-b border-wool last:border-b-0">
          <button
            type="button"
            aria-label={words.add(product.name)}
            onClick={() => onAdd(product)}
            className="press flex min-h-12 w-full items-center gap-3 rounded-edge px-3 py-1 text-left hover:bg-office"
          >
            {children(product)}
            <PlusIcon className="size-4 shrink-0 text-smoke" />
          </button>
        </li>
      ))}
    </ul>
  )
}
