import type { Quote } from '#contract/checkout.ts'
import { DomainError } from '#kit/http/domain-error.ts'

export type ShortLine = {
  /** Index in the submitted items; for a reopened order, its line's position. */
  line: number
  product_id: string
  available: number
}

export class OutOfStock extends DomainError {
  constructor(lines: readonly ShortLine[]) {
    super('out_of_stock', 409, { product_ids: [...new Set(lines.map(({ product_id }) => product_id))], lines })
  }
}

/** Like OutOfStock for an existing order: staff have no cart. */
export class OrderLacksPieces extends OutOfStock {
  override get sentence(): string {
    return 'order_lacks_pieces'
  }
}

/** The event where the order is to be collected does not have these goods. */
export class NotAtEvent extends DomainError {
  constructor(lines: readonly ShortLine[]) {
    super('not_at_event', 409, { product_ids: [...new Set(lines.map(({ product_id }) => product_id))], lines })
  }
}

/** The buyer agreed to another total. Contains the fresh quote. */
export class PriceChanged extends DomainError {
  constructor(quote: Quote) {
    super('price_changed', 409, { quote })
  }
}

/** The discount code is not valid; the fresh quote contains the problem. */
export class DiscountInvalid extends DomainError {
  readonly quote: Quote
  constructor(quote: Quote) {
    super('discount_invalid', 409, { quote })
    this.quote = quote
  }
}

export class TooManyUnpaid extends DomainError {
  constructor(most: number) {
    super('too_many_unpaid', 409, { most })
  }
}

/** For tracking: the answer does not reveal whether the number or the email is wrong. */
export class OrderNotFound extends DomainError {
  constructor() {
    super('order_not_found', 404)
  }
}

/** A buyer can only cancel an order that is pending and unpaid. In other cases staff must do it. */
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

export class NotAwaitingPayment extends DomainError {
  constructor() {
    super('not_awaiting_payment', 409)
  }
}

export class NotPayable extends DomainError {
  constructor() {
    super('order_not_payable', 409)
  }
}

export class OrderSent extends DomainError {
  constructor() {
    super('order_sent', 409)
  }
}

export class MailNotDue extends DomainError {
  constructor() {
    super('mail_not_due', 409)
  }
}

export class TooManyMails extends DomainError {
  constructor(most: number) {
    super('too_many_mails', 409, { most })
  }
}

export class OrderIsCancelled extends DomainError {
  constructor() {
    super('order_cancelled', 409)
  }
}

/** The order's status has changed since the caller read it. */
export class OrderMoved extends DomainError {
  constructor() {
    super('order_moved', 409)
  }
}

export class NoProofToRefuse extends DomainError {
  constructor() {
    super('no_proof_to_refuse', 409)
  }
}

/** A discounted order can't be reopened once a later order of the account uses the discount. */
export class DiscountUsedElsewhere extends DomainError {
  constructor() {
    super('discount_used_elsewhere', 409)
  }
}
