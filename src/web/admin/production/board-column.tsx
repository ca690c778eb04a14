import type { QueueItem } from '#contract/production.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { BoardCard } from './board-card.tsx'
import { alike, type ShownColumn, sizesOf } from './board-columns.ts'
import { type Moving, useDropTarget } from './use-drop-target.ts'

export type BoardColumnProps = Moving & {
  column: ShownColumn
  isGrouped: boolean
  items: readonly QueueItem[]
  onTurnAll: (items: readonly QueueItem[], status: 'in_progress' | 'done') => void
}

/** A step: its work against what a day holds, and its cards. */
export function BoardColumn({ column, isGrouped, items, onTurnAll, ...moving }: BoardColumnProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const { isOver, ...target } = useDropTarget(column.key, items, moving)
  const { step, cards, minutes, minutes_per_day: capacity } = column
  const groups = isGrouped ? alike(cards) : cards.map((card) => [card])

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
          {step.name}
          <span className="figures font-medium text-smoke">{formatNumber(language, column.count)}</span>
        </h2>
        {capacity > 0 && (
          <ProgressBar
            className="figures mt-1 text-tiny text-smoke"
            label={t('load', { minutes: formatNumber(language, minutes), capacity: formatNumber(language, capacity) })}
            value={minutes}
            max={capacity}
          />
        )}
      </div>
      {cards.length === 0 && <p className="text-small text-smoke">{t('nothingHere')}</p>}
      {groups.map((group) =>
        group.length > 1 ? (
          <div key={group[0]?.order_item_id} className="grid grid-cols-[minmax(0,1fr)] gap-2 border border-dashed border-edge p-1.5">
            <BatchHead group={group} onStart={() => onTurnAll(group, 'in_progress')} onFinish={() => onTurnAll(group, 'done')} />
            {group.map((item) => (
              <BoardCard key={item.order_item_id} item={item} {...moving} />
            ))}
          </div>
        ) : (
          group.map((item) => <BoardCard key={item.order_item_id} item={item} {...moving} />)
        ),
      )}
    </li>
  )
}

type BatchHeadProps = { group: readonly QueueItem[]; onStart: () => void; onFinish: () => void }

/** What is printed together: how many of what, in which sizes. */
function BatchHead({ group, onStart, onFinish }: BatchHeadProps) {
  const t = useMessages('admin-production')
  const [first] = group
  const sizes = sizesOf(group).map(({ size, pieces }) => `${pieces}\u00a0×\u00a0${size}`)
  const isBegun = group.every(({ status }) => status !== 'pending')
  return (
    <div className="text-tiny">
      <p className="font-bold">{t('groupTitle', { count: group.reduce((sum, { quantity }) => sum + quantity, 0) })}</p>
      <p className="break-words text-smoke">{[first?.name, first?.variation_name, sizes.join(', ')].filter(Boolean).join(' · ')}</p>
      <p className="flex flex-wrap gap-x-3">
        {!isBegun && (
          <button type="button" className="text-link min-h-6 font-bold max-md:min-h-11" onClick={onStart}>
            {t('startAll')}
          </button>
        )}
        <button type="button" className="text-link min-h-6 font-bold max-md:min-h-11" onClick={onFinish}>
          {t('finishAll')}
        </button>
      </p>
    </div>
  )
}
