import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyMotif } from '../empty-motif.tsx'
import type { SearchState } from './use-search.ts'

export type SearchNewsProps = { query: string; search: SearchState & { retry: () => void }; hasRecent: boolean; onForget: () => void }

export function SearchNews({ query, search, hasRecent, onForget }: SearchNewsProps) {
  const t = useMessages('search')
  const count = search.found ? search.found.products.length + search.found.categories.length : 0
  const news =
    search.state === 'failed'
      ? t('failed')
      : search.state !== 'found'
        ? ''
        : count === 0
          ? t('nothing', { query: query.trim() })
          : t('count', { count })
  const isEmpty = search.state === 'found' && count === 0
  const isSeen = search.state === 'failed' || isEmpty
  return (
    <>
      {isEmpty && (
        <div aria-hidden="true" className="flex justify-center pt-8">
          <EmptyMotif />
        </div>
      )}
      <output className={classNames('block', isSeen ? 'px-5 py-4 text-body' : 'sr-only', isEmpty && 'pb-8 text-center text-balance')}>
        {news}
      </output>
      {search.state === 'failed' && (
        <button type="button" onClick={search.retry} className="text-link mx-5 mb-3 min-h-11 text-label font-bold">
          {t('retry')}
        </button>
      )}
      {query.trim() === '' && hasRecent && (
        <p className="flex items-center justify-between px-5 pt-1 text-small text-smoke">
          {t('recent')}
          <button type="button" onClick={onForget} className="hit-area rounded-chip underline underline-offset-4 hover:text-ink">
            {t('forget')}
          </button>
        </p>
      )}
      {query.trim() === '' && !hasRecent && <p className="px-5 py-4 text-label text-smoke">{t('hint')}</p>}
    </>
  )
}
