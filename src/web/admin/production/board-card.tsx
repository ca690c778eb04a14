import type { DragEvent } from 'react'
import type { QueueItem } from '#contract/production.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { pages } from '#contract/pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MoreIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { readyKey } from './board-columns.ts'
import type { Moving } from './use-drop-target.ts'

export type BoardCardProps = Moving & { item: QueueItem }

/** Cards out of sight are not laid out: five hundred of them scroll as ten do. */
export function BoardCard({ item, lifted, onLift, onKey }: BoardCardProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const { order_item_id: id, order_number: number, name, image_url, variation_name, size, quantity, is_overdue } = item
  const day = formatDate(language, item.due_at, { month: 'short', year: false })
  const isLifted = lifted?.itemId === id
  const dragged = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData('text/plain', number)
      onLift({ itemId: id, over: item.column ?? readyKey })
    },
    onDragEnd: () => onLift(undefined),
  }

  return (
    <article
      {...dragged}
      className={classNames(
        'rounded-edge border border-wool bg-surface p-2.5 text-small [contain-intrinsic-size:auto_7rem] [content-visibility:auto]',
        is_overdue && 'border-l-4 border-l-pomegranate',
        isLifted && 'outline-3 outline-lapis',
      )}
    >
      <div className="flex gap-2.5">
        {image_url ? (
          <img
            src={image_url}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            className="size-11 shrink-0 rounded-edge bg-felt object-cover"
          />
        ) : (
          <span className="size-11 shrink-0 rounded-edge bg-felt" />
        )}
        <div className="min-w-0 flex-1">
          <Link to={pages.adminItemSteps(id)} draggable={false} className="figures font-bold text-lapis hover:underline">
            {number}
            <span className="sr-only"> {name}</span>
          </Link>
          <p aria-hidden="true" className="truncate font-medium">
            {name}
          </p>
          <p className="truncate text-tiny text-smoke">
            {[variation_name, size, quantity > 1 && `${quantity} ×`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <button
          type="button"
          aria-label={t('move', { name, number })}
          aria-pressed={isLifted}
          onKeyDown={(event) => {
            if (!onKey(event.key, item)) return
            event.preventDefault()
            event.stopPropagation()
          }}
          onBlur={() => isLifted && onLift(undefined)}
          className="press -mt-1 -mr-1 grid size-8 shrink-0 cursor-grab place-items-center rounded-edge text-smoke hover:text-ink"
        >
          <MoreIcon className="size-4" />
        </button>
      </div>
      {item.blocked_reason && <p className="mt-2 bg-pending-ground px-2 py-1 text-tiny font-bold text-pending">{item.blocked_reason}</p>}
      <p className="mt-2 flex justify-between gap-2 text-tiny">
        <span className={is_overdue ? 'font-bold text-pomegranate' : 'text-smoke'}>
          {is_overdue ? t('late', { day }) : t('due', { day })}
        </span>
        <span className="figures text-smoke">
          {[item.assignee, t('minutes', { minutes: formatNumber(language, item.minutes_left) })].filter(Boolean).join(' · ')}
        </span>
      </p>
    </article>
  )
}
