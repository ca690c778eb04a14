import type { ReadyOrder } from '#contract/production.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { ColumnFrame } from './board-column.tsx'
import { readyKey } from './board-columns.ts'

export type ReadyColumnProps = { ready: readonly ReadyOrder[]; total: number; isOver: boolean }

/** Orders that wait for their parcel; on a desk in sight however many steps there are. Shipping is said on the order's own page. */
export function ReadyColumn({ ready, total, isOver }: ReadyColumnProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  return (
    <ColumnFrame
      columnKey={readyKey}
      isOver={isOver}
      className="w-64 lg:sticky lg:-right-1 lg:z-10 lg:shadow-[-0.75rem_0_0_var(--color-office)]"
    >
      <div>
        <h2 className="flex items-baseline gap-2 text-label font-bold">
          {t('ready')}
          <span className="figures font-medium text-smoke">{formatNumber(language, total)}</span>
        </h2>
        <p className="mt-1 text-tiny text-smoke">{t('readyHint')}</p>
      </div>
      {ready.map(({ order_id, order_number, customer, city, pieces }) => (
        <article key={order_id} className="rounded-edge border border-wool bg-surface p-2.5 text-small">
          <p className="flex justify-between gap-2">
            <Link to={adminPages.order(order_number)} className="figures font-bold text-lapis hover:underline">
              {order_number}
            </Link>
            <span className="text-tiny text-smoke">{t('pieces', { count: pieces })}</span>
          </p>
          <p className="truncate">{[customer, city].filter(Boolean).join(', ')}</p>
        </article>
      ))}
    </ColumnFrame>
  )
}
