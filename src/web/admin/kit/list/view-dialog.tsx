import { type SubmitEvent, useId, useState } from 'react'
import type { SavedView } from '#contract/saved-views.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { sentenceOfError } from '../sentence-of-error.ts'

export type ViewDialogProps = {
  name: string
  save: (name: string) => Promise<SavedView>
  onClose: () => void
  onDone: (view: SavedView) => void
}

const longestName = 60

export function ViewDialog({ name, save, onClose, onDone }: ViewDialogProps) {
  const t = useMessages('admin-list')
  const formId = useId()
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    const wanted = typeof typed === 'string' ? typed.trim() : ''
    if (wanted === '') return setProblem(t('views.nameMissing'))
    setIsSaving(true)
    try {
      onDone(await save(wanted))
    } catch (error) {
      setProblem(sentenceOfError(error, t('failed')))
      setIsSaving(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      firm={isSaving}
      size="small"
      title={name === '' ? t('views.saveAs') : t('views.rename')}
      description={t('views.hint')}
      closeLabel={t('close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} size="small" loading={isSaving}>
            {t('views.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t('views.name')}
          name="name"
          size="medium"
          required
          maxLength={longestName}
          autoComplete="off"
          defaultValue={name}
          error={problem}
          onChange={() => setProblem(undefined)}
        />
      </form>
    </Dialog>
  )
}
