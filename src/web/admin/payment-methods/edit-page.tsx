import { useState } from 'react'
import { paymentLengths } from '#contract/rules/field-lengths.ts'
import { paymentKindNames } from '#contract/rules/payment-kinds.ts'
import * as paymentMethods from '#contract/calls/payment-methods.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { PaymentDetails } from '#web/commerce/order/payment-details.tsx'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { Route } from './+types/edit-page'
import { EditChoice, EditNumber, EditSwitch, EditText, EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { CodePart } from './code-part.tsx'
import { changeOf, valuesOf } from './method-fields.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { WaitingPart } from './waiting-part.tsx'
import { titleIn } from '../kit/named-in.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language } = context.get(visitContext)
  const [method, history, { countries }] = await Promise.all([
    loadPart(api.paymentMethods.get({ id: params.methodId })),
    loadHistory(context, 'payment_method', params.methodId),
    api.checkout.options({ lang: language }),
  ])
  return { method, history, countries, ...messagesOf(language, ['admin-payments', 'admin-edit', 'admin-log', 'pay', 'payment-kinds']) }
}

export default function PaymentMethodPage({ loaderData: { method, history, countries } }: Route.ComponentProps) {
  const t = useMessages('admin-payments')
  const kinds = useMessages('payment-kinds')
  const language = useLanguage()
  const [isRemoving, setRemoving] = useState(false)
  const change = useWrite(paymentMethods.change)
  useLivePage('settings', method.id)
  const edit = useEdit({
    saved: valuesOf(method),
    labels: {
      type: t('field.type'),
      texts: t('field.texts'),
      bank_name: t('field.bank_name'),
      account_number: t('field.account_number'),
      beneficiary_name: t('field.beneficiary_name'),
      swift_code: t('field.swift_code'),
      show_bank_details: t('field.show_bank_details'),
      is_active: t('field.is_active'),
      countries: t('field.countries'),
      amount_from: t('field.amount_from'),
      amount_to: t('field.amount_to'),
      payload: t('field.payload'),
    },
    check: ({ texts }) => (texts.en.title.trim() === '' ? { texts: t('create.missing') } : {}),
    savedText: t('edit.saved', { name: titleIn(language, method) }),
    async send(changed) {
      const outcome = await change.send({
        params: { id: method.id },
        body: { ...changeOf(changed), expected_updated_at: method.updated_at },
      })
      if (!('refusal' in outcome)) return {}
      const { refusal } = outcome
      const wrongCode = refusal.fields && Object.entries(refusal.fields).find(([path]) => path.startsWith('duitnow'))?.[1]
      return { refusal: { ...refusal, ...(wrongCode && { fields: { payload: wrongCode } }) } }
    },
  })
  const { values } = edit
  const shown = values.texts[language]
  const text = (key: 'title' | 'description' | 'instructions') => shown[key] || values.texts.en[key]

  return (
    <EditPage
      edit={edit}
      logged={{ entity: 'payment_method', id: method.id }}
      title={titleIn(language, method)}
      back={{ label: t('edit.back'), to: adminPages.paymentMethods() }}
      partLabels={{ title: t('field.title'), description: t('field.description'), instructions: t('field.instructions') }}
      aside={
        <Button tone="quiet" size="dense" onClick={() => setRemoving(true)}>
          {t('edit.remove')}
        </Button>
      }
      side={
        <>
          <EditSection title={t('edit.state')}>
            <EditSwitch edit={edit} name="is_active" />
            {method.gateway && <p className="text-tiny text-smoke">{t(`gateway.${method.gateway}`)}</p>}
          </EditSection>
          <EditSection title={t('edit.asBuyers')}>
            <div className="grid gap-2 rounded-edge border-[1.5px] border-lapis p-4">
              <p className="text-label font-bold">{text('title')}</p>
              {text('description') && <p className="text-smoke">{text('description')}</p>}
              <PaymentDetails
                method={{
                  ...method,
                  ...values,
                  title: text('title'),
                  instructions: text('instructions'),
                  is_sandbox: method.gateway === 'sandbox',
                }}
              />
            </div>
          </EditSection>
        </>
      }
    >
      <title>{titleIn(language, method)}</title>
      <meta name="robots" content="noindex" />
      {method.waiting && <WaitingPart method={method} waiting={method.waiting} />}
      <EditSection title={t('edit.texts')} hint={t('edit.textsHint')}>
        <div className="max-w-80">
          <EditChoice edit={edit} name="type" options={paymentKindNames.map((value) => ({ value, label: kinds(`name.${value}`) }))} />
        </div>
        <EditTranslations
          edit={edit}
          name="texts"
          fields={[
            { key: 'title', label: t('field.title'), most: paymentLengths.title },
            { key: 'description', label: t('field.description'), most: paymentLengths.description, isOptional: true },
            { key: 'instructions', label: t('field.instructions'), most: paymentLengths.instructions, isLong: true, isOptional: true },
          ]}
        />
      </EditSection>
      <EditSection title={t('edit.countries')} hint={t('edit.countriesHint')}>
        <fieldset id="edit-countries" tabIndex={-1} className="outline-none">
          <legend className="sr-only">{t('edit.countries')}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-5">
            {countries.map(({ code, name }) => (
              <Checkbox
                key={code}
                dense
                checked={values.countries.includes(code)}
                onChange={({ target }) =>
                  edit.set('countries', target.checked ? [...values.countries, code] : values.countries.filter((one) => one !== code))
                }
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      </EditSection>
      <EditSection title={t('edit.amounts')} hint={t('edit.amountsHint')}>
        <div className="grid max-w-100 grid-cols-2 gap-4">
          <EditNumber edit={edit} name="amount_from" isMoney />
          <EditNumber edit={edit} name="amount_to" isMoney />
        </div>
      </EditSection>
      <CodePart method={method} edit={edit} />
      <EditSection title={t('edit.bank')} hint={t('edit.bankHint')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <EditText edit={edit} name="bank_name" isOptional maxLength={paymentLengths.bank} />
          <EditText edit={edit} name="account_number" isOptional maxLength={paymentLengths.account} autoComplete="off" />
          <EditText edit={edit} name="beneficiary_name" isOptional maxLength={paymentLengths.beneficiary} />
          <EditText edit={edit} name="swift_code" isOptional maxLength={11} spellCheck={false} autoComplete="off" />
        </div>
        <EditSwitch edit={edit} name="show_bank_details" />
      </EditSection>
      {history && <ThingHistory {...history} />}
      {isRemoving && <RemoveDialog method={method} onClose={() => setRemoving(false)} />}
    </EditPage>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
