import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { request } from '#web/browser/request.ts'
import { answerOf } from '#web/browser/request-errors.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type CancelDialogProps = {
  order: Pick<Order, 'id' | 'payment_status'>
  open: boolean
  onOpenChange: (open: boolean) => void
  onCancelled: (order: Order) => void
}

const timeoutMs = 15_000

export function CancelDialog({ order, open, onOpenChange, onCancelled }: CancelDialogProps) {
  const t = useWords('order')
  const language = useLanguage()
  const [state, setState] = useState<{ isSending: boolean; error?: string }>({ isSending: false })

  async function handleConfirm() {
    setState({ isSending: true })
    try {
      const cancelled = await request<Order>(`/api/orders/${order.id}/cancellation?lang=${language}`, {
        method: 'POST',
        body: {},
        timeoutMs,
      })
      setState({ isSending: false })
      onOpenChange(false)
      showToast({ title: t('cancel.done') })
      onCancelled(cancelled)
    } catch (error) {
      const sentence = answerOf(error)?.error
      setState({ isSending: false, error: sentence ?? t('cancel.failed') })
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('cancel.title')}
      closeLabel={t('close')}
      description={t('cancel.text')}
      actions={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('cancel.keep')}
          </Button>
          <Button tone="danger" loading={state.isSending} onClick={() => void handleConfirm()}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      {order.payment_status === 'proof_submitted' && <p>{t('cancel.paidText')}</p>}
      {state.error && (
        <Notice tone="error" announced className="mt-4">
          {state.error}
        </Notice>
      )}
    </Dialog>
  )
}
