import { packingSlipsAddress } from '#contract/addresses-beside.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { orderStatuses, type OrderStatus } from '#contract/rules/order-states.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Button } from '#web/ui/button.tsx'
import { ChevronDownIcon, PrinterIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { canBeMarked, nextStatusOf, wordOf } from '../order-status-words.ts'

export type StatusActionsProps = {
  order: Pick<StaffOrder, 'id' | 'status' | 'delivery' | 'event_id'>
  onMark: (status: OrderStatus) => void
}

/** The usual next step as a button, every other status in the menu beside it. */
export function StatusActions({ order, onMark }: StatusActionsProps) {
  const { status } = order
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const next = nextStatusOf(order)
  const others = orderStatuses.filter((other) => other !== status && other !== next && canBeMarked(order, other))
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      <Button tone="quiet" size="dense" className="max-sm:hidden" onClick={() => window.print()}>
        <PrinterIcon className="size-4" />
        {t('order.print')}
      </Button>
      <a href={packingSlipsAddress([order.id])} target="_blank" rel="noreferrer" className={buttonLook({ tone: 'quiet', size: 'dense' })}>
        <PrinterIcon className="size-4" />
        {t('order.packingSlip')}
      </a>
      <Menu
        dense
        trigger={
          <Button tone="quiet" size="dense">
            {t('order.markAs')}
            <ChevronDownIcon className="size-3.5" />
          </Button>
        }
        items={others.map((other) => ({
          key: other,
          label: common(`markAs.${wordOf(other, order)}`),
          danger: other === 'cancelled',
          onSelect: () => onMark(other),
        }))}
      />
      {next && (
        <Button size="dense" onClick={() => onMark(next)}>
          {common(`markAs.${wordOf(next, order)}`)}
        </Button>
      )}
    </div>
  )
}
