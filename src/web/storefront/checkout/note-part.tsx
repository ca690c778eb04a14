import { useMessages } from '#web/browser/messages/use-messages.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Checkout } from './use-checkout.ts'
import { fieldId } from './use-field-errors.ts'
import { maxLengthOf } from './validate.ts'

export function NotePart({ checkout: { draft, change, errors } }: { checkout: Checkout }) {
  const t = useMessages('checkout')
  return (
    <TextArea
      id={fieldId('note')}
      name="note"
      label={t('field.note')}
      aside={t('field.optional')}
      hint={t('hint.note')}
      rows={3}
      maxLength={maxLengthOf('note')}
      value={draft.values.note}
      error={errors.errors.note}
      onChange={(event) => {
        change('note', event.target.value)
        errors.forget('note')
      }}
    />
  )
}
