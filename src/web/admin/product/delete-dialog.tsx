import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type DeleteDialogProps = { name: string; ordered: number; onClose: () => void; onDelete: () => void }

/** Says what goes; what was ordered goes to the archive instead. */
export function DeleteDialog({ name, ordered, onClose, onDelete }: DeleteDialogProps) {
  const t = useMessages('admin-product')
  const common = useMessages('admin')
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={ordered > 0 ? t('delete.archiveTitle', { name }) : t('delete.title', { name })}
      description={ordered > 0 ? t('delete.ordered', { count: ordered }) : t('delete.text')}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button tone={ordered > 0 ? 'primary' : 'danger'} size="small" onClick={onDelete}>
            {ordered > 0 ? t('actions.archive') : t('delete.confirm', { name })}
          </Button>
        </>
      }
    />
  )
}
