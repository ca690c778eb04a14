import { lazy, Suspense, useState } from 'react'
import type { OrderRow } from '#contract/orders.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx').then((module) => ({ default: module.BulkDialog })))

export type BulkBarProps = { orders: readonly OrderRow[]; onDone: () => void }

/** What may be done with everything that is selected. */
export function BulkBar({ orders, onDone }: BulkBarProps) {
  const t = useWords('admin')
  const [isAsking, setIsAsking] = useState(false)
  const pending = orders.filter(({ status }) => status === 'pending')
  return (
    <div aria-live="polite" className="flex min-h-9.5 items-center gap-3 max-sm:hidden">
      {orders.length > 0 && (
        <>
          <span className="figures text-smoke">{t('bulk.selected', { count: orders.length })}</span>
          <Button
            size="dense"
            disabled={pending.length === 0}
            title={pending.length === 0 ? t('bulk.nonePending') : undefined}
            onClick={() => setIsAsking(true)}
          >
            {t('markAs.processing')}
          </Button>
        </>
      )}
      {isAsking && (
        <Suspense>
          <BulkDialog
            orders={pending}
            onClose={() => setIsAsking(false)}
            onDone={() => {
              setIsAsking(false)
              onDone()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
