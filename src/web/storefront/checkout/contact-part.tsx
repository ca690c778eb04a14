import { useWords } from '#web/kit/words/use-words.ts'
import { DraftField } from './draft-field.tsx'
import { Part } from './part.tsx'
import type { Checkout } from './use-checkout.ts'

export function ContactPart({ checkout }: { checkout: Checkout }) {
  const t = useWords('checkout')
  return (
    <Part title={t('contact')}>
      <DraftField checkout={checkout} path="contact.name" label={t('field.name')} autoComplete="name" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DraftField
          checkout={checkout}
          path="contact.email"
          label={t('field.email')}
          hint={t('hint.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DraftField checkout={checkout} path="contact.phone" label={t('field.phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
    </Part>
  )
}
