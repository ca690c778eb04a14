import { memo } from 'react'
import type { QueueItem } from '#contract/production.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GripIcon, MoreIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'

export type BatchChange = { status: 'in_progress' | 'done' } | { assigned_to: string | null }
export type CardActs = {
  /** Returns whether the key was handled. */
  onKey: (key: string, item: QueueItem) => boolean
  onLeave: (item: QueueItem) => void
  onMenu: (item: QueueItem) => void
  onBatch: (items: readonly QueueItem[], key: string, change: BatchChange) => void
}
export type BoardCardProps = {
  item: QueueItem
  isLifted: boolean
  /** The name of another person who is moving the card. */
  mover: string | undefined
  /** The same object for the life of the board, so unchanged cards don't re-render. */
  acts: CardActs
}

const corner = 'press grid size-7 place-items-center rounded-edge text-smoke hover:bg-felt hover:text-ink max-md:size-11'

/** Cards outside the viewport skip layout, so five hundred of them scroll as smoothly as ten. */
export const BoardCard = memo(function BoardCard({ item, isLifted, mover, acts }: BoardCardProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const { order_item_id: id, order_number: number, name, image_url, variation_name, size, quantity, is_overdue } = item
  const day = formatDate(language, item.due_at, { month: 'short', year: false })

  return (
    <article
      data-card={id}
      className={classNames(
        'relative cursor-grab rounded-edge border border-wool bg-surface p-2.5 text-small [contain-intrinsic-size:auto_7rem] [content-visibility:auto]',
        is_overdue && 'border-l-4 border-l-pomegranate',
        isLifted && 'outline-3 -outline-offset-3 outline-lapis',
        mover !== undefined && 'outline-3 -outline-offset-3 outline-apricot',
      )}
    >
      {mover !== undefined && (
        <p className="-m-2.5 mb-2 bg-apricot px-2.5 py-0.5 text-tiny font-bold text-ink">{t('moving', { name: mover })}</p>
      )}
      <div className="flex gap-2">
        {image_url ? (
          <img
            src={image_url}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            draggable={false}
            className="size-10 shrink-0 rounded-edge bg-felt object-cover"
          />
        ) : (
          <span className="size-10 shrink-0 rounded-edge bg-felt" />
        )}
        <div className="min-w-0 flex-1">
          <Link to={adminPages.itemSteps(id)} draggable={false} className="figures font-bold whitespace-nowrap text-lapis hover:underline">
            {number}
            <span className="sr-only"> {name}</span>
          </Link>
          <p aria-hidden="true" className="line-clamp-3 font-medium break-words">
            {name}
          </p>
          <p className="break-words text-tiny text-smoke">
            {[variation_name, size, quantity > 1 && `× ${quantity}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="-mt-1.5 -mr-2 grid shrink-0 content-start">
          <button
            type="button"
            data-handle
            aria-label={t('move', { name, number })}
            aria-pressed={isLifted}
            onKeyDown={(event) => {
              if (!acts.onKey(event.key, item)) return
              event.preventDefault()
              event.stopPropagation()
            }}
            onBlur={() => isLifted && acts.onLeave(item)}
            className={classNames(corner, 'cursor-grab touch-none')}
          >
            <GripIcon className="size-4" />
          </button>
          <button
            type="button"
            aria-label={t('menu', { name, number })}
            aria-haspopup="dialog"
            onClick={() => acts.onMenu(item)}
            className={corner}
          >
            <MoreIcon className="size-4" />
          </button>
        </div>
      </div>
      {item.remake && (
        <p className="mt-2 bg-felt px-2 py-1 text-tiny font-bold break-words" translate="no">
          {t('remade', { reason: item.remake.reason })}
        </p>
      )}
      {item.blocked_reason && (
        <p translate="no" className="mt-2 bg-pending-ground px-2 py-1 text-tiny font-bold break-words text-pending">
          {item.blocked_reason}
        </p>
      )}
      <p className="mt-2 flex flex-wrap justify-between gap-x-2 text-tiny">
        <span className={is_overdue ? 'font-bold text-pomegranate' : 'text-smoke'}>
          {is_overdue ? t('late', { day }) : t('due', { day })}
        </span>
        <span className="figures text-right text-smoke">
          {[item.assignee, t('minutes', { minutes: formatNumber(language, item.minutes_left) })].filter(Boolean).join(' · ')}
        </span>
      </p>
    </article>
  )
})
