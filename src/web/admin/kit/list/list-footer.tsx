import { mostCounted } from '#contract/rules/list-limits.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { formatTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsStale } from '#web/features/live/refresh-page.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Pagination } from '#web/ui/pagination.tsx'

export type ListFooterProps = {
  page: number
  limit: number
  total: number
  addressOf: (page: number) => string
  loadedAt: string
  /** The list receives notifications and updates itself. */
  isLive: boolean
  onRetry: () => void
}

export function ListFooter({ page, limit, total, addressOf, loadedAt, isLive, onRetry }: ListFooterProps) {
  const t = useMessages('admin-list')
  const isStale = useIsStale()
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value)
  const rows = { from: number(Math.min((page - 1) * limit + 1, total)), to: number(Math.min(page * limit, total)), total: number(total) }
  const time = formatTime(loadedAt)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-smoke print:hidden">
      <p className="figures">{total === 0 ? '' : total < mostCounted ? t('shown', rows) : t('shownOfMany', rows)}</p>
      <Pagination
        dense
        page={page}
        pageCount={Math.ceil(total / limit)}
        addressOf={addressOf}
        labels={{
          navigation: t('paging.label'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          page: (wanted) => t('paging.page', { page: String(wanted) }),
        }}
      />
      <p className={classNames('figures flex items-center gap-2', isStale && 'text-pomegranate')} role={isStale ? 'status' : undefined}>
        <span aria-hidden="true" className={classNames('size-2 rotate-45', isStale ? 'bg-pomegranate' : isLive ? 'bg-tile' : 'bg-edge')} />
        {isStale ? t('stale', { time }) : isLive ? t('live', { time }) : t('asOf', { time })}
        {isStale && (
          <button type="button" className="text-link hit-area font-bold" onClick={onRetry}>
            {t('retry')}
          </button>
        )}
      </p>
    </div>
  )
}
