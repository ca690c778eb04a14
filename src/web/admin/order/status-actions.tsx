import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { adminPages } from '#contract/admin-pages.ts'
import { packingSlipsAddress } from '#contract/addresses-beside.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { isEditable } from '#contract/rules/order-edits.ts'
import { orderStatuses, type OrderStatus } from '#contract/rules/order-states.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Button } from '#web/ui/button.tsx'
import { ChevronDownIcon, PrinterIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { usePageActions } from '../kit/palette/actions.tsx'
import { canBeMarked, nextStatusOf, wordOf } from '../order-status-words.ts'

export type StatusActionsProps = {
  order: StaffOrder
  onMark: (status: OrderStatus) => void
}

export function StatusActions({ order, onMark }: StatusActionsProps) {
  const { status } = order
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const next = nextStatusOf(order)
  const others = orderStatuses.filter((other) => other !== status && other !== next && canBeMarked(order, other))
  const more = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  useKeys([
    { keys: 'p', label: t('order.print'), group: 'page', act: () => window.print() },
    { keys: '.', label: t('order.markAs'), group: 'page', act: () => more.current?.click() },
    ...(isEditable(order)
      ? [
          {
            keys: 'e',
            label: t('edit.open', { number: order.order_number }),
            group: 'page' as const,
            act: () => void navigate(adminPages.orderEdit(order.order_number)),
          },
        ]
      : []),
  ])
  usePageActions(
    next ? [{ key: 'next', label: common(`markAs.${wordOf(next, order)}`), hint: order.order_number, act: () => onMark(next) }] : [],
  )
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      <Button tone="quiet" size="dense" className="max-sm:hidden" onClick={() => window.print()}>
        <PrinterIcon className="size-4" />
        {t('order.print')}
        <Kbd>p</Kbd>
      </Button>
      <a href={packingSlipsAddress([order.id])} target="_blank" rel="noreferrer" className={buttonLook({ tone: 'quiet', size: 'dense' })}>
        <PrinterIcon className="size-4" />
        {t('order.packingSlip')}
      </a>
      <Menu
        dense
        trigger={
          <Button ref={more} tone="quiet" size="dense">
            {t('order.markAs')}
            <span className="max-sm:hidden">
              <Kbd>.</Kbd>
            </span>
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
