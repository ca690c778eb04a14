import { useState } from 'react'
import * as account from '#contract/calls/account.gen.ts'
import { useAhead } from '#web/browser/calls/use-ahead.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from '../part.tsx'

export type PaymentPartProps = { methods: { id: string; title: string }[]; preferredId: string | null }

/** The payment method that the checkout suggests. A choice is an optimistic update, undone if saving fails. */
export function PaymentPart({ methods, preferredId }: PaymentPartProps) {
  const t = useMessages('account')
  const known = methods.some(({ id }) => id === preferredId) ? (preferredId ?? '') : ''
  const [saved, setSaved] = useState(known)
  const ahead = useAhead<{ preferred_payment_method_id?: string | null }>()
  const [chosen = saved] = ahead.changes.map((change) => change.preferred_payment_method_id ?? '').toReversed()

  const { send } = useWrite(account.updateProfile, {
    optimistic: { show: ahead.show, reverted: t('overview.paymentFailed') },
    onSuccess: ({ preferred_payment_method_id: id }, change) => {
      setSaved(id ?? '')
      ahead.end(change)
      showToast({ title: t('overview.paymentSaved'), tone: 'success' })
    },
  })

  return (
    <Part title={t('overview.payment')}>
      <SelectField
        label={t('overview.paymentLabel')}
        labelHidden
        value={chosen}
        hint={t('overview.paymentText')}
        onChange={(event) => void send({ preferred_payment_method_id: event.target.value || null })}
      >
        <option value="">{t('overview.noPreference')}</option>
        {methods.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </Part>
  )
}
