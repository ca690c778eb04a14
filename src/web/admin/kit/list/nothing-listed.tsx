import type { ReactNode } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

export type ActiveFilter = { name: string; label: string; value: string; without: string }
export type NothingListedProps = {
  none: { title: string; text?: string; action?: ReactNode }
  noneFound: string
  filters: readonly ActiveFilter[]
  clearTo: string
}

/** An empty list explains what will fill it. Without results it offers to remove filters. */
export function NothingListed({ none, noneFound, filters, clearTo }: NothingListedProps) {
  const t = useMessages('admin-list')
  const isFiltered = filters.length > 0
  return (
    <div className="grid justify-items-center gap-2 rounded-edge border border-wool bg-surface px-4 py-14 text-center">
      <h2 className="text-label font-bold">{isFiltered ? noneFound : none.title}</h2>
      {!isFiltered && none.text && <p className="max-w-prose text-smoke">{none.text}</p>}
      {isFiltered && <p className="max-w-prose text-smoke">{filters.map(({ value }) => value).join(' · ')}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-2.5">
        {isFiltered
          ? filters.length > 1 &&
            filters.map(({ name, label, without }) => (
              <ButtonLink key={name} tone="quiet" size="dense" to={without} preventScrollReset>
                {name === 'q' ? t('filter.dropSearch') : t('filter.drop', { name: label })}
              </ButtonLink>
            ))
          : none.action}
        {isFiltered && (
          <ButtonLink tone="quiet" size="dense" to={clearTo} preventScrollReset>
            {t('filter.clearAll')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
