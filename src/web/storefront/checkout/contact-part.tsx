import { useMessages } from '#web/browser/messages/use-messages.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { DraftField } from './draft-field.tsx'
import { Part } from './part.tsx'
import type { Checkout } from './use-checkout.ts'

export function ContactPart({ checkout }: { checkout: Checkout }) {
  const t = useMessages('checkout')
  return (
    <Part title={t('contact')}>
      <DraftField checkout={checkout} path="contact.name" as={NameField} label={t('field.name')} />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <DraftField checkout={checkout} path="contact.email" as={EmailField} label={t('field.email')} hint={t('hint.email')} />
        <DraftField checkout={checkout} path="contact.phone" as={PhoneField} label={t('field.phone')} />
      </div>
    </Part>
  )
}
