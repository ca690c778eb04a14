import type { KeptCart } from '#contract/carts.ts'
import { DomainError } from '#kit/http/domain-error.ts'

/** Another device changed it meanwhile. */
export class CartChanged extends DomainError {
  constructor(current: KeptCart) {
    super('cart_changed', 409, { current })
  }
}

/** Unknown or too old: the same answer, so that nothing can be learnt from it. */
export class LinkExpired extends DomainError {
  constructor() {
    super('newsletter_link_expired', 410)
  }
}
