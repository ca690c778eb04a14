import { DomainError } from '#kit/http/domain-error.ts'

/** The order is paid, cancelled, or its proof is waiting to be checked. */
export class OrderNotPayable extends DomainError {
  constructor() {
    super('order_not_payable', 409)
  }
}

/** The order's payment method is settled by a proof of payment or by staff. */
export class NotPaidOnline extends DomainError {
  constructor() {
    super('not_paid_online', 409)
  }
}

/** Card or PayPal was chosen, but the shop has no keys for it (any more). */
export class GatewayNotConfigured extends DomainError {
  constructor() {
    super('gateway_not_configured', 503)
  }
}

/** The payment service did not answer properly; a retry may help. */
export class GatewayUnavailable extends DomainError {
  constructor(cause: unknown) {
    super('gateway_unavailable', 502)
    this.cause = cause
  }
}

/** The order holds no money, or all of it is refunded or being refunded. */
export class NothingToRefund extends DomainError {
  constructor() {
    super('nothing_to_refund', 409)
  }
}

export class RefundTooLarge extends DomainError {
  constructor() {
    super('refund_too_large', 409)
  }
}

/** The refunds of one order exceed what staff may refund; `limit` is the setting. */
export class RefundNeedsAdmin extends DomainError {
  constructor(limit: number) {
    super('refund_needs_admin', 403, { limit })
  }
}

/** The refunded payment's own event has not arrived yet. The service sends the refund event again later. */
export class PaymentNotConfirmed extends DomainError {
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

export class CardDeclined extends DomainError {
  constructor(code: DeclineCode) {
    super(code, 402)
  }
}
