import type { QueueItem, ReadyOrder } from '#contract/production.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { pages } from '#contract/pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { readyKey } from './board-columns.ts'
import { type Moving, useDropTarget } from './use-drop-target.ts'

export type ReadyColumnProps = Moving & { ready: readonly ReadyOrder[]; total: number; items: readonly QueueItem[] }

/** Orders that wait for their parcel. Shipping is said on the order's own page. */
export function ReadyColumn({ ready, total, items, ...moving }: ReadyColumnProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const { isOver, ...target } = useDropTarget(readyKey, items, moving)
  return (
    <li
      {...target}
      className={classNames(
        'flex w-64 shrink-0 flex-col gap-2.5 rounded-edge border-2 bg-felt p-2.5',
        isOver ? 'border-lapis bg-selected' : 'border-transparent',
      )}
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
            <Link to={pages.adminOrder(order_number)} className="figures font-bold text-lapis hover:underline">
              {order_number}
            </Link>
            <span className="text-tiny text-smoke">{t('pieces', { count: pieces })}</span>
          </p>
          <p className="truncate">{[customer, city].filter(Boolean).join(', ')}</p>
        </article>
      ))}
    </li>
  )
}
