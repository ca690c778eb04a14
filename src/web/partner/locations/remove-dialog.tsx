import * as partnerArea from '#contract/calls/partner-area.gen.ts'
import type { Location } from '#contract/partner-area.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'

export type RemoveDialogProps = { location: Location; open: boolean; onOpenChange: (open: boolean) => void }

export function RemoveDialog({ location, open, onOpenChange }: RemoveDialogProps) {
  const t = useMessages('partner-places')
  const refresh = useRefresh()
  const { send, isBusy, refusal } = useWrite(partnerArea.removeLocation, {
    onSuccess: async () => {
      showToast({ title: t('removed'), tone: 'success' })
      onOpenChange(false)
      await refresh()
    },
  })
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      title={t('removeTitle', { name: location.name })}
      description={t('removeText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button tone="danger" loading={isBusy} onClick={() => void send({ id: location.id })}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {refusal && (
        <Notice tone="error" announced>
          {refusal.error ?? t('failed')}
        </Notice>
      )}
    </Dialog>
  )
}
