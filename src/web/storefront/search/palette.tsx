import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { track } from '#web/features/analytics/track.ts'
import { Queries } from '#web/browser/query/queries.tsx'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon, SearchIcon } from '#web/ui/icons.tsx'
import { entriesOf, type Entry } from './entries.ts'
import { PaletteOption } from './palette-option.tsx'
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts'
import { SearchNews } from './search-news.tsx'
import { featuredQuery } from './search-queries.ts'
import { useSearch } from './use-search.ts'

export type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function Palette({ open, onOpenChange }: PaletteProps) {
  // The messages for prices load together with the palette's own. Loaded later, they would hide the field while the visitor types.
  useMessages('goods')
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 ease-enter data-ending-style:opacity-0 starting:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-40 flex items-start justify-center sm:p-[10vh_1.5rem_1.5rem]">
          <Dialog.Popup className="flex max-h-full w-full flex-col overflow-hidden bg-surface text-ink shadow-float transition-[opacity,translate] duration-200 ease-enter outline-none max-sm:h-full data-ending-style:-translate-y-2 data-ending-style:opacity-0 sm:max-w-150 sm:rounded-edge starting:-translate-y-2 starting:opacity-0">
            <Queries>
              <PaletteContent onLeave={() => onOpenChange(false)} />
            </Queries>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteContent({ onLeave }: { onLeave: () => void }) {
  const t = useMessages('search')
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [recent, setRecent] = useState(readRecentSearches)
  const search = useSearch(query)
  const { data: featured = [] } = useQuery({ ...featuredQuery(useLanguage()), enabled: recent.length === 0 })

  function take(entry: Entry) {
    if (entry.kind === 'recent') return setQuery(entry.query)
    rememberSearch(query)
    // The page of all results tracks its search itself.
    const wanted = query.trim()
    if (wanted !== '' && entry.kind !== 'all') track('search', { query: wanted })
    onLeave()
    void navigate(addressOf(entry))
  }

  function forget() {
    forgetSearches()
    setRecent([])
  }

  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={entriesOf(query, search, { recent, featured })}
      itemToStringValue={(entry) => (entry.kind === 'recent' ? entry.query : query)}
      value={query}
      onValueChange={setQuery}
    >
      <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
      <div className="flex items-center gap-3 border-b border-wool pr-2 pl-5">
        <SearchIcon className="size-5 text-smoke" />
        <Autocomplete.Input
          aria-label={t('field')}
          placeholder={t('placeholder')}
          type="search"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={100}
          className="h-16 min-w-0 flex-1 bg-transparent text-lead outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <Dialog.Close render={<IconButton label={t('close')} />}>
          <CloseIcon />
        </Dialog.Close>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain py-2">
        <SearchNews query={query} search={search} hasRecent={recent.length > 0} onForget={forget} />
        <Autocomplete.List aria-label={t('results')} aria-busy={search.state === 'searching'}>
          {(entry: Entry) => <PaletteOption key={entry.key} entry={entry} onTake={() => take(entry)} />}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  )
}

function addressOf(entry: Exclude<Entry, { kind: 'recent' }>): string {
  if (entry.kind === 'product') return pages.product(entry.product.slug)
  if (entry.kind === 'category') return pages.shop(entry.category.slug)
  return pages.shop(undefined, { q: entry.query })
}
