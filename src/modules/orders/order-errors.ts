import type { Quote } from '#contract/checkout.ts'
import { DomainError } from '#kit/http/domain-error.ts'

export type ShortLine = {
  /** Index into the items as sent; for an order opened again, its line's position. */
  line: number
  product_id: string
  available: number
}

export class OutOfStock extends DomainError {
  constructor(lines: readonly ShortLine[]) {
    super('out_of_stock', 409, { product_ids: [...new Set(lines.map(({ product_id }) => product_id))], lines })
  }
}

/** The buyer agreed to another total. Carries the fresh quote. */
export class PriceChanged extends DomainError {
  constructor(quote: Quote) {
    super('price_changed', 409, { quote })
  }
}

/** The buyer keeps too much aside without paying; others want it too. */
export class TooManyUnpaid extends DomainError {
  constructor(most: number) {
    super('too_many_unpaid', 409, { most })
  }
}

/** The same order is being placed by a request that has not ended. */
export class InProgress extends DomainError {
  constructor() {
    super('in_progress', 409)
  }
}

export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('idempotency_key_reused', 422)
  }
}

/** Tracking: a wrong number and a wrong e-mail are not told apart. */
export class OrderNotFound extends DomainError {
  constructor() {
    super('order_not_found', 404)
  }
}

/** The buyer cancels what is pending and not paid; the rest is for staff. */
export class NotCancellable extends DomainError {
  constructor() {
    super('not_cancellable', 409)
  }
}

export class AlreadyPaid extends DomainError {
  constructor() {
    super('already_paid', 409)
  }
}

/** A time to pay in is of what waits for its money alone. */
export class NotAwaitingPayment extends DomainError {
  constructor() {
    super('not_awaiting_payment', 409)
  }
}

export class OrderIsCancelled extends DomainError {
  constructor() {
    super('order_cancelled', 409)
  }
}

export class NoProofToRefuse extends DomainError {
  constructor() {
    super('no_proof_to_refuse', 409)
  }
}

/** A discounted order can't be opened again once a later order of the account has the discount. */
export class DiscountUsedElsewhere extends DomainError {
  constructor() {
    super('discount_used_elsewhere', 409)
  }
}
