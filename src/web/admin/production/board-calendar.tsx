import type { ProductionQueue, QueueDay, QueueItem } from '#contract/production.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CutText } from '#web/ui/cut-text.tsx'
import { Link } from '#web/ui/link.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

export type BoardCalendarProps = { queue: ProductionQueue; now: string }

const shownOfDay = 4

export function BoardCalendar({ queue, now }: BoardCalendarProps) {
  const t = useMessages('admin-production')
  const { days, items, total } = queue
  const byDay = Map.groupBy(items, ({ due_at }) => dayOf(new Date(due_at)))
  const first = days[0]?.day ?? ''
  const before = items.filter(({ due_at }) => dayOf(new Date(due_at)) < first)
  // The board gets the items that are due first, so items left out are due after the calendar.
  const after = total - before.length - days.reduce((sum, { count }) => sum + count, 0)

  return (
    <div className="grid gap-3">
      {before.length > 0 && (
        <section className="rounded-edge border border-l-4 border-wool border-l-pomegranate bg-surface p-3">
          <h2 className="text-small font-bold text-pomegranate">{t('calendar.before')}</h2>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {before.map((item) => (
              <li key={item.order_item_id} className="min-w-0">
                <ItemLink item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ol className="grid grid-cols-1 gap-px overflow-hidden rounded-edge border border-wool bg-wool lg:grid-cols-7">
        {days.map((day) => (
          <Day key={day.day} day={day} items={byDay.get(day.day) ?? []} isToday={day.day === dayOf(new Date(now))} />
        ))}
      </ol>
      {after > 0 && <p className="text-small text-smoke">{t('calendar.after', { count: after })}</p>}
    </div>
  )
}

type DayProps = { day: QueueDay; items: readonly QueueItem[]; isToday: boolean }

/** Narrow screens hide days without due items. */
function Day({ day: { day, count, minutes, minutes_per_day: capacity }, items, isToday }: DayProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const print = (value: number) => formatNumber(language, value)
  const isTooMuch = minutes > capacity
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'grid min-h-30 content-start gap-1 p-2 text-tiny',
        capacity === 0 ? 'bg-felt' : 'bg-surface',
        count === 0 && 'max-lg:hidden',
        isToday && 'shadow-[inset_0_3px_0_var(--color-apricot)]',
      )}
    >
      <h2 className={classNames('text-small', isToday ? 'font-bold' : 'font-medium')}>
        {formatDate(language, day, { month: 'short', year: false })}
      </h2>
      {capacity === 0 ? (
        <p className="text-smoke">{t('calendar.off')}</p>
      ) : (
        count > 0 && (
          <ProgressBar
            className={classNames('figures', isTooMuch ? 'font-bold text-pomegranate' : 'text-smoke')}
            label={t('calendar.load', { minutes: print(minutes), capacity: print(capacity) })}
            value={Math.min(minutes, capacity)}
            max={capacity}
          />
        )
      )}
      {isTooMuch && <p className="font-bold text-pomegranate">{t('calendar.over')}</p>}
      <ul className="grid">
        {items.slice(0, shownOfDay).map((item) => (
          <li key={item.order_item_id} className="min-w-0">
            <ItemLink item={item} />
          </li>
        ))}
      </ul>
      {count > shownOfDay && <p className="text-smoke">{t('calendar.more', { count: count - Math.min(items.length, shownOfDay) })}</p>}
    </li>
  )
}

function ItemLink({ item }: { item: QueueItem }) {
  return (
    <Link
      to={adminPages.itemSteps(item.order_item_id)}
      className="grid min-h-6 min-w-0 content-center py-0.5 hover:underline max-lg:min-h-11"
    >
      <b className="figures shrink-0 text-lapis">{item.order_number}</b>
      <CutText>{item.name}</CutText>
    </Link>
  )
}
