import { memo, type ReactNode } from 'react'
import type { QueueItem, Worker } from '#contract/production.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { BoardCard, type CardActs, type BatchChange } from './board-card.tsx'
import { alike, type ShownColumn, sizesOf } from './board-columns.ts'
import { GiveTo } from './give-to.tsx'

export type BoardColumnProps = {
  column: ShownColumn
  isGrouped: boolean
  isOver: boolean
  liftedId: string | undefined
  /** The name of the person moving an item, by the item's id. */
  movers: Readonly<Record<string, string>>
  people: readonly Worker[]
  acts: CardActs
}

/** A step with its cards, comparing its work with a day's capacity. An empty column is narrow, to leave room for the others. */
export function BoardColumn({ column, isOver, ...shown }: BoardColumnProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const { step, minutes, minutes_per_day: capacity } = column
  return (
    <ColumnFrame columnKey={column.key} isOver={isOver} className={column.cards.length === 0 ? 'w-36' : 'w-60 2xl:w-64'}>
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
      {column.cards.length === 0 && <p className="text-small text-smoke">{t('nothingHere')}</p>}
      <Cards column={column} {...shown} />
    </ColumnFrame>
  )
}

export type ColumnFrameProps = { columnKey: string; isOver: boolean; className: string; children: ReactNode }

export function ColumnFrame({ columnKey, isOver, className, children }: ColumnFrameProps) {
  return (
    <li
      data-column={columnKey}
      className={classNames(
        'flex shrink-0 flex-col gap-2.5 rounded-edge border-2 bg-felt p-2.5 dark:bg-milk',
        isOver ? 'border-lapis bg-selected' : 'border-transparent',
        className,
      )}
    >
      {children}
    </li>
  )
}

/** Separate from the column, which re-renders while a card passes over it. */
const Cards = memo(function Cards({ column, isGrouped, liftedId, movers, people, acts }: Omit<BoardColumnProps, 'isOver'>) {
  const card = (item: QueueItem) => (
    <BoardCard
      key={item.order_item_id}
      item={item}
      isLifted={liftedId === item.order_item_id}
      mover={movers[item.order_item_id]}
      acts={acts}
    />
  )
  const groups = isGrouped ? alike(column.cards) : column.cards.map((item) => [item])
  return groups.map((group) =>
    group.length > 1 ? (
      <div key={group[0]?.order_item_id} className="grid grid-cols-1 gap-2 border border-dashed border-edge p-1.5">
        <BatchHead group={group} people={people} onChange={(change) => acts.onBatch(group, column.key, change)} />
        {group.map(card)}
      </div>
    ) : (
      group.map(card)
    ),
  )
})

type BatchHeadProps = { group: readonly QueueItem[]; people: readonly Worker[]; onChange: (change: BatchChange) => void }

function BatchHead({ group, people, onChange }: BatchHeadProps) {
  const t = useMessages('admin-production')
  const [first] = group
  const sizes = sizesOf(group).map(({ size, pieces }) => `${pieces}\u00a0×\u00a0${size}`)
  const isBegun = group.every(({ status }) => status !== 'pending')
  return (
    <div className="text-tiny">
      <p className="font-bold">{t('groupTitle', { count: group.reduce((sum, { quantity }) => sum + quantity, 0) })}</p>
      <p className="break-words text-smoke">{[first?.name, first?.variation_name, sizes.join(', ')].filter(Boolean).join(' · ')}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        {!isBegun && (
          <button type="button" className="text-link min-h-6 font-bold max-md:min-h-11" onClick={() => onChange({ status: 'in_progress' })}>
            {t('startAll')}
          </button>
        )}
        <button type="button" className="text-link min-h-6 font-bold max-md:min-h-11" onClick={() => onChange({ status: 'done' })}>
          {t('finishAll')}
        </button>
        <GiveTo label={t('giveAll')} people={people} onGive={(assigned_to) => onChange({ assigned_to })} />
      </div>
    </div>
  )
}
