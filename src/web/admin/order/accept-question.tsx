import { formatMoney } from '#contract/messages/format.ts'
import type { Money } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'

export type AcceptQuestionProps = { amount: Money; number: string; isBusy: boolean; onConfirm: () => void; onCancel: () => void }

/** Asks before a payment is accepted, in place of the pressed button. Enter confirms. */
export function AcceptQuestion({ amount, number, isBusy, onConfirm, onCancel }: AcceptQuestionProps) {
  const t = useMessages('admin')
  return (
    <div className="grid gap-2.5">
      <p>{t('askAccept.text', { amount: formatMoney(amount), number })}</p>
      <Button ref={focusNow} loading={isBusy} onClick={onConfirm}>
        {t('askAccept.confirm')}
      </Button>
      <Button tone="quiet" size="small" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </div>
  )
}

function focusNow(button: HTMLButtonElement | null) {
  button?.focus()
}
