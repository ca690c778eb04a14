import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type RemoveDialogProps = { name: string; text: string; onClose: () => void; onRemove: () => void }

/** The button repeats the deed. */
export function RemoveDialog({ name, text, onClose, onRemove }: RemoveDialogProps) {
  const t = useMessages('admin-edit')
  const common = useMessages('admin')
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('remove.title', { name })}
      description={text}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button tone="danger" size="small" onClick={onRemove}>
            {t('remove.confirm', { name })}
          </Button>
        </>
      }
    />
  )
}
