import type { VisitEvent } from '#contract/figures.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'

/** Returns the data of the event except its product and nested values. */
function detailsOf({ event_data }: VisitEvent): string {
  return Object.entries(event_data)
    .filter(([name, value]) => name !== 'productId' && name !== 'variationId' && typeof value !== 'object')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' · ')
}

const linkLook = 'text-link max-md:min-h-11 max-md:content-center'

export function EventRow({ event, now, isStory }: { event: VisitEvent; now: string; isStory: boolean }) {
  const t = useMessages('admin-analytics-events')
  const language = useLanguage()
  const { occurred_at, event_type, page_path, product_id, product_name, session_id, account_id } = event
  const seconds = occurred_at.slice(16, 19)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-wool/70 px-4 py-2 last:border-0 md:grid-cols-[9rem_12rem_minmax(0,1fr)_auto]">
      <time dateTime={occurred_at} className="figures text-small text-smoke max-md:col-start-2 max-md:row-start-1">
        {formatWhen(language, occurred_at, now)}
        <span className="text-tiny">{seconds}</span>
      </time>
      <span className="font-medium max-md:col-start-1 max-md:row-start-1">{t(`types.${event_type}`)}</span>
      <span className="min-w-0 text-small wrap-anywhere max-md:col-span-2">
        {product_id && product_name ? (
          <Link to={adminPages.product(product_id)} className="text-link">
            {product_name}
          </Link>
        ) : (
          page_path
        )}
        {detailsOf(event) && <span className="text-smoke"> {detailsOf(event)}</span>}
      </span>
      <span className="flex flex-wrap gap-x-4 text-small max-md:col-span-2 md:justify-end">
        {product_id && (
          <Link to={adminPages.analyticsEvents({ product: product_id })} className={linkLook}>
            {t('thing')}
          </Link>
        )}
        {account_id && (
          <Link to={adminPages.analyticsEvents({ account: account_id })} className={linkLook}>
            {t('person')}
          </Link>
        )}
        {!isStory && (
          <Link to={adminPages.analyticsEvents({ session: session_id })} className={linkLook}>
            {t('whole')}
          </Link>
        )}
      </span>
    </li>
  )
}
