import { type ChangeEvent, useState } from 'react'
import type { Profile } from '#contract/account.ts'
import { request } from '#web/browser/request.ts'
import { answerOf } from '#web/browser/request-errors.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from '../part.tsx'

export type PaymentPartProps = { methods: { id: string; title: string }[]; preferredId: string | null }

/** The way to pay that the checkout proposes. A choice shows at once and is taken back when it could not be kept. */
export function PaymentPart({ methods, preferredId }: PaymentPartProps) {
  const t = useWords('account')
  const language = useLanguage()
  const known = methods.some(({ id }) => id === preferredId) ? (preferredId ?? '') : ''
  const [chosen, setChosen] = useState(known)

  async function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    const before = chosen
    const next = event.target.value
    setChosen(next)
    try {
      await request<Profile>(`/api/profile?lang=${language}`, { method: 'PATCH', body: { preferred_payment_method_id: next || null } })
      showToast({ title: t('overview.paymentSaved'), tone: 'success' })
    } catch (error) {
      setChosen((current) => (current === next ? before : current))
      const description = answerOf(error)?.error
      showToast({ title: t('overview.paymentFailed'), ...(description ? { description } : {}), tone: 'error' })
    }
  }

  return (
    <Part title={t('overview.payment')}>
      <SelectField
        label={t('overview.paymentLabel')}
        labelHidden
        value={chosen}
        hint={t('overview.paymentText')}
        onChange={(event) => void handleChange(event)}
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
