import { type Language, perOther } from '#contract/languages.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paymentLengths } from '#contract/rules/field-lengths.ts'
import { paymentKindNames } from '#contract/rules/payment-kinds.ts'
import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import * as paymentMethods from '#contract/calls/payment-methods.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { Route } from './+types/new-page'
import { AdminHeading } from '../admin-heading.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { Translations, type TranslationsProps } from '../kit/fields/translations.tsx'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export async function loader({ context }: Route.LoaderArgs) {
  // The list is read only because that call throws 403 for staff who may not open the page.
  await loadPart(context.get(apiContext).paymentMethods.list({ limit: 1 }))
  return messagesOf(context.get(visitContext).language, ['admin-payments', 'admin-edit', 'payment-kinds'])
}

/** Asks only for the type and the name. The rest is filled in on the method's own page before it is enabled. */
export default function NewPaymentMethodPage() {
  const t = useMessages('admin-payments')
  const kinds = useMessages('payment-kinds')
  const navigate = useNavigate()
  const [type, setType] = useState<AdminPaymentMethod['type']>('qr_code')
  const [names, setNames] = useState<TranslationsProps['values']>({})
  const [isMissing, setMissing] = useState(false)
  const creation = useWrite(paymentMethods.create, {
    onSuccess: ({ id }) => void navigate(adminPages.paymentMethod(id), { replace: true }),
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const titleIn = (language: Language) => names[language]?.['title']?.trim() ?? ''
    setMissing(titleIn('en') === '')
    if (titleIn('en') === '') return
    const translations = perOther((language) => ({ title: titleIn(language) }))
    void creation.send({ type, title: titleIn('en'), translations, is_active: false })
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid max-w-220 grid-cols-1 gap-4">
      <title>{t('create.pageTitle')}</title>
      <AdminHeading below={t('create.text')}>{t('create.title')}</AdminHeading>
      {creation.refusal && (
        <Notice tone="error" announced>
          {creation.refusal.error ? creation.refused : t('failed.create')}
        </Notice>
      )}
      <EditSection title={t('field.title')}>
        <SelectField
          label={t('field.type')}
          size="dense"
          className="max-w-80"
          value={type}
          onChange={({ target }) => setType(paymentKindNames.find((known) => known === target.value) ?? type)}
        >
          {paymentKindNames.map((known) => (
            <option key={known} value={known}>
              {kinds(`name.${known}`)}
            </option>
          ))}
        </SelectField>
        <Translations
          id="new-method"
          fields={[{ key: 'title', label: t('field.title'), most: paymentLengths.title }]}
          values={names}
          onChange={setNames}
          error={isMissing ? t('create.missing') : undefined}
        />
      </EditSection>
      <div>
        <Button type="submit" size="small" loading={creation.isBusy}>
          {t('create.submit')}
        </Button>
      </div>
    </form>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
