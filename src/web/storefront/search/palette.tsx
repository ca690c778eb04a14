import { Dialog } from '@base-ui/react/dialog'
import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon, SearchIcon } from '#web/ui/icons.tsx'
import { PaletteOption } from './palette-option.tsx'
import { entriesOf, type Entry } from './entries.ts'
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts'
import { useSearch } from './use-search.ts'

export type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** A combobox: the field keeps the focus, arrows move through the list, Enter goes there. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  // The prices' words arrive together with ours: later they would hide the field one is typing in.
  useWords('goods')
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 ease-enter data-ending-style:opacity-0 starting:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-40 flex items-start justify-center sm:p-[10vh_1.5rem_1.5rem]">
          <Dialog.Popup className="flex max-h-full w-full flex-col overflow-hidden bg-surface text-ink shadow-float transition-[opacity,translate] duration-200 ease-enter outline-none max-sm:h-full data-ending-style:-translate-y-2 data-ending-style:opacity-0 sm:max-w-150 sm:rounded-edge starting:-translate-y-2 starting:opacity-0">
            <PaletteContent onLeave={() => onOpenChange(false)} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteContent({ onLeave }: { onLeave: () => void }) {
  const t = useWords('search')
  const navigate = useNavigate()
  const id = useId()
  const [query, setQuery] = useState('')
  const [recent, setRecent] = useState(readRecentSearches)
  const [active, setActive] = useState(0)
  const search = useSearch(query)
  const entries = entriesOf(query, search, recent)
  const isFound = search.state === 'found'
  const nothing = isFound && search.found.products.length === 0 && search.found.categories.length === 0
  const at = Math.min(active, entries.length - 1)

  function take(entry: Entry) {
    if (entry.kind === 'recent') return changeQuery(entry.query)
    rememberSearch(query)
    onLeave()
    void navigate(addressOf(entry))
  }

  function changeQuery(next: string) {
    setQuery(next)
    setActive(0)
  }

  function handleKey(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 }
    const next = steps[event.key]
    if (next !== undefined && entries.length > 0) {
      event.preventDefault()
      setActive((next + entries.length) % entries.length)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const chosen = entries[at]
    if (chosen) take(chosen)
  }

  return (
    <>
      <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
      <div className="flex items-center gap-3 border-b border-wool pr-2 pl-5">
        <SearchIcon className="size-5 text-smoke" />
        <input
          role="combobox"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-label={t('field')}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? `${id}-${at}` : undefined}
          placeholder={t('placeholder')}
          value={query}
          onChange={(event) => changeQuery(event.target.value)}
          onKeyDown={handleKey}
          className="h-16 min-w-0 flex-1 bg-transparent text-lead outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <Dialog.Close render={<IconButton label={t('close')} />}><CloseIcon /></Dialog.Close>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain py-2">
        <p role="status" className={nothing || search.state === 'failed' ? 'px-5 py-4 text-body' : 'sr-only'}>
          {nothing ? t('nothing', { query: search.query }) : search.state === 'failed' ? t('failed') : isFound ? t('count', { count: search.found.products.length + search.found.categories.length }) : ''}
        </p>
        {search.state === 'failed' && <button type="button" onClick={search.retry} className="text-link mx-5 mb-3 min-h-11 text-label font-bold">{t('retry')}</button>}
        {query.trim() === '' && recent.length > 0 && (
          <p className="flex items-center justify-between px-5 pt-1 text-small text-smoke">
            {t('recent')}
            <button
              type="button"
              className="hit-area rounded-chip underline underline-offset-4 hover:text-ink"
              onClick={() => {
                forgetSearches()
                setRecent([])
              }}
            >
              {t('forget')}
            </button>
          </p>
        )}
        {query.trim() === '' && recent.length === 0 && <p className="px-5 py-4 text-label text-smoke">{t('hint')}</p>}
        <ul id={`${id}-list`} role="listbox" aria-label={t('results')} aria-busy={search.state === 'searching'}>
          {entries.map((entry, index) => (
            <PaletteOption key={entry.key} id={`${id}-${index}`} entry={entry} active={index === at} onPoint={() => setActive(index)} onTake={() => take(entry)} />
          ))}
        </ul>
      </div>
    </>
  )
}

function addressOf(entry: Exclude<Entry, { kind: 'recent' }>): string {
  if (entry.kind === 'product') return pages.product(entry.product.slug)
  if (entry.kind === 'category') return pages.shop(entry.category.slug)
  return pages.shop(undefined, { q: entry.query })
}
