import { type ReactNode, type SubmitEvent, useId, useRef } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useKeys } from '../keys/keyboard.tsx'

export type FormDialogProps = {
  title: string
  text: string
  submit: string
  /** Label of the button that changes nothing, where "Cancel" could be read as the action. */
  keep?: string | undefined
  tone?: 'primary' | 'danger'
  isBusy: boolean
  refused: ReactNode
  onClose: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  children: ReactNode
}

export function FormDialog({ title, text, submit, keep, tone = 'primary', isBusy, refused, onClose, onSubmit, children }: FormDialogProps) {
  const common = useMessages('admin')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  useKeys([{ keys: 'mod+enter', label: submit, group: 'page', everywhere: true, act: () => !isBusy && form.current?.requestSubmit() }])
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      firm={isBusy}
      size="small"
      title={title}
      description={text}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {keep ?? common('action.cancel')}
          </Button>
          <Button type="submit" form={formId} size="small" tone={tone} loading={isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event)
        }}
        className="grid gap-4"
      >
        {refused && (
          <Notice tone="error" announced>
            {refused}
          </Notice>
        )}
        {children}
      </form>
    </Dialog>
  )
}
