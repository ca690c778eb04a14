import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import * as partners from '#contract/calls/partners.gen.ts'
import { formatPercent } from '#contract/messages/format.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { withoutReferrer } from '#web/render/without-referrer.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CompanyFields } from '../company-fields.tsx'
import { type CompanyField, companyOf, missingOf, readCompany } from '../company-values.ts'
import { FailedNotice } from '../failed-notice.tsx'
import { JoiningPage } from '../joining-page.tsx'
import { PartnerHead } from '../partner-head.tsx'
import { unlessSpent, withStatus } from '../read-link.ts'
import { SpentLink } from '../spent-link.tsx'
import type { Route } from './+types/page'

export const headers = withoutReferrer

/** Viewing an invitation does not use it up. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [invited, { countries }] = await Promise.all([
    unlessSpent(api.partners.lookAtInvitation({ token })),
    api.checkout.options({ lang: language }),
  ])
  const texts = messagesOf(language, ['partner-join', 'partner-company', 'auth'])
  return withStatus({ invited, countries, token, ...texts }, invited === undefined)
}

/** A form submitted before scripts ran is shown again unchanged. */
export function action() {
  return undefined
}

export default function AcceptPartnerInvitation({ loaderData: { invited, countries, token } }: Route.ComponentProps) {
  const t = useMessages('partner-join')
  const tCompany = useMessages('partner-company')
  const tAuth = useMessages('auth')
  const language = useLanguage()
  const navigate = useNavigate()
  const { form, problems, tell, forget } = useFormProblems<CompanyField>()
  const { send, isBusy, refusal } = useWrite(partners.acceptInvitation, {
    onRefused: ({ fields }) => void tell({ ...fields }),
    onSuccess: ({ setup_token }) => void navigate(partnerPages.setup(setup_token), { replace: true }),
  })
  if (!invited || refusal?.code === 'not_found') return <SpentLink />

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const company = readCompany(new FormData(event.currentTarget))
    if (tell(missingOf(tCompany, company))) return
    void send({ params: { token }, body: companyOf(company) })
  }

  return (
    <JoiningPage
      heading={t('invitation.title')}
      lead={t('invitation.lead', { email: invited.email, percent: formatPercent(language, invited.commission_rate, 2) })}
    >
      <PartnerHead title={t('invitation.title')} />
      <noscript>
        <Notice className="mb-6">{tAuth('login.noScript')}</Notice>
      </noscript>
      <form ref={form} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
        {refusal && !isBusy && !refusal.fields && <FailedNotice refusal={refusal} />}
        <CompanyFields values={{ company: invited.company }} countries={countries} problems={problems} onChange={forget} />
        <Button type="submit" size="large" wide loading={isBusy}>
          {t('invitation.accept')}
        </Button>
        <p className="text-small text-smoke">{t('invitation.next')}</p>
      </form>
    </JoiningPage>
  )
}
