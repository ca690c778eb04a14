import { useState } from 'react'
import type { OrderRow } from '#contract/orders.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { sentenceOf, setOrderStatus } from '../order-calls.ts'

export type BulkDialogProps = { orders: readonly OrderRow[]; onClose: () => void; onDone: () => void }
type Refused = { number: string; sentence: string }

/** Marks one order after the other, and names those that were refused. */
export function BulkDialog({ orders, onClose, onDone }: BulkDialogProps) {
  const t = useWords('admin')
  const language = useLanguage()
  // The rows in sight change under a long run; what was asked for stays.
  const [asked] = useState(orders)
  const [doneCount, setDoneCount] = useState<number>()
  const [refused, setRefused] = useState<Refused[]>([])
  const isRunning = doneCount !== undefined && doneCount < asked.length

  async function handleConfirm() {
    const refusals: Refused[] = []
    for (const [index, order] of asked.entries()) {
      setDoneCount(index)
      try {
        await setOrderStatus(order.id, { status: 'processing' }, language)
      } catch (error) {
        refusals.push({ number: order.order_number, sentence: sentenceOf(error) ?? t('failed.network') })
      }
    }
    setDoneCount(asked.length)
    setRefused(refusals)
    if (refusals.length > 0) return
    showToast({ title: t('bulk.done', { count: asked.length }), tone: 'success' })
    onDone()
  }

  const hasEnded = refused.length > 0
  return (
    <Dialog
      open
      firm={isRunning}
      onOpenChange={(isOpen) => {
        if (isOpen || isRunning) return
        if (hasEnded) onDone()
        else onClose()
      }}
      size="small"
      title={t('bulk.title', { count: asked.length })}
      description={t('bulk.consequence')}
      closeLabel={t('action.close')}
      actions={
        hasEnded ? (
          <Button size="small" onClick={onDone}>
            {t('action.close')}
          </Button>
        ) : (
          <>
            <Button tone="quiet" size="small" disabled={isRunning} onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button size="small" loading={isRunning} onClick={() => void handleConfirm()}>
              {t('markAs.processing')}
            </Button>
          </>
        )
      }
    >
      {isRunning && <ProgressBar label={t('bulk.progress')} value={(100 * doneCount) / asked.length} />}
      {hasEnded ? (
        <Notice tone="error" title={t('bulk.refused', { count: refused.length })} announced>
          <ul>
            {refused.map(({ number, sentence }) => (
              <li key={number}>
                <span className="figures font-bold">{number}</span>: {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <p className="figures max-h-40 overflow-y-auto text-smoke">{asked.map(({ order_number }) => order_number).join(', ')}</p>
      )}
    </Dialog>
  )
}
