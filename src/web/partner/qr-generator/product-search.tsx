import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as catalog from '#contract/calls/catalog.gen.ts'
import { pages } from '#contract/pages.ts'
import { isPrintablePage } from '#contract/rules/partner-prints.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { callQuery, catalogKey } from '#web/browser/query/call-query.ts'
import { useSettled } from '#web/browser/query/use-settled.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** Pause in typing before the search starts. Milliseconds. */
const pauseMs = 200

export type ProductSearchProps = { chosen: string; onChange: (page: string) => void }

/** Finds a product by the words a visitor would type. */
export function ProductSearch({ chosen, onChange }: ProductSearchProps) {
  const t = useMessages('partner-codes')
  const [query, setQuery] = useState('')
  const wanted = query.trim()
  const asked = useSettled(wanted, pauseMs)
  const { data, isError, isPlaceholderData } = useQuery({
    ...callQuery(catalogKey, catalog.search, { q: asked }, { language: useLanguage() }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const products = (wanted === '' ? [] : (data?.products ?? []))
    .map(({ id, slug, translation }) => ({ id, page: pages.product(slug), title: translation.name }))
    .filter(({ page }) => isPrintablePage(page))
  const isEmpty = data !== undefined && !isPlaceholderData && wanted !== '' && wanted === asked && products.length === 0

  return (
    <div className="grid gap-2">
      <TextField
        label={t('pages.search')}
        type="search"
        size="medium"
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p aria-live="polite" className="text-small text-smoke empty:hidden">
        {isError ? t('pages.failed') : isEmpty ? t('pages.nothing') : null}
      </p>
      {products.length > 0 && (
        <ul aria-label={t('pages.found')} className="grid gap-1">
          {products.map(({ id, page, title }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={page === chosen}
                onClick={() => onChange(page)}
                className="press min-h-11 w-full rounded-edge border-[1.5px] border-edge px-3.5 py-2 text-left text-label font-medium hover:border-ink aria-pressed:border-lapis aria-pressed:bg-selected aria-pressed:text-lapis"
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
