import type { SubmitEvent } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useKeptText } from '../kit/edit/use-kept-text.ts'
import { Part } from './part.tsx'
import { useOrderCache } from './use-order-cache.ts'

export function NotesPart({ orderId }: { orderId: string }) {
  const t = useMessages('admin-order')
  const { showOrder } = useOrderCache()
  const [note = '', setNote] = useKeptText('note', orderId)
  const { send, isBusy, refused } = useWrite(adminOrders.addNote, {
    onSuccess: (changed) => {
      setNote(undefined)
      showToast({ title: t('notes.saved'), tone: 'success' })
      return showOrder(changed)
    },
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void send({ params: { id: orderId }, body: { note: note.trim() } })
  }

  return (
    <Part title={t('notes.title')}>
      <form onSubmit={handleSubmit} className="grid gap-3">
        <TextArea
          label={t('notes.label')}
          labelHidden
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          placeholder={t('notes.placeholder')}
          error={refused}
        />
        <div>
          <Button type="submit" tone="quiet" size="dense" disabled={note.trim() === ''} loading={isBusy}>
            {t('notes.add')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
