import type { KeptCart } from '#contract/carts.ts'
import { DomainError } from '#kit/http/domain-error.ts'

export class CartChanged extends DomainError {
  constructor(current: KeptCart) {
    super('cart_changed', 409, { current })
  }
}
