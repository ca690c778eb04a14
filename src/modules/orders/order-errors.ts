import type { Quote } from '#contract/checkout.ts'
import { DomainError } from '#kit/http/domain-error.ts'

export type ShortLine = {
  /** Index in the items as sent; for a reopened order, its line's position. */
  line: number
  product_id: string
  available: number
}

export class OutOfStock extends DomainError {
  constructor(lines: readonly ShortLine[]) {
    super('out_of_stock', 409, { product_ids: [...new Set(lines.map(({ product_id }) => product_id))], lines })
  }
}

/** The same of an order that stands already: staff have no cart. */
export class OrderLacksPieces extends OutOfStock {
  override get sentence(): string {
    return 'order_lacks_pieces'
  }
}

/** The event that the order is collected at does not have these goods. */
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

/** The discount code does not hold: its problem is in the fresh quote. */
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

/** Tracking: the answer does not tell a wrong number from a wrong email. */
export class OrderNotFound extends DomainError {
  constructor() {
    super('order_not_found', 404)
  }
}

/** A buyer can cancel an order that is pending and unpaid; everything else is for staff. */
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

/** Only an order that waits for money has a deadline for paying. */
export class NotAwaitingPayment extends DomainError {
  constructor() {
    super('not_awaiting_payment', 409)
  }
}

/** It waits for no money: paid, or cancelled. */
export class NotPayable extends DomainError {
  constructor() {
    super('order_not_payable', 409)
  }
}

/** What is on its way stays as it was sent. */
export class OrderSent extends DomainError {
  constructor() {
    super('order_sent', 409)
  }
}

/** It says what is no longer so, or there is nobody to send it to. */
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

/** It no longer stands where whoever would change it saw it. */
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

/** A discounted order can't be reopened once a later order of the account has the discount. */
export class DiscountUsedElsewhere extends DomainError {
  constructor() {
    super('discount_used_elsewhere', 409)
  }
}
