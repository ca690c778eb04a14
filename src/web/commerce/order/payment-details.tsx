import { paymentCodeAddress } from '#contract/addresses-beside.ts'
import type { PaymentMethod } from '#contract/checkout.ts'
import type { Money } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CopyButton } from './copy-button.tsx'

export type PaymentDetailsProps = {
  method: Pick<
    PaymentMethod,
    | 'title'
    | 'instructions'
    | 'image_url'
    | 'bank_name'
    | 'account_number'
    | 'beneficiary_name'
    | 'swift_code'
    | 'show_bank_details'
    | 'is_sandbox'
  >
  /** Shown first: the amount and the order number, once there is an order. */
  first?: readonly PaymentFact[]
  /** The order, if it has its own DuitNow code, which needs no typing after the scan. */
  codeOf?: { id: string; order_number: string; total: Money } | undefined
}
export type PaymentFact = { name: string; value: string; copied?: string }

const qrSize = 208

export function PaymentDetails({ method, first = [], codeOf }: PaymentDetailsProps) {
  const t = useMessages('pay')
  const facts = [...first, ...bankFacts(method, t)]
  return (
    <div className="grid gap-4">
      {method.instructions && <p className="max-w-prose text-label whitespace-pre-line">{method.instructions}</p>}
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        {codeOf && <OrderCode {...codeOf} />}
        {method.image_url && !codeOf && (
          <figure className="max-sm:w-full sm:w-52">
            <a
              href={method.image_url}
              target="_blank"
              rel="noopener"
              title={t('details.openQr')}
              className="block w-44 rounded-edge bg-[#fff] p-2 sm:w-full"
            >
              <img
                src={method.image_url}
                alt={t('details.qr', { method: method.title })}
                width={qrSize}
                height={qrSize}
                className="h-auto w-full"
              />
            </a>
            {first.length > 0 && <figcaption className="mt-2 text-small text-smoke">{t('details.plainCodeSays')}</figcaption>}
          </figure>
        )}
        {facts.length > 0 && (
          <dl className="min-w-0 flex-1 basis-64">
            {facts.map(({ name, value, copied }) => (
              <div key={name} className="relative min-h-14 border-b border-wool py-1.5 pr-13 last:border-b-0">
                <dt className="text-small text-smoke">{name}</dt>
                <dd className="figures font-medium break-words">
                  {value}
                  <span className="absolute inset-y-0 right-0 flex items-center">
                    <CopyButton text={copied ?? value} name={name} />
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}

function OrderCode({ id, order_number: number, total }: NonNullable<PaymentDetailsProps['codeOf']>) {
  const t = useMessages('pay')
  const amount = formatMoney(total)
  return (
    <figure className="max-sm:w-full sm:w-52">
      <div className="w-44 rounded-edge bg-[#fff] p-2 sm:w-full">
        <img
          src={paymentCodeAddress(id)}
          alt={t('details.orderCode', { amount, number })}
          width={qrSize}
          height={qrSize}
          className="h-auto w-full"
        />
      </div>
      <figcaption className="mt-2 text-small text-smoke">{t('details.orderCodeSays', { amount, number })}</figcaption>
    </figure>
  )
}

function bankFacts(method: PaymentDetailsProps['method'], t: ReturnType<typeof useMessages<'pay'>>): PaymentFact[] {
  if (!method.show_bank_details) return []
  const facts = [
    { name: t('details.bank'), value: method.bank_name },
    { name: t('details.account'), value: method.account_number },
    { name: t('details.beneficiary'), value: method.beneficiary_name },
    { name: t('details.swift'), value: method.swift_code },
  ]
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
