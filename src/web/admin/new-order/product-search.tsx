import { useRef, useState } from 'react'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useTypedSearch } from '#web/browser/query/use-typed-search.ts'
import { SearchIcon, SpinnerIcon } from '#web/ui/icons.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import type { DraftLine } from './order-draft.ts'
import { ProductResult } from './product-result.tsx'

export type ProductSearchProps = {
  isMember: boolean
  onAdd: (line: DraftLine) => void
  error: string | undefined
}

const mostFound = 8
const fewestLetters = 2

/** Searches products for sale while the user types. One press adds one piece of an option to the order. */
export function ProductSearch({ isMember, onAdd, error }: ProductSearchProps) {
  const t = useMessages('admin-new-order')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [added, setAdded] = useState('')
  const { found, state } = useTypedSearch(adminProducts.list, typed, {
    inputOf: (q) => ({ q, status: 'active', limit: mostFound }),
    fewestLetters,
  })
  const rows = found?.products ?? []
  useKeys([{ keys: '/', label: t('items.search'), group: 'page', act: () => field.current?.focus() }])

  function handleAdd(line: DraftLine) {
    onAdd(line)
    setAdded(t('items.added', { name: [line.name, line.option].filter(Boolean).join(', ') }))
  }

  return (
    <search className="grid gap-3">
      <TextField
        ref={field}
        id="items"
        label={t('items.search')}
        size="medium"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('items.placeholder')}
        leading={<SearchIcon className="size-4.5" />}
        trailing={state === 'searching' && <SpinnerIcon className="mr-2.5 size-4.5 animate-spin text-smoke" />}
        shortcut="/"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      {state === 'failed' && <p className="text-small font-medium text-pomegranate">{t('items.failed')}</p>}
      {state === 'found' && rows.length === 0 && <p className="text-small text-smoke">{t('items.none', { q: typed.trim() })}</p>}
      {rows.length > 0 && (
        <ul
          className="grid max-h-[70dvh] divide-y divide-wool overflow-y-auto rounded-edge border border-wool"
          aria-label={t('items.found')}
        >
          {rows.map((product) => (
            <ProductResult key={product.id} product={product} isMember={isMember} onAdd={handleAdd} />
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {added}
      </p>
    </search>
  )
}
