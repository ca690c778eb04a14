import { lazy, Suspense, useState } from 'react'
import { awaitsMoney } from '#contract/rules/order-states.ts'
import type { Order } from '#contract/orders.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })))

export type CancelOrderProps = { order: Pick<Order, 'id' | 'status' | 'payment_status'>; onChange: (order: Order) => void }

export function CancelOrder({ order, onChange }: CancelOrderProps) {
  const t = useMessages('order')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!awaitsMoney(order)) return null
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        {t('cancel.button')}
      </Button>
      {wasOpened && (
        <Suspense>
          <CancelDialog order={order} open={isOpen} onOpenChange={setIsOpen} onCancelled={onChange} />
        </Suspense>
      )}
    </>
  )
}
