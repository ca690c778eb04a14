import type { QueueItem } from '#contract/production.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'

export type PieceHeadProps = { item: QueueItem }

export function PieceHead({ item }: PieceHeadProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const { image_url, name, variation_name, size, quantity, due_at, is_overdue, remake } = item
  const day = formatDate(language, due_at, { month: 'short', year: false })
  return (
    <div className="flex gap-4">
      {image_url ? (
        <img src={image_url} alt="" width={104} height={104} className="size-26 shrink-0 rounded-edge bg-felt object-cover" />
      ) : (
        <span className="size-26 shrink-0 rounded-edge bg-felt" />
      )}
      <div className="grid min-w-0 content-start justify-items-start gap-1">
        <p className="text-label font-bold">{name}</p>
        <p>
          <b>{[variation_name, size].filter(Boolean).join(', ')}</b>
          {(variation_name || size) && ' · '}
          {t('pieces', { count: quantity })}
        </p>
        {remake && <p className="text-small font-bold break-words">{t('remade', { reason: remake.reason })}</p>}
        <p
          className={classNames(
            'rounded-chip px-2 py-0.5 text-small font-bold',
            is_overdue ? 'text-pomegranate' : 'bg-pending-ground text-pending',
          )}
        >
          {is_overdue ? t('late', { day }) : t('due', { day })}
        </p>
      </div>
    </div>
  )
}
