import { type SubmitEvent, useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import type { ItemSteps } from '#contract/production.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { NumberField } from '../kit/fields/number-field.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type AddStepProps = { itemId: string; onAdded: (steps: ItemSteps) => void }

export function AddStep({ itemId, onAdded }: AddStepProps) {
  const t = useMessages('admin-production')
  const [name, setName] = useState('')
  const [minutes, setMinutes] = useState<number | null>(5)
  const { send, isBusy, refused } = useWrite(production.addStep, {
    onSuccess: (answer) => {
      setName('')
      onAdded(answer)
    },
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void send({ params: { id: itemId }, body: { name: name.trim(), minutes: minutes ?? 0 } })
  }

  return (
    <details className="rounded-edge border border-wool bg-surface px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t('steps.add')}</summary>
      <form onSubmit={handleSubmit} className="grid gap-3 pb-4">
        <TextField
          size="dense"
          label={t('steps.addName')}
          maxLength={80}
          value={name}
          error={refused}
          onChange={({ target }) => setName(target.value)}
        />
        <NumberField label={t('steps.addMinutes')} value={minutes} least={0} most={10_000} onChange={setMinutes} />
        <div>
          <Button type="submit" tone="quiet" size="small" disabled={name.trim() === ''} loading={isBusy}>
            {t('steps.addButton')}
          </Button>
        </div>
      </form>
    </details>
  )
}
