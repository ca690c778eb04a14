import type { CheckoutOptions } from '#contract/checkout.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Part } from './part.tsx'
import { SavedChoice } from './saved-choice.tsx'
import type { Checkout } from './use-checkout.ts'

export function BillingPart({ checkout, countries }: { checkout: Checkout; countries: CheckoutOptions['countries'] }) {
  const t = useMessages('checkout')
  const { isBillingSame, delivery } = checkout.draft
  return (
    <Part title={t('billing')}>
      <Checkbox
        name="billing-same"
        checked={isBillingSame}
        onChange={(event) => checkout.setBillingSame(event.target.checked)}
        className="-my-2"
      >
        {t(delivery === 'pickup' ? 'billingNone' : 'billingSame')}
      </Checkbox>
      {!isBillingSame && <SavedChoice checkout={checkout} kind="billing" countries={countries} />}
    </Part>
  )
}
