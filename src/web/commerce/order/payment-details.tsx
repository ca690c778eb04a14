import type { PaymentMethod } from '#contract/checkout.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
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
  /** Said first: the sum and the order number, once there is an order. */
  first?: readonly PaymentFact[]
}
export type PaymentFact = { name: string; value: string; copied?: string }

const qrSize = 208

/** Everything one needs to pay this way: the code, the account, the words of the shop. */
export function PaymentDetails({ method, first = [] }: PaymentDetailsProps) {
  const t = useWords('pay')
  const facts = [...first, ...bankFacts(method, t)]
  return (
    <div className="grid gap-4">
      {method.instructions && <p className="max-w-prose text-label whitespace-pre-line">{method.instructions}</p>}
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        {method.image_url && (
          <a href={method.image_url} target="_blank" rel="noopener" title={t('details.openQr')} className="rounded-edge bg-[#fff] p-2">
            <img
              src={method.image_url}
              alt={t('details.qr', { method: method.title })}
              width={qrSize}
              height={qrSize}
              className="size-44 sm:size-52"
            />
          </a>
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

function bankFacts(method: PaymentDetailsProps['method'], t: ReturnType<typeof useWords<'pay'>>): PaymentFact[] {
  if (!method.show_bank_details) return []
  const facts = [
    { name: t('details.bank'), value: method.bank_name },
    { name: t('details.account'), value: method.account_number },
    { name: t('details.beneficiary'), value: method.beneficiary_name },
    { name: t('details.swift'), value: method.swift_code },
  ]
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
