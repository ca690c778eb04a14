import type { CheckoutOptions } from '#contract/checkout.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Part } from './part.tsx'
import { SavedChoice } from './saved-choice.tsx'
import type { Checkout } from './use-checkout.ts'

export function ShippingPart({ checkout, countries }: { checkout: Checkout; countries: CheckoutOptions['countries'] }) {
  const t = useWords('checkout')
  return (
    <Part title={t('delivery')}>
      <SavedChoice checkout={checkout} kind="shipping" countries={countries} />
    </Part>
  )
}
