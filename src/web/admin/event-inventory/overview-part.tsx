import { Fragment, useState } from 'react'
import type { EventStockItem } from '#contract/event-stock.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { groupsOf, optionKey, optionName, type StockGroup, type StockSums, sumsOf } from './stock-groups.ts'

const columns = ['in_shop', 'allocated', 'sold', 'reserved', 'collected', 'returned'] as const
/** On a phone only the remaining pieces have a column. The other figures are below the name. */
const hidden = 'max-md:hidden'
/** Hides the bars where there is no room next to the figures. */
const bars = 'max-md:hidden xl:max-2xl:hidden'

export function OverviewPart({ items }: { items: readonly EventStockItem[] }) {
  const t = useMessages('admin-event-stock')
  const language = useLanguage()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const heading = 'px-2 py-2.5 text-tiny font-medium text-smoke'

  function toggle(id: string) {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }

  return (
    <div className="overflow-x-auto rounded-edge border border-wool bg-surface">
      <table className="figures w-full text-small">
        <thead>
          <tr className="border-b border-wool">
            <th scope="col" className={classNames(heading, 'min-w-44 pl-3 text-left')}>
              {t('product')}
            </th>
            {columns.map((key) => (
              <th key={key} scope="col" className={classNames(heading, 'text-right', hidden)}>
                {t(`column.${key}`)}
              </th>
            ))}
            <th scope="col" className={classNames(heading, 'text-right')}>
              {t('remaining')}
            </th>
            <th scope="col" className={classNames('w-24', bars)}>
              <span className="sr-only">{t('share')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {groupsOf(items).map((group) => (
            <Fragment key={group.productId}>
              <GroupRow group={group} isOpen={open.has(group.productId)} onToggle={() => toggle(group.productId)} />
              {open.has(group.productId) &&
                group.items.map((item) => (
                  <tr key={optionKey(item)} className="border-b border-wool bg-office last:border-b-0">
                    <th scope="row" className="py-2 pr-2 pl-15 text-left font-normal">
                      {optionName(item)}
                      <SmallPrint sums={item} />
                    </th>
                    <Figures sums={item} />
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-wool bg-office font-bold">
            <th scope="row" className="px-3 py-2.5 text-left">
              {t('all')}
            </th>
            {columns.map((key) => (
              <td key={key} className={classNames('px-2 text-right', hidden)}>
                {key === 'in_shop' ? '' : formatNumber(language, sumsOf(items)[key])}
              </td>
            ))}
            <td className="px-2 text-right max-md:pr-3">{formatNumber(language, sumsOf(items).remaining)}</td>
            <td className={bars} aria-hidden="true" />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

type GroupRowProps = { group: StockGroup; isOpen: boolean; onToggle: () => void }

function GroupRow({ group, isOpen, onToggle }: GroupRowProps) {
  const t = useMessages('admin-event-stock')
  const [only] = group.items
  const hasOptions = group.items.length > 1
  const name = (
    <span className="flex min-w-0 items-center gap-3">
      <Thumbnail imageKey={group.imageKey ?? undefined} alt="" size={40} className="shrink-0" />
      <span className="min-w-0 text-left">
        <span className="block font-medium">{group.name}</span>
        <span className="block text-tiny text-smoke">
          {hasOptions ? t('options', { count: group.items.length }) : only && optionName(only)}
        </span>
        <SmallPrint sums={group.sums} />
      </span>
    </span>
  )
  return (
    <tr className="border-b border-wool">
      <th scope="row" className="py-1.5 pl-3 font-normal">
        {hasOptions ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="press flex min-h-11 w-full items-center gap-2 rounded-edge"
          >
            {name}
            <ChevronDownIcon className={classNames('ml-auto size-4 shrink-0 text-smoke transition-transform', isOpen && 'rotate-180')} />
          </button>
        ) : (
          <span className="flex min-h-11 items-center">{name}</span>
        )}
      </th>
      <Figures sums={group.sums} />
    </tr>
  )
}

function Figures({ sums }: { sums: StockSums }) {
  const t = useMessages('admin-event-stock')
  const language = useLanguage()
  const number = (value: number) => (value === 0 ? '–' : formatNumber(language, value))
  const gone = sums.sold + sums.collected
  const here = gone + sums.reserved + sums.remaining
  return (
    <>
      {columns.map((key) => (
        <td key={key} className={classNames('px-2 text-right', hidden, key === 'in_shop' && 'text-smoke')}>
          {number(sums[key])}
        </td>
      ))}
      <td className="px-2 text-right font-bold max-md:pr-3">
        {sums.remaining === 0 && here > 0 ? <span className="text-pomegranate">{t('gone')}</span> : number(sums.remaining)}
      </td>
      <td className={classNames('px-2', bars)}>{here > 0 && <ShareBar share={(gone / here) * 100} className="h-2 w-20 bg-lapis/25" />}</td>
    </>
  )
}

/** Replaces the columns on a phone. */
function SmallPrint({ sums }: { sums: StockSums }) {
  const t = useMessages('admin-event-stock')
  return (
    <span className="block text-tiny font-normal text-smoke md:hidden">
      {[
        sums.sold > 0 && t('line.sold', { count: sums.sold }),
        sums.reserved > 0 && t('line.reserved', { count: sums.reserved }),
        t('line.inShop', { count: sums.in_shop }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}
