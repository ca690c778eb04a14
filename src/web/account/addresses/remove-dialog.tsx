import { useRevalidator } from 'react-router'
import * as members from '#contract/calls/members.gen.ts'
import type { OwnAddress } from '#contract/members.ts'
import { useCall } from '#web/browser/calls/use-call.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type RemoveDialogProps = { address: OwnAddress; open: boolean; onOpenChange: (open: boolean) => void }

export function RemoveDialog({ address, open, onOpenChange }: RemoveDialogProps) {
  const t = useMessages('account')
  const { revalidate } = useRevalidator()

  const { send, isBusy, refusal } = useCall(members.removeAddress, {
    onSuccess: done,
    // Deleted in another window: what was wanted is so.
    onRefused: ({ code }) => (code === 'not_found' ? void done() : undefined),
  })

  async function done() {
    showToast({ title: t('addresses.removed') })
    onOpenChange(false)
    await revalidate()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('addresses.removeTitle')}
      closeLabel={t('addresses.close')}
      description={t('addresses.removeText')}
      actions={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('addresses.keep')}
          </Button>
          <Button tone="danger" loading={isBusy} onClick={() => void send({ id: address.id })}>
            {t('addresses.removeConfirm')}
          </Button>
        </>
      }
    >
      <p className="font-medium break-words">{[address.name, address.address, address.city].join(', ')}</p>
      {refusal && !isBusy && refusal.code !== 'not_found' && (
        <Notice tone="error" announced className="mt-4">
          {t('addresses.removeFailed')}
        </Notice>
      )}
    </Dialog>
  )
}
