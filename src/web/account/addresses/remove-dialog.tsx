import * as members from '#contract/calls/members.gen.ts'
import type { OwnAddress } from '#contract/members.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type RemoveDialogProps = { address: OwnAddress; open: boolean; onOpenChange: (open: boolean) => void }

export function RemoveDialog({ address, open, onOpenChange }: RemoveDialogProps) {
  const t = useMessages('account')
  const refresh = useRefresh()

  const { send, isBusy, refusal } = useWrite(members.removeAddress, {
    onSuccess: done,
    // An address already deleted in another window is not a failure.
    onRefused: ({ code }) => (code === 'not_found' ? void done() : undefined),
  })

  async function done() {
    showToast({ title: t('addresses.removed') })
    onOpenChange(false)
    await refresh()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('addresses.removeTitle')}
      text={t('addresses.removeText')}
      labels={{ close: t('addresses.close'), keep: t('addresses.keep'), confirm: t('addresses.removeConfirm') }}
      isBusy={isBusy}
      failure={refusal && refusal.code !== 'not_found' ? sentenceOf(refusal, t('addresses.removeFailed')) : undefined}
      onConfirm={() => void send({ id: address.id })}
    >
      <p className="font-medium break-words">{[address.name, address.address, address.city].join(', ')}</p>
    </ConfirmDialog>
  )
}
