import { useRevalidator } from 'react-router'
import type { AdminPartner, PartnerChange } from '#contract/admin-partners.ts'
import * as calls from '#contract/calls/admin-partners.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { EditChoice, EditNumber, EditText } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { loadPart } from '../kit/load-part.ts'
import { useStaffTopic } from '../live/use-staff-topic.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useStaffCall } from '../use-staff-call.ts'
import type { Route } from './+types/page'

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language } = context.get(visitContext)
  // The ledger says at once to whom the page is closed.
  const [partner, { countries }] = await loadPart(
    Promise.all([
      api.adminPartners.get({ id }),
      api.checkout.options({ lang: language }),
      api.adminPartners.commissions({ params: { id }, query: { limit: 1 } }),
    ]),
  )
  return { partner, countries, ...messagesOf(language, ['admin-partners', 'admin-edit']) }
}

type Values = {
  company: string
  contact_name: string
  phone: string
  country: string
  city: string
  website: string
  percent: number | null
  hold_days: number | null
  bank_name: string
  account_name: string
  account_number: string
}

function valuesOf({ payout, commission_rate, country, ...partner }: AdminPartner): Values {
  const { company, contact_name, phone, city, website, hold_days } = partner
  const percent = Math.round(commission_rate * 10_000) / 100
  return { company, contact_name, phone, country: country ?? '', city, website, percent, hold_days, ...payout }
}

const bankFields = ['bank_name', 'account_name', 'account_number'] as const

/** The fields that changed, as the call takes them; a bank account changes as a whole. */
function changeOf(changed: Partial<Values>, { bank_name, account_name, account_number }: Values): PartnerChange {
  const { percent, country, bank_name: _bank, account_name: _name, account_number: _number, ...fields } = changed
  return {
    ...fields,
    ...(country && { country: country as PartnerChange['country'] }),
    ...(typeof percent === 'number' && { commission_rate: Math.round(percent * 100) / 10_000 }),
    ...(bankFields.some((name) => changed[name] !== undefined) && { payout: { bank_name, account_name, account_number } }),
  }
}

export default function PartnerEditPage({ loaderData: { partner, countries } }: Route.ComponentProps) {
  const t = useMessages('admin-partners')
  const { revalidate } = useRevalidator()
  const change = useStaffCall(calls.change)
  const { id, updated_at } = partner
  useStaffTopic('people', (ids) => {
    if (ids === 'missed' || ids.includes(id)) void revalidate()
  })
  const saved = valuesOf(partner)
  const edit = useEdit<Values>({
    saved,
    labels: {
      company: t('form.field.company'),
      contact_name: t('form.field.contact_name'),
      phone: t('form.field.phone'),
      country: t('form.field.country'),
      city: t('form.field.city'),
      website: t('form.field.website'),
      percent: t('form.field.percent'),
      hold_days: t('form.field.hold_days'),
      bank_name: t('form.field.bank_name'),
      account_name: t('form.field.account_name'),
      account_number: t('form.field.account_number'),
    },
    check: ({ company, percent }) => ({
      ...(company.trim() === '' ? { company: t('form.missing') } : {}),
      ...(percent === null ? { percent: t('form.missing') } : {}),
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
    <EditPage edit={edit} title={name} back={{ label: t('title'), to: adminPages.partner(id) }}>
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
    </EditPage>
  )
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary() {
  return <LoadFailed />
}
