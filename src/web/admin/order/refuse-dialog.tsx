import { type SubmitEvent, useId, useState } from 'react'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { refusePayment, sentenceOf } from '../order-calls.ts'

export type RefuseDialogProps = { order: { id: string; order_number: string }; onClose: () => void; onDone: () => void }

/** A reason is asked for, since the customer reads it. */
export function RefuseDialog({ order, onClose, onDone }: RefuseDialogProps) {
  const t = useWords('admin')
  const language = useLanguage()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reason.trim() === '') {
      setIsMissing(true)
      return
    }
    setIsSending(true)
    try {
      await refusePayment(order.id, reason.trim(), language)
      onDone()
    } catch (error) {
      setRefusal(sentenceOf(error) ?? t('failed.network'))
      setIsSending(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      firm={isSending}
      size="small"
      title={t('proof.refuseTitle')}
      description={t('proof.refuseConsequence', { number: order.order_number })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} size="small" tone="danger" loading={isSending}>
            {t('proof.refuse')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
        {refusal && (
          <Notice tone="error" announced>
            {refusal}
          </Notice>
        )}
        <TextArea
          label={t('proof.reason')}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setIsMissing(false)
          }}
          hint={t('proof.reasonHint')}
          error={isMissing ? t('proof.reasonMissing') : undefined}
        />
      </form>
    </Dialog>
  )
}
