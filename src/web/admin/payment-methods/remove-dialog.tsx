import { useNavigate } from 'react-router'
import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import * as paymentMethods from '#contract/calls/payment-methods.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

/** Asks first, because a removed method can't be restored with its history. */
export function RemoveDialog({ method: { id, title }, onClose }: { method: AdminPaymentMethod; onClose: () => void }) {
  const t = useMessages('admin-payments')
  const navigate = useNavigate()
  const removal = useWrite(paymentMethods.remove, {
    onSuccess: () => {
      showToast({ title: t('edit.removed', { name: title }), tone: 'success' })
      void navigate(adminPages.paymentMethods())
    },
  })
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('edit.removeTitle', { name: title })}
      description={t('edit.removeText')}
      closeLabel={t('edit.keep')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {t('edit.keep')}
          </Button>
          <Button size="small" loading={removal.isBusy} onClick={() => void removal.send({ id })}>
            {t('edit.remove')}
          </Button>
        </>
      }
    >
      {removal.refusal && (
        <Notice tone="error" announced>
          {removal.refusal.error ?? t('failed.remove')}
        </Notice>
      )}
    </Dialog>
  )
}
