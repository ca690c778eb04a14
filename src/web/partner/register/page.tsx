import { data } from 'react-router'
import * as partners from '#contract/calls/partners.gen.ts'
import { formatPercent } from '#contract/messages/format.ts'
import { pages } from '#contract/pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { PageHead } from '#web/commerce/page-head.tsx'
import { useVisitor } from '#web/browser/visitor.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { readRefusal } from '#web/render/read-refusal.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Route } from './+types/page'
import { ApplicationForm } from './application-form.tsx'
import { Reasons } from './reasons.tsx'
import { Steps } from './steps.tsx'
import { applicationOf, readApplication } from './typed-application.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [terms, { countries }] = await Promise.all([api.partnerProgramme.terms(), api.checkout.options({ lang: language })])
  return { terms, countries, ...messagesOf(language, ['partner-join', 'partner-company', 'auth']) }
}

/** For browsers without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = readApplication(await request.formData())
  try {
    await context.get(apiContext).partners.apply(applicationOf(typed, context.get(visitContext).language))
    return data({ sentTo: typed.email })
  } catch (error) {
    const { refusal, status } = readRefusal(context, partners.apply, error)
    return data({ typed, refusal }, { status })
  }
}

export default function PartnerRegister({ loaderData: { terms, countries }, actionData }: Route.ComponentProps) {
  const t = useMessages('partner-join')
  const language = useLanguage()
  const visitor = useVisitor()
  const isPartner = visitor.state === 'signed_in' && visitor.profile.role === 'partner'
  const percent = formatPercent(language, terms.commission_rate, 2)
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={t('register.title')} description={t('register.description', { percent })} path={pages.partnerRegister()} />
      <OrnamentStrip pattern="ikat" height={24} />
      <div className="page-width py-10 lg:py-20">
        <PageHeading size="display-1" below={<span className="text-lead">{t('register.lead', { percent })}</span>}>
          {t('register.title')}
        </PageHeading>
        <ButtonLink to={`${pages.partnerRegister()}#apply`} size="large" className="mt-8">
          {t('register.toForm')}
        </ButtonLink>
        <Reasons percent={percent} />
        <div className="mt-16 grid grid-cols-1 items-start gap-x-20 gap-y-12 lg:mt-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
          <Steps holdDays={terms.hold_days} />
          <section id="apply" aria-labelledby="apply-heading" className="scroll-mt-24 rounded-edge bg-felt p-5 sm:p-8">
            <Heading id="apply-heading">{t('form.title')}</Heading>
            {isPartner ? (
              <>
                <p className="mt-3 text-body">{t('form.already')}</p>
                <ButtonLink to={pages.partnerDashboard()} className="mt-5">
                  {t('form.toDashboard')}
                </ButtonLink>
              </>
            ) : (
              <ApplicationForm countries={countries} answer={actionData} />
            )}
          </section>
        </div>
      </div>
    </main>
  )
}
