import type { StaffOrder } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Part } from './part.tsx'

export type TrackingPartProps = { order: StaffOrder; onEdit: () => void }

/** Shown once the order is shipped. Before that, the number is entered together with the status. */
export function TrackingPart({ order, onEdit }: TrackingPartProps) {
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  if ((order.status !== 'shipped' || order.delivery === 'pickup') && !order.tracking_number) return null
  return (
    <Part
      title={t('order.tracking')}
      aside={
        order.status === 'shipped' && (
          <Button tone="quiet" size="dense" onClick={onEdit}>
            {common('action.edit')}
          </Button>
        )
      }
    >
      <p className={order.tracking_number ? 'figures text-label font-bold break-all' : 'text-smoke'}>
        {order.tracking_number ?? t('order.noTracking')}
      </p>
      {order.carrier_name && <p className="text-smoke">{order.carrier_name}</p>}
      {order.tracking_url && (
        <a href={order.tracking_url} target="_blank" rel="noreferrer" className="text-link inline-flex min-h-8 items-center">
          {t('order.trackParcel')}
        </a>
      )}
    </Part>
  )
}
