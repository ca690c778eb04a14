import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { addOrderNote, sentenceOf } from '../order-calls.ts'
import { Part } from './part.tsx'

export type NotesPartProps = { orderId: string }

/** For colleagues alone; it is read in the history. */
export function NotesPart({ orderId }: NotesPartProps) {
  const t = useWords('admin')
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [note, setNote] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSending(true)
    setRefusal(undefined)
    try {
      await addOrderNote(orderId, note.trim(), language)
      setNote('')
      showToast({ title: t('notes.saved'), tone: 'success' })
      void revalidate()
    } catch (error) {
      setRefusal(sentenceOf(error) ?? t('failed.network'))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Part title={t('notes.title')}>
      <form onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
        <TextArea
          label={t('notes.label')}
          labelHidden
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          placeholder={t('notes.placeholder')}
          error={refusal}
        />
        <div>
          <Button type="submit" tone="quiet" size="dense" disabled={note.trim() === ''} loading={isSending}>
            {t('notes.add')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
