import * as calls from '#contract/calls/admin-partners.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { isCountryUnnamed } from '#contract/rules/named-country.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { EditChoice, EditNumber, EditText } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { Route } from './+types/page'
import { changeOf, type PartnerValues, valuesOf } from './partner-values.ts'

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language } = context.get(visitContext)
  // The commissions are read only because that call throws 403 for staff who may not edit partners.
  const [partner, { countries }] = await loadPart(
    Promise.all([
      api.adminPartners.get({ id }),
      api.checkout.options({ lang: language }),
      api.adminPartners.commissions({ params: { id }, query: { limit: 1 } }),
    ]),
  )
  const { mode } = await api.einvoice.settings()
  return { partner, countries, hasEinvoices: mode !== 'off', ...messagesOf(language, ['admin-partners', 'admin-edit']) }
}

export default function PartnerEditPage({ loaderData: { partner, countries, hasEinvoices } }: Route.ComponentProps) {
  const t = useMessages('admin-partners')
  const change = useWrite(calls.change)
  const { id, updated_at } = partner
  useLivePage('people', id)
  const saved = valuesOf(partner)
  const edit = useEdit<PartnerValues>({
    saved,
    labels: {
      company: t('form.field.company'),
      contact_name: t('form.field.contact_name'),
      phone: t('form.field.phone'),
      country: t('form.field.country'),
      country_name: t('form.field.country_name'),
      city: t('form.field.city'),
      website: t('form.field.website'),
      percent: t('form.field.percent'),
      hold_days: t('form.field.hold_days'),
      bank_name: t('form.field.bank_name'),
      account_name: t('form.field.account_name'),
      account_number: t('form.field.account_number'),
      tin: t('form.field.tin'),
      id_number: t('form.field.id_number'),
    },
    check: (values) => ({
      ...(values.company.trim() === '' ? { company: t('form.missing') } : {}),
      ...(isCountryUnnamed(values, saved) ? { country_name: t('form.missing') } : {}),
      ...(values.percent === null ? { percent: t('form.missing') } : {}),
    }),
    savedText: t('form.saved'),
    async send(changed) {
      const outcome = await change.send({
        params: { id },
        body: { ...changeOf(changed, { ...saved, ...changed }), expected_updated_at: updated_at },
      })
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
  })
  const name = partner.company || partner.email

  return (
    <EditPage edit={edit} logged={{ entity: 'partner', id }} title={name} back={{ label: t('title'), to: adminPages.partner(id) }}>
      <title>{t('form.title')}</title>
      <EditSection title={t('form.section.who')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <EditText edit={edit} name="company" maxLength={partnerLengths.company} />
          <EditText edit={edit} name="contact_name" maxLength={120} />
          <EditText edit={edit} name="phone" type="tel" maxLength={32} />
          <EditText edit={edit} name="website" maxLength={partnerLengths.website} />
          <EditText edit={edit} name="city" maxLength={120} />
          <EditChoice
            edit={edit}
            name="country"
            options={[
              ...(saved.country === '' ? [{ value: '', label: '' }] : []),
              ...countries.map(({ code, name: label }) => ({ value: code, label })),
            ]}
          />
          {edit.values.country === 'OTHER' && (
            <EditText edit={edit} name="country_name" maxLength={fieldLengths.country_name} autoComplete="off" />
          )}
        </div>
      </EditSection>
      <EditSection title={t('form.section.terms')} hint={t('form.termsHint')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <EditNumber edit={edit} name="percent" decimals={2} least={0} most={100} />
          <EditNumber edit={edit} name="hold_days" hint={t('form.holdHint')} least={0} most={365} />
        </div>
      </EditSection>
      <EditSection title={t('form.section.bank')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <EditText edit={edit} name="account_name" maxLength={partnerLengths.accountName} autoComplete="off" />
          <EditText edit={edit} name="bank_name" maxLength={partnerLengths.bank} autoComplete="off" />
          <EditText edit={edit} name="account_number" maxLength={partnerLengths.accountNumber} autoComplete="off" />
        </div>
      </EditSection>
      {hasEinvoices && (
        <EditSection title={t('form.section.einvoice')} hint={t('form.einvoiceHint')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <EditText edit={edit} name="tin" maxLength={20} autoComplete="off" spellCheck={false} />
            <EditText edit={edit} name="id_number" maxLength={20} autoComplete="off" spellCheck={false} />
          </div>
        </EditSection>
      )}
    </EditPage>
  )
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary() {
  return <LoadFailed />
}
