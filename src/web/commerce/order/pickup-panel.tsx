import { pickupCalendarAddress } from '#contract/addresses-beside.ts'
import type { Order, OrderPickup } from '#contract/orders.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { spanOf, zoneName } from '#contract/messages/event-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { isStaffVisitor, useVisitor } from '#web/browser/visitor.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { CalendarIcon, ClockIcon, ExternalIcon, PinIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'

export type PickupPanelProps = { order: Pick<Order, 'id' | 'email' | 'status' | 'items'>; pickup: OrderPickup }

export function PickupPanel({ order, pickup }: PickupPanelProps) {
  const t = useMessages('collect')
  const language = useLanguage()
  const visitor = useVisitor()
  // Staff may read the page, but only the buyer sees the code.
  const isAnothers = isStaffVisitor(visitor) && visitor.state === 'signed_in' && visitor.profile.email !== order.email
  const isOpen = order.status !== 'cancelled' && !pickup.is_cancelled && (pickup.state === 'waiting' || pickup.state === 'partly')
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(pickup.address)}`
  const moment = (instant: string) => formatDateTime(language, instant, { timeZone: pickup.time_zone })
  const items = order.items.filter(({ is_collected_earlier }) => !is_collected_earlier)
  const given = items.reduce((sum, { handed_over }) => sum + handed_over, 0)
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-labelledby="collect-at" className="grid gap-5 rounded-edge bg-felt p-5 sm:p-8 print:bg-transparent print:p-0">
      <Heading id="collect-at" size="heading-2">
        <Link to={pages.event(pickup.event_slug)} className="text-ink underline-offset-4 hover:underline">
          {pickup.title}
        </Link>
      </Heading>
      <ul className="grid gap-3">
        <li className="flex gap-3">
          <CalendarIcon className="mt-0.5 size-5 shrink-0 text-lapis" />
          <span className="min-w-0">
            <span className={classNames('inline-block first-letter:uppercase', pickup.is_cancelled ? 'line-through' : 'font-medium')}>
              {spanOf(pickup, language)}
            </span>
            <span className="block text-small text-smoke">{zoneName(pickup.time_zone, language)}</span>
          </span>
        </li>
        <li className="flex gap-3">
          <PinIcon className="mt-0.5 size-5 shrink-0 text-lapis" />
          <span className="min-w-0">
            <span className="font-medium">{pickup.venue}</span>
            <span className="block">{pickup.address}</span>
            <a
              href={map}
              target="_blank"
              rel="noopener"
              className="text-link inline-flex min-h-11 items-center gap-2 text-label print:hidden"
            >
              {t('order.map')}
              <ExternalIcon className="size-3.5" />
            </a>
          </span>
        </li>
        {pickup.collected_at !== null ? (
          <li className="flex gap-3 font-medium text-tile">
            <ClockIcon className="mt-0.5 size-5 shrink-0" />
            {t('order.collected', { at: moment(pickup.collected_at) })}
          </li>
        ) : (
          isOpen && (
            <li className="flex gap-3">
              <ClockIcon className="mt-0.5 size-5 shrink-0 text-lapis" />
              {t('order.until', { until: moment(pickup.until) })}
            </li>
          )
        )}
      </ul>
      {given > 0 && given < all && (
        <p className="figures font-medium">{t(pickup.state === 'collected' ? 'order.short' : 'order.partly', { given, all })}</p>
      )}
      {isOpen && !isAnothers && (
        <div className="grid gap-3 print:hidden">
          <p className="max-w-prose text-smoke">{t('order.code')}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={pages.eventCode(pickup.event_id, order.id)}>{t('order.showCode')}</ButtonLink>
            <a href={pickupCalendarAddress(pickup.event_id, order.id)} download className={buttonLook({ tone: 'secondary' })}>
              <CalendarIcon />
              {t('order.calendar')}
            </a>
          </p>
        </div>
      )}
    </section>
  )
}
