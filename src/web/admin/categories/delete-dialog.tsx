import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type DeleteDialogProps = { name: string; onClose: () => void; onDelete: () => void }

export function DeleteDialog({ name, onClose, onDelete }: DeleteDialogProps) {
  const t = useMessages('admin-categories')
  const common = useMessages('admin')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      size="small"
      title={t('deleteTitle', { name })}
      description={t('deleteText')}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button tone="danger" size="small" onClick={onDelete}>
            {t('delete')}
          </Button>
        </>
      }
    />
  )
}
