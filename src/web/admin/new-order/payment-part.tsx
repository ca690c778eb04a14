import type { CheckoutOptions } from '#contract/checkout.ts'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { FormProps } from './typed-text.tsx'
import type { OrderQuote } from './use-order-quote.ts'

export type PaymentPartProps = FormProps & { methods: CheckoutOptions['payment_methods']; quote: OrderQuote | undefined }

export function PaymentPart({ methods, quote, drafting, errors, onForget }: PaymentPartProps) {
  const t = useMessages('admin-new-order')
  const { draft, change } = drafting
  const isFree = quote?.total === 0
  const codeProblem = quote?.problems.find(({ line }) => line === null)?.message
  return (
    <EditSection title={t('payment.title')}>
      {isFree && <p className="text-small text-smoke">{t('payment.free')}</p>}
      {!isFree && (
        <>
          <SelectField
            id="payment_method_id"
            label={t('payment.method')}
            size="medium"
            value={draft.methodId}
            error={errors['payment_method_id']}
            onChange={({ target }) => {
              change({ methodId: target.value })
              onForget('payment_method_id')
            }}
          >
            <option value="">{t('payment.choose')}</option>
            {methods.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <fieldset className="grid gap-2 sm:grid-cols-2">
            <legend className="sr-only">{t('payment.title')}</legend>
            {(['unpaid', 'paid'] as const).map((state) => (
              <RadioCard
                key={state}
                name="payment"
                checked={draft.isPaid === (state === 'paid')}
                onChange={() => {
                  change({ isPaid: state === 'paid' })
                  onForget('payment_method_id')
                }}
                title={t(`payment.${state}`)}
                description={t(`payment.${state}Hint`)}
              />
            ))}
          </fieldset>
        </>
      )}
      <TextField
        id="discount_code"
        label={t('payment.code')}
        size="medium"
        className="sm:max-w-60"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={draft.code}
        error={errors['discount_code'] ?? codeProblem}
        onChange={({ target }) => {
          change({ code: target.value })
          onForget('discount_code')
        }}
      />
      <TextArea
        id="note"
        label={t('note.label')}
        hint={t('note.hint')}
        rows={2}
        maxLength={fieldLengths.note}
        value={draft.note}
        error={errors['note']}
        onChange={({ target }) => {
          change({ note: target.value })
          onForget('note')
        }}
      />
    </EditSection>
  )
}
