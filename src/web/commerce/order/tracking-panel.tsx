import type { Order } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { TruckIcon } from '#web/ui/icons.tsx'
import { CopyButton } from './copy-button.tsx'

export function TrackingPanel({
  order: { tracking_number, carrier_name, tracking_url },
}: {
  order: Pick<Order, 'tracking_number' | 'carrier_name' | 'tracking_url'>
}) {
  const t = useMessages('order')
  if (tracking_number === null) return null
  return (
    <section aria-label={t('tracking.title')} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-edge bg-felt px-5 py-4">
      <TruckIcon />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{carrier_name ?? t('tracking.title')}</p>
        <p className="figures break-words">{tracking_number}</p>
      </div>
      <span className="max-sm:hidden">
        <CopyButton text={tracking_number} name={t('tracking.title')} />
      </span>
      {tracking_url !== null && (
        <a href={tracking_url} target="_blank" rel="noopener noreferrer" className="text-link py-2.5 font-medium print:hidden">
          {t('tracking.follow')}
        </a>
      )}
    </section>
  )
}
