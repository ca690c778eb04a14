import { memo, useState } from 'react'
import type { QueueItem, Worker } from '#contract/production.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { GiveTo } from './give-to.tsx'
import { useBatch } from './use-batch.ts'

export type BoardListProps = { items: readonly QueueItem[]; people: readonly Worker[] }

export function BoardList({ items, people }: BoardListProps) {
  const t = useMessages('admin-production')
  const changeBatch = useBatch()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = items.filter(({ order_item_id }) => chosen.has(order_item_id))

  const [choose] = useState(() => (id: string, isChosen: boolean) => {
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)))
  })

  async function give(assigned_to: string | null) {
    const bySteps = Map.groupBy(shown, ({ column }) => column ?? '')
    for (const [key, group] of bySteps) await changeBatch(group, key, { assigned_to })
    setChosen(new Set())
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls is reached by keys
    <div tabIndex={0} className="overflow-x-auto rounded-edge border border-wool bg-surface max-sm:-mx-4 max-sm:overflow-visible">
      <ul className="sm:hidden">
        {items.map((item) => (
          <CardRow key={item.order_item_id} item={item} isChosen={chosen.has(item.order_item_id)} onChoose={choose} />
        ))}
      </ul>
      <table className="w-full text-small max-sm:hidden">
        <thead>
          <tr className="h-9.5 text-left text-tiny text-smoke *:border-b *:border-wool *:px-2.5 *:font-medium">
            <th scope="col" colSpan={2}>
              {t('list.order')}
            </th>
            <th scope="col">{t('list.item')}</th>
            <th scope="col">{t('list.step')}</th>
            <th scope="col">{t('list.person')}</th>
            <th scope="col">{t('list.due')}</th>
            <th scope="col" className="text-right">
              {t('list.minutes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.order_item_id} item={item} isChosen={chosen.has(item.order_item_id)} onChoose={choose} />
          ))}
        </tbody>
      </table>
      {shown.length > 0 && (
        <div className="sticky bottom-0 left-0 flex max-sm:bottom-16 flex-wrap items-center gap-x-5 border-t border-wool bg-selected px-3 py-1 text-small">
          <span className="figures">{t('list.chosen', { count: shown.length })}</span>
          <GiveTo label={t('giveAll')} people={people} onGive={(accountId) => void give(accountId)} />
        </div>
      )}
    </div>
  )
}

type RowProps = { item: QueueItem; isChosen: boolean; onChoose: (id: string, isChosen: boolean) => void }

const Row = memo(function Row({ item, isChosen, onChoose }: RowProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const { order_item_id: id, order_number: number, name } = item
  return (
    <tr
      data-item={id}
      className={classNames(
        'h-10.5 *:border-b *:border-wool/70 *:px-2.5 *:py-1 [contain-intrinsic-size:auto_2.625rem] [content-visibility:auto]',
        isChosen && 'bg-selected',
      )}
    >
      <td className="w-10 pr-0">
        <ChooseBox item={item} isChosen={isChosen} onChoose={onChoose} />
      </td>
      <th scope="row" className="text-left whitespace-nowrap">
        <Link to={adminPages.itemSteps(id)} className="figures inline-flex min-h-6 items-center font-bold text-lapis hover:underline">
          {number}
        </Link>
      </th>
      <td className="min-w-44">
        {name}
        <span className="block text-tiny text-smoke">
          <What item={item} />
        </span>
      </td>
      <td className="min-w-32">
        {item.current_step?.name}
        {item.blocked_reason && (
          <span className="block text-tiny font-bold text-pending" translate="no">
            {item.blocked_reason}
          </span>
        )}
      </td>
      <td>{item.assignee ?? <span className="text-smoke">{t('nobody')}</span>}</td>
      <td className={classNames('whitespace-nowrap', item.is_overdue && 'font-bold text-pomegranate')}>
        {formatDate(language, item.due_at, { month: 'short', year: false })}
      </td>
      <td className="figures text-right">{formatNumber(language, item.minutes_left)}</td>
    </tr>
  )
})

/** A row as a card for phones, where a table would hide the due date. */
const CardRow = memo(function CardRow({ item, isChosen, onChoose }: RowProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const { order_item_id: id, order_number: number, name, is_overdue } = item
  const day = formatDate(language, item.due_at, { month: 'short', year: false })
  return (
    <li
      data-item={id}
      className={classNames(
        'flex gap-2 border-b border-wool/70 py-2 pr-4 pl-2 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto] last:border-b-0',
        isChosen && 'bg-selected',
      )}
    >
      <ChooseBox item={item} isChosen={isChosen} onChoose={onChoose} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <Link to={adminPages.itemSteps(id)} className="figures inline-flex min-h-6 items-center font-bold text-lapis hover:underline">
            {number}
          </Link>
          <span className={classNames('text-tiny', is_overdue ? 'font-bold text-pomegranate' : 'text-smoke')}>
            {is_overdue ? t('late', { day }) : t('due', { day })}
          </span>
        </p>
        <p>{name}</p>
        <p className="text-tiny text-smoke">
          <What item={item} />
        </p>
        <p className="flex items-baseline justify-between gap-3 text-tiny">
          <span>{item.current_step?.name}</span>
          <span>{item.assignee ?? <span className="text-smoke">{t('nobody')}</span>}</span>
        </p>
        {item.blocked_reason && (
          <p translate="no" className="text-tiny font-bold break-words text-pending">
            {item.blocked_reason}
          </p>
        )}
      </div>
    </li>
  )
})

function ChooseBox({ item: { order_item_id: id, order_number: number, name }, isChosen, onChoose }: RowProps) {
  const t = useMessages('admin-production')
  return (
    <label className="grid size-8 shrink-0 place-items-center max-md:size-11">
      <input
        type="checkbox"
        aria-label={t('list.choose', { name, number })}
        className="size-4.5 accent-lapis"
        checked={isChosen}
        onChange={({ target }) => onChoose(id, target.checked)}
      />
    </label>
  )
}

function What({ item: { variation_name, size, quantity, remake } }: { item: QueueItem }) {
  const t = useMessages('admin-production')
  return [variation_name, size, quantity > 1 && `× ${quantity}`, remake && t('remade', { reason: remake.reason })]
    .filter(Boolean)
    .join(' · ')
}
