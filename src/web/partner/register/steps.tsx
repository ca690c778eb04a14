import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Heading } from '#web/ui/heading.tsx'

const steps = ['apply', 'answer', 'place', 'order', 'pay'] as const

export function Steps({ holdDays }: { holdDays: number }) {
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
