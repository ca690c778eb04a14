import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type AskDialogProps = {
  title: string
  text: string
  /** Label of the confirming button. It names the action. */
  confirm: string
  /** Label of the button that changes nothing, where "Cancel" could be read as the action. */
  keep?: string
  isHarmless?: boolean
  onClose: () => void
  onConfirm: () => void
}

export function AskDialog({ title, text, confirm, keep, isHarmless = false, onClose, onConfirm }: AskDialogProps) {
  const common = useMessages('admin')
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={text}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {keep ?? common('action.cancel')}
          </Button>
          <Button tone={isHarmless ? 'primary' : 'danger'} size="small" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
