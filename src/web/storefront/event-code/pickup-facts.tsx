import type { ReactNode } from 'react'
import { pickupCalendarAddress } from '#contract/addresses-beside.ts'
import type { BuyersCode } from '#contract/pickups.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { spanOf, zoneName } from '#contract/messages/event-time.ts'
import { formatGoods } from '#contract/messages/format-goods.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { CalendarIcon, ExternalIcon } from '#web/ui/icons.tsx'

export function PickupFacts({ pickup, orderId }: { pickup: BuyersCode; orderId: string }) {
  const t = useMessages('event-code')
  const language = useLanguage()
  const { event, items } = pickup
  const until = formatDateTime(language, event.pickup_until, { timeZone: event.time_zone })
  return (
    <div className="grid gap-5">
      <dl className="divide-y divide-wool border-y border-wool text-body">
        <Fact name={t('when')}>
          <b className="inline-block font-medium first-letter:uppercase">{spanOf(event, language)}</b>
          <span className="block text-small text-smoke">
            {t('zone', { zone: zoneName(event.time_zone, language) })}
            <br />
            {t('until', { when: until })}
          </span>
        </Fact>
        <Fact name={t('where')}>
          <b className="font-medium">{event.title}</b>
          <span className="block">
            {event.venue}, {event.address}
          </span>
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(event.address)}`}
            target="_blank"
            rel="noopener"
            className="text-link inline-flex min-h-11 items-center gap-2 text-label print:hidden"
          >
            {t('map')}
            <ExternalIcon className="size-3.5" />
          </a>
        </Fact>
        <Fact name={t('items')}>
          <ul>
            {items.map((item) => (
              <li key={item.order_item_id}>{formatGoods(item)}</li>
            ))}
          </ul>
        </Fact>
      </dl>
      <p className="print:hidden">
        <a href={pickupCalendarAddress(event.id, orderId)} download className={buttonLook({ tone: 'secondary', wide: true })}>
          <CalendarIcon />
          {t('calendar')}
        </a>
      </p>
      <p className="text-center text-small text-smoke print:hidden">{t('offline')}</p>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 py-3.5">
      <dt className="text-smoke">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
