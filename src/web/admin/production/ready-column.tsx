import type { ReadyOrder } from '#contract/production.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { ColumnFrame } from './board-column.tsx'
import { readyKey } from './board-columns.ts'

export const readyId = 'ready'

export type ReadyColumnProps = { ready: readonly ReadyOrder[]; total: number; isOver: boolean }

/** Stays visible on a wide screen, however many steps there are. Shipping is recorded on the order's page. */
export function ReadyColumn({ ready, total, isOver }: ReadyColumnProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  return (
    <ColumnFrame
      columnKey={readyKey}
      isOver={isOver}
      className="w-48 2xl:w-64 min-[107rem]:sticky min-[107rem]:-right-1 min-[107rem]:z-10 min-[107rem]:shadow-[-0.75rem_0_0_var(--color-office)]"
    >
      <div id={readyId}>
        <h2 className="flex items-baseline gap-2 text-label font-bold">
          {t('ready')}
          <span className="figures font-medium text-smoke">{formatNumber(language, total)}</span>
        </h2>
        <p className="mt-1 text-tiny text-smoke">{t('readyHint')}</p>
      </div>
      {ready.map(({ order_id, order_number, customer, city, pieces }) => (
        <article key={order_id} className="rounded-edge border border-wool bg-surface p-2.5 text-small">
          <p className="flex justify-between gap-2">
            <Link
              to={adminPages.order(order_number)}
              className="figures inline-flex min-h-6 items-center font-bold text-lapis hover:underline"
            >
              {order_number}
            </Link>
            <span className="text-tiny text-smoke">{t('pieces', { count: pieces })}</span>
          </p>
          <p translate="no" className="break-words">
            {[customer, city].filter(Boolean).join(', ')}
          </p>
        </article>
      ))}
    </ColumnFrame>
  )
}
