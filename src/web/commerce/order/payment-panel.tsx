import { awaitsMoney } from '#contract/rules/order-states.ts'
import { currencyOf } from '#contract/rules/display-currencies.ts'
import { isPaidByProof, isPaidOnline } from '#contract/rules/payment-kinds.ts'
import type { Order } from '#contract/orders.ts'
import { isCountryCode } from '#contract/countries.ts'
import { formatAbout } from '#contract/messages/format-about.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useDisplayRate } from '#web/commerce/currency/display-currency.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { PaymentDetails, type PaymentFact } from './payment-details.tsx'
import { PayOnline } from './pay-online.tsx'
import { PayUntil } from './pay-until.tsx'
import { ProofPart } from './proof-part.tsx'

export type PaymentPanelProps = { order: Order; maxMb: number; onChange: (order: Order) => void }

export function PaymentPanel({ order, maxMb, onChange }: PaymentPanelProps) {
  const t = useMessages('order')
  const pay = useMessages('pay')
  const { payment_method: method } = order
  const about = useAbout(order)
  if (!awaitsMoney(order)) return null
  const isOnline = isPaidOnline(method.type)
  const isUnpaid = order.payment_status === 'unpaid'
  if (order.pickup && method.type === 'cash' && isUnpaid) return <PayAtStall order={order} />
  const facts: PaymentFact[] = [
    { name: pay('details.amount'), value: formatMoney(order.total), copied: order.total.toFixed(2) },
    ...about,
    { name: pay('details.reference'), value: order.order_number },
  ]
  const proof = <ProofPart order={order} maxMb={maxMb} onChange={onChange} />
  return (
    <section aria-labelledby="how-to-pay" className="grid gap-8 rounded-edge bg-felt p-5 sm:p-8 print:mb-6 print:bg-transparent print:p-0">
      {isUnpaid && (
        <div className="grid gap-5">
          <div>
            <Heading id="how-to-pay" size="heading-2">
              {t('pay.title')}
            </Heading>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-smoke">
              {t('pay.method', { method: method.title })}
              {method.is_sandbox && <StatusChip status="pending">{pay('details.sandbox')}</StatusChip>}
            </p>
          </div>
          {order.expires_at !== null && <PayUntil until={order.expires_at} />}
          <PaymentDetails
            method={method}
            first={isOnline ? [] : facts}
            codeOf={order.payment.duitnow_payload === null ? undefined : order}
          />
          {isOnline && <PayOnline order={order} />}
        </div>
      )}
      {isPaidByProof(method.type) && (
        <div className="grid gap-4">
          <Heading
            id={isUnpaid ? undefined : 'how-to-pay'}
            size="heading-3"
            level={isUnpaid ? 3 : 2}
            className={isUnpaid ? 'print:hidden' : 'sr-only'}
          >
            {t('proof.title')}
          </Heading>
          {proof}
        </div>
      )}
      {method.type === 'cash' && (
        <Disclosure summary={t('proof.cashTitle')} open={!isUnpaid}>
          {proof}
        </Disclosure>
      )}
      <noscript>
        <Notice>{t('noScript')}</Notice>
      </noscript>
    </section>
  )
}

/** The method's own cash text is about the studio; the page names the stall above. */
function PayAtStall({ order }: { order: Order }) {
  const t = useMessages('order')
  return (
    <section aria-labelledby="how-to-pay" className="grid gap-2 rounded-edge bg-felt p-5 sm:p-8 print:mb-6 print:bg-transparent print:p-0">
      <Heading id="how-to-pay" size="heading-2">
        {t('pay.title')}
      </Heading>
      <p className="figures text-lead">{t('pay.atStall', { amount: formatMoney(order.total) })}</p>
    </section>
  )
}

/** The approximate amount for a bank app in the buyer's currency: the chosen one, or else that of the destination country. */
function useAbout({ total, shipping_address: { country }, payment }: Order): PaymentFact[] {
  const t = useMessages('pay')
  const language = useLanguage()
  const { display_rates: rates = [], rates_on: day = '' } = useShop()
  const chosen = useDisplayRate()
  const rate = chosen ?? rates.find(({ code }) => code === currencyOf(isCountryCode(country) ? country : undefined))
  // The code contains the amount in ringgit.
  if (!rate || payment.duitnow_payload !== null) return []
  const amount = formatAbout(language, total, rate)
  const value = day === '' ? amount : t('details.aboutOn', { amount, date: formatDate(language, day) })
  return [{ name: t('details.about'), value, copied: amount.replace(/[^\d.,]/g, '') }]
}
