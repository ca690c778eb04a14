import { DomainError } from '#kit/http/domain-error.ts'

/** The order is paid, cancelled or waits for its slip to be checked: there is nothing to pay by card. */
export class OrderNotPayable extends DomainError {
  constructor() {
    super('order_not_payable', 409)
  }
}

/** The order's payment method is settled by a slip or by staff. */
export class NotPaidOnline extends DomainError {
  constructor() {
    super('not_paid_online', 409)
  }
}

/** Card or PayPal was chosen in a shop that has no keys for it (any more). */
export class GatewayNotConfigured extends DomainError {
  constructor() {
    super('gateway_not_configured', 503)
  }
}

/** The payment service did not answer as it should; asking again may help. */
export class GatewayUnavailable extends DomainError {
  constructor(cause: unknown) {
    super('gateway_unavailable', 502)
    this.cause = cause
  }
}

/** The order holds no money, or all of it went back or is on its way. */
export class NothingToRefund extends DomainError {
  constructor() {
    super('nothing_to_refund', 409)
  }
}

/** More than what is left of the order's total. */
export class RefundTooLarge extends DomainError {
  constructor() {
    super('refund_too_large', 409)
  }
}

/** More of one order than staff return by themselves; `limit` is the setting. */
export class RefundNeedsAdmin extends DomainError {
  constructor(limit: number) {
    super('refund_needs_admin', 403, { limit })
  }
}

/** Money goes back of a payment that its service has not told us of yet: who sends the news is to send it again later. */
export class PaymentNotHeardOf extends DomainError {
  constructor() {
    super('unavailable', 503)
  }
}

export class InvalidSignature extends DomainError {
  constructor() {
    super('invalid_signature', 400)
  }
}

export type DeclineCode = 'card_declined' | 'card_insufficient_funds' | 'card_needs_confirmation'

/** The bank said no; another card may do. */
export class CardDeclined extends DomainError {
  constructor(code: DeclineCode) {
    super(code, 402)
  }
}
