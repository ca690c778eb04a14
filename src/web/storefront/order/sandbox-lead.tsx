import type { PaymentMethod } from '#contract/checkout.ts'
import { formatMoney } from '#contract/messages/format.ts'
import type { Money } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

export type SandboxOrder = { id: string; number: string; total: Money; method: Pick<PaymentMethod, 'type' | 'title'> }

export function SandboxLead({ order: { number, total, method } }: { order: SandboxOrder }) {
  const t = useMessages('sandbox')
  return (
    <>
      <PageHeading size="heading-1" className="mt-4" below={t(method.type === 'paypal' ? 'textPaypal' : 'text')}>
        {t('heading')}
      </PageHeading>
      <dl className="figures mt-6 flex flex-wrap items-baseline justify-between gap-x-6 border-y border-wool py-4">
        <dt className="text-smoke">
          {t('order', { number })} · {method.title} · {t('amount')}
        </dt>
        <dd className="text-lead font-bold">{formatMoney(total)}</dd>
      </dl>
    </>
  )
}
