import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { Part } from './part.tsx'
import type { Checkout } from './use-checkout.ts'
import { fieldId } from './use-field-errors.ts'

const path = 'payment_method_id'

/** Selects the payment method. The payment details appear once there is an order to pay. */
export function PaymentPart({ checkout }: { checkout: Checkout }) {
  const t = useMessages('checkout')
  const pay = useMessages('pay')
  const collect = useMessages('collect')
  const { draft, change, errors, offered: methods, event } = checkout
  const error = errors.errors[path]
  if (methods.length === 0) {
    return (
      <Part title={t('payment')}>
        <Notice tone="error">
          {t('noMethods')}{' '}
          <Link to={pages.contact()} className="text-link">
            {t('contactUs')}
          </Link>
        </Notice>
      </Part>
    )
  }
  return (
    <Part title={t('payment')}>
      <fieldset className="grid min-w-0 grid-cols-1 gap-2.5" aria-describedby={error ? `${fieldId(path)}-error` : undefined}>
        <legend className="sr-only">{t('payment')}</legend>
        {methods.map((method, index) => (
          <RadioCard
            key={method.id}
            id={index === 0 ? fieldId(path) : undefined}
            name={path}
            value={method.id}
            checked={draft.values[path] === method.id}
            onChange={() => {
              change(path, method.id)
              errors.forget(path)
            }}
            title={event && method.type === 'cash' ? collect('checkout.cash') : method.title}
            description={event && method.type === 'cash' ? collect('checkout.cashText') : method.description}
            note={
              method.is_sandbox ? (
                <StatusChip status="pending">{pay('details.sandbox')}</StatusChip>
              ) : (
                method.type === 'card' && <span className="text-small text-smoke">{t('wallets')}</span>
              )
            }
          />
        ))}
      </fieldset>
      {error && (
        <p id={`${fieldId(path)}-error`} className="-mt-3 text-small font-medium text-pomegranate">
          {error}
        </p>
      )}
    </Part>
  )
}
