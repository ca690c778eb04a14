import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  labels: { close: string; keep: string; confirm: string }
  isBusy: boolean
  failure?: string | undefined
  onConfirm: () => void
  children?: ReactNode
}

/** Asks for confirmation before an action that can't be undone. Stays open if the action fails. */
export function ConfirmDialog({ open, onOpenChange, title, text, labels, isBusy, failure, onConfirm, children }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={title}
      closeLabel={labels.close}
      description={text}
      actions={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {labels.keep}
          </Button>
          <Button tone="danger" loading={isBusy} onClick={onConfirm}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      {children}
      {failure !== undefined && !isBusy && (
        <Notice tone="error" announced className="mt-4">
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
