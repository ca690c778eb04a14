import { type SubmitEvent, useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import type { ItemSteps } from '#contract/production.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useKeptText } from '../kit/edit/use-kept-text.ts'
import { ReasonButtons } from './reason-buttons.tsx'

export type RemakeFormProps = { itemId: string; onMade: (remake: ItemSteps) => void }

export function RemakeForm({ itemId, onMade }: RemakeFormProps) {
  const t = useMessages('admin-production')
  const [reason = '', setReason] = useKeptText('remake', itemId)
  const [isOpened, setIsOpened] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { send, isBusy, refused } = useWrite(production.remake, {
    onSuccess: (answer) => {
      setReason(undefined)
      showToast({ title: t('remake.made'), tone: 'success' })
      onMade(answer)
    },
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reason.trim() === '') setMissing(true)
    else void send({ params: { id: itemId }, body: { reason: reason.trim() } })
  }

  return (
    <details
      open={isOpened || reason !== ''}
      onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}
      className="rounded-edge border border-wool bg-surface px-4"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t('remake.title')}</summary>
      <form onSubmit={handleSubmit} className="grid gap-3 pb-4">
        <p className="text-small text-smoke">{t('remake.hint')}</p>
        <ReasonButtons reasons={['misprint', 'faulty', 'damaged', 'machine']} note={reason} onChoose={setReason} />
        <TextArea
          label={t('steps.dialog.label')}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setMissing(false)
          }}
          error={refused ?? (isMissing ? t('steps.dialog.missing') : undefined)}
        />
        <div>
          <Button type="submit" tone="quiet" size="medium" loading={isBusy}>
            {t('remake.button')}
          </Button>
        </div>
      </form>
    </details>
  )
}
