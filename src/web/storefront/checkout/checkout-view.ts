import type { Profile } from '#contract/account.ts'
import type { CheckoutOptions } from '#contract/checkout.ts'
import type { OwnAddress } from '#contract/members.ts'
import type { PickupEvent } from './pickup-events.ts'

/** Initial data of the checkout. Undefined buyer for a guest. */
export type CheckoutView = {
  options: CheckoutOptions
  events: readonly PickupEvent[]
  buyer:
    | {
        name: string
        email: string
        phone: string | null
        isMember: boolean
        preferredMethodId: Profile['preferred_payment_method_id']
        addresses: OwnAddress[]
      }
    | undefined
}
