import type { SubmitEvent } from 'react'
import * as partnerArea from '#contract/calls/partner-area.gen.ts'
import { formatPercent } from '#contract/messages/format.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { CompanyFields } from '../company-fields.tsx'
import { changedCompanyOf, type CompanyField, missingOf, readCompany } from '../company-values.ts'
import { FailedNotice } from '../failed-notice.tsx'
import { PartnerHead } from '../partner-head.tsx'
import type { Route } from './+types/profile'
import { PayoutPart } from './payout-part.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [partner, { countries }] = await Promise.all([api.partnerArea.get(), api.checkout.options({ lang: language })])
  return { partner, countries, ...messagesOf(language, ['partner-area', 'partner-company', 'security', 'auth']) }
}

export default function PartnerProfile({ loaderData: { partner, countries } }: Route.ComponentProps) {
  const t = useMessages('partner-company')
  const language = useLanguage()
  const refresh = useRefresh()
  const { form, problems, tell, forget } = useFormProblems<CompanyField | 'website'>()
  const { send, isBusy, refusal } = useWrite(partnerArea.change, {
    onSuccess: async () => {
      showToast({ title: t('saved'), tone: 'success' })
      await refresh()
    },
    onRefused: ({ fields }) => void tell({ ...fields }),
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const company = readCompany(fields)
    if (tell(missingOf(t, company, partner))) return
    const website = typedIn(fields, 'website').trim()
    void send({ ...changedCompanyOf(company, partner), website, expected_updated_at: partner.updated_at })
  }

  return (
    <>
      <PartnerHead title={t('title')} />
      <PageHeading size="heading-1" below={t('lead')}>
        {t('title')}
      </PageHeading>
      <dl className="mt-6 grid max-w-160 gap-x-10 gap-y-2 rounded-edge bg-felt px-5 py-4 text-label sm:grid-cols-[auto_1fr]">
        <dt className="text-smoke">{t('email')}</dt>
        <dd className="font-medium break-all">{partner.email}</dd>
        <dt className="text-smoke">{t('code')}</dt>
        <dd className="font-medium">{partner.code}</dd>
        <dt className="text-smoke">{t('rate')}</dt>
        <dd className="font-medium">
          {t('rateOf', { percent: formatPercent(language, partner.commission_rate, 2), count: partner.hold_days })}
        </dd>
      </dl>
      <form ref={form} noValidate onSubmit={handleSubmit} className="mt-8 grid max-w-160 gap-5">
        {refusal && !isBusy && !refusal.fields && <FailedNotice refusal={refusal} />}
        <CompanyFields values={partner} countries={countries} problems={problems} onChange={forget} />
        <TextField
          name="website"
          label={t('website')}
          aside={t('optional')}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={partnerLengths.website}
          defaultValue={partner.website}
          error={problems.website}
          onChange={() => forget('website')}
        />
        <Button type="submit" className="justify-self-start" loading={isBusy}>
          {t('save')}
        </Button>
      </form>
      <div className="mt-12 max-w-160 scroll-mt-24" id="bank">
        <PayoutPart key={partner.updated_at} partner={partner} />
      </div>
    </>
  )
}
