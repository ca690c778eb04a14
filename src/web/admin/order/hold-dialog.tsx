import { type SubmitEvent, useId, useState } from 'react'
import { longestHoldHours } from '#contract/rules/order-states.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { sentenceOf, setHold } from '../order-calls.ts'

export type HoldDialogProps = { order: { id: string; order_number: string }; onClose: () => void; onDone: () => void }

/** For how many hours from now an unpaid order keeps its pieces. */
export function HoldDialog({ order, onClose, onDone }: HoldDialogProps) {
  const t = useWords('admin')
  const language = useLanguage()
  const formId = useId()
  const [typed, setTyped] = useState('24')
  const [isWrong, setIsWrong] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const most = formatNumber(language, longestHoldHours)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const hours = Number(typed)
    if (!/^\s*\d+\s*$/.test(typed) || hours < 1 || hours > longestHoldHours) {
      setIsWrong(true)
      return
    }
    setIsSending(true)
    setRefusal(undefined)
    try {
      const { expires_at: until, order_number: number } = await setHold(order.id, hours, language)
      if (until) showToast({ title: t('hold.saved', { number, date: formatDateTime(language, until) }), tone: 'success' })
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
      title={t('hold.dialog', { number: order.order_number })}
      description={t('hold.consequence')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} size="small" loading={isSending}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
        {refusal && (
          <Notice tone="error" announced>
            {refusal}
          </Notice>
        )}
        <TextField
          label={t('hold.hours')}
          size="medium"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsWrong(false)
          }}
          hint={t('hold.hoursHint', { most })}
          error={isWrong ? t('hold.hoursWrong', { most }) : undefined}
        />
      </form>
    </Dialog>
  )
}
