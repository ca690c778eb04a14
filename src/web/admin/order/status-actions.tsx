import { orderStatuses, type OrderStatus } from '#contract/rules/order-states.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChevronDownIcon, PrinterIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'

export type StatusActionsProps = { status: OrderStatus; onMark: (status: OrderStatus) => void }

/** The usual next step as a button, every other status in the menu beside it. */
const nextStep: Partial<Record<OrderStatus, OrderStatus>> = { pending: 'processing', processing: 'shipped', shipped: 'completed' }

export function StatusActions({ status, onMark }: StatusActionsProps) {
  const t = useWords('admin')
  const next = nextStep[status]
  const others = orderStatuses.filter((other) => other !== status && other !== next)
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      <Button tone="quiet" size="dense" className="max-sm:hidden" onClick={() => window.print()}>
        <PrinterIcon className="size-4" />
        {t('order.print')}
      </Button>
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
          label: t(`markAs.${other}`),
          danger: other === 'cancelled',
          onSelect: () => onMark(other),
        }))}
      />
      {next && (
        <Button size="dense" onClick={() => onMark(next)}>
          {t(`markAs.${next}`)}
        </Button>
      )}
    </div>
  )
}
