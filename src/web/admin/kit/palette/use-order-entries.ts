import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { packingSlipsAddress } from '#contract/addresses-beside.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { OrderRow } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CheckIcon, ColumnsIcon, PrinterIcon } from '#web/ui/icons.tsx'
import { useDeed } from '../undo/use-deed.ts'
import type { PaletteEntry } from './palette-option.tsx'

/** What can be done with an order that was found, without opening it. */
export function useOrderEntries(): (order: OrderRow) => PaletteEntry[] {
  const t = useMessages('admin')
  const make = useDeed()

  return ({ id, order_number: number, customer, status, payment_status, delivery }) => {
    const group = t('palette.with', { number })
    const accept = () =>
      make(
        adminOrders.setPayment,
        { params: { id }, body: { decision: 'accepted' } },
        { done: t('palette.accepted', { number }), failed: t('palette.notAccepted', { number }) },
      )
    return [
      ...(payment_status === 'proof_submitted' && status === 'pending'
        ? [
            {
              key: `accept ${id}`,
              group,
              label: t('palette.accept'),
              text: t('palette.acceptText', { name: customer }),
              icon: CheckIcon,
              act: () => void accept(),
            },
          ]
        : []),
      ...(delivery === 'parcel' && status !== 'cancelled'
        ? [
            {
              key: `slip ${id}`,
              group,
              label: t('palette.packingSlip'),
              icon: PrinterIcon,
              act: () => void window.open(packingSlipsAddress([id]), '_blank', 'noreferrer'),
            },
          ]
        : []),
      ...(status === 'processing'
        ? [{ key: `steps ${id}`, group, label: t('palette.production'), icon: ColumnsIcon, to: adminPages.orderSteps(id) }]
        : []),
    ]
  }
}
