import { type SubmitEvent, useId, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { ReasonButtons } from './reason-buttons.tsx'

export type ReasonKind = 'blocked' | 'skipped' | 'note'
export type ReasonDialogProps = { kind: ReasonKind; first: string; onClose: () => void; onSend: (note: string) => void }

const reasons = ['misprint', 'faulty', 'blanks', 'machine', 'artwork'] as const

/** Asks why a step is blocked or skipped, or for a note to the next person. A block also offers the usual reasons as buttons. */
export function ReasonDialog({ kind, first, onClose, onSend }: ReasonDialogProps) {
  const t = useMessages('admin-production')
  const common = useMessages('admin')
  const formId = useId()
  const [note, setNote] = useState(first)
  const [isMissing, setMissing] = useState(false)
  const sendLabel = { blocked: t('steps.dialog.sendBlocked'), skipped: t('steps.dialog.sendSkipped'), note: t('steps.dialog.sendNote') }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (kind !== 'note' && note.trim() === '') setMissing(true)
    else onSend(note.trim())
  }

  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`steps.dialog.${kind}`)}
      closeLabel={common('action.close')}
      actions={
        <Button type="submit" form={formId} size="large" wide tone={kind === 'blocked' ? 'danger' : 'primary'}>
          {sendLabel[kind]}
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="grid gap-3">
        {kind === 'blocked' && <ReasonButtons reasons={reasons} note={note} onChoose={setNote} />}
        <TextArea
          label={t('steps.dialog.label')}
          rows={3}
          maxLength={500}
          value={note}
          onChange={({ target }) => {
            setNote(target.value)
            setMissing(false)
          }}
          error={isMissing ? t('steps.dialog.missing') : undefined}
        />
      </form>
    </Dialog>
  )
}
