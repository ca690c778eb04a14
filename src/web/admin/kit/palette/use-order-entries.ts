import { packingSlipsAddress } from '#contract/addresses-beside.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { OrderRow } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CheckIcon, ColumnsIcon, PrinterIcon } from '#web/ui/icons.tsx'
import type { PaletteEntry } from './palette-option.tsx'

/** Returns the actions on a found order that do not need its page. */
export function useOrderEntries(onAccept: (order: OrderRow) => void): (order: OrderRow) => PaletteEntry[] {
  const t = useMessages('admin')

  return (order) => {
    const { id, order_number: number, customer, status, payment_status, delivery } = order
    const group = t('palette.with', { number })
    return [
      ...(payment_status === 'proof_submitted' && status === 'pending'
        ? [
            {
              key: `accept ${id}`,
              group,
              label: t('palette.accept'),
              text: t('palette.acceptText', { name: customer }),
              icon: CheckIcon,
              act: () => onAccept(order),
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
