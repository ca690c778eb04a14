import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type LeaveDialogProps = { isSaving: boolean; onStay: () => void; onLeave: () => void; onSave: () => void }

export function LeaveDialog({ isSaving, onStay, onLeave, onSave }: LeaveDialogProps) {
  const t = useMessages('admin-edit')
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay()
      }}
      title={t('leave.title')}
      description={t('leave.text')}
      closeLabel={t('leave.stay')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
          <Button size="small" loading={isSaving} onClick={onSave}>
            {t('leave.save')}
          </Button>
        </>
      }
    />
  )
}
