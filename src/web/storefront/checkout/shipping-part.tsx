import type { CheckoutOptions } from '#contract/checkout.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { AddressFields } from './address-fields.tsx'
import { Part } from './part.tsx'
import type { Checkout } from './use-checkout.ts'

export function ShippingPart({ checkout, countries }: { checkout: Checkout; countries: CheckoutOptions['countries'] }) {
  const t = useWords('checkout')
  return (
    <Part title={t('delivery')}>
      <AddressFields checkout={checkout} kind="shipping" countries={countries} />
    </Part>
  )
}
