import { data } from 'react-router'
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
import { applicationOf, readApplication } from './typed-application.ts'
import { Motif, type MotifProps } from '#web/ui/motif.tsx'
import * as partners from '#contract/calls/partners.gen.ts'

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

const reasons: readonly { name: 'share' | 'print' | 'figures'; motif: MotifProps['name'] }[] = [
  { name: 'share', motif: 'bactrian-camel' },
  { name: 'print', motif: 'shai' },
  { name: 'figures', motif: 'golden-eagle' },
]

function Reasons({ percent }: { percent: string }) {
  const t = useMessages('partner-join')
  return (
    <div className="mt-14 grid gap-x-16 gap-y-10 sm:grid-cols-3 lg:mt-20">
      {reasons.map(({ name, motif }) => (
        <section key={name} aria-labelledby={`reason-${name}`} className="border-t-2 border-tile pt-5">
          <div aria-hidden="true" className="mb-4 size-16 *:size-full">
            <Motif name={motif} />
          </div>
          <h2 id={`reason-${name}`} className="font-display text-heading-3">
            {name === 'share' ? t('reason.share.title', { percent }) : t(`reason.${name}.title`)}
          </h2>
          <p className="mt-2 text-body">{t(`reason.${name}.text`)}</p>
        </section>
      ))}
    </div>
  )
}

const steps = ['apply', 'answer', 'place', 'order', 'pay'] as const

function Steps({ holdDays }: { holdDays: number }) {
  const t = useMessages('partner-join')
  return (
    <section aria-labelledby="steps">
      <Heading id="steps">{t('steps.title')}</Heading>
      <ol className="mt-6 grid gap-6">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline">
            <span aria-hidden="true" className="figures font-display text-heading-3 text-lapis">
              {index + 1}
            </span>
            <p className="text-body">{step === 'pay' ? t('steps.pay', { count: holdDays }) : t(`steps.${step}`)}</p>
          </li>
        ))}
      </ol>
      <Heading level={3} size="heading-3" className="mt-12">
        {t('fair.title')}
      </Heading>
      <ul className="mt-4 grid list-disc gap-2 pl-5 text-body">
        <li>{t('fair.returns')}</li>
        <li>{t('fair.own')}</li>
        <li>{t('fair.privacy')}</li>
      </ul>
    </section>
  )
}
