import { DomainError } from '#kit/http/domain-error.ts'

export class PaymentMethodNotFound extends DomainError {
  constructor() {
    super('payment_method_not_found', 404)
  }
}

/** Another admin's change of payment details already waits. Its confirmation must cover exactly that change. */
export class DetailsWaiting extends DomainError {
  constructor() {
    super('details_waiting', 409)
  }
}

/** No change waits, or another one than the admin saw. */
export class NothingWaiting extends DomainError {
  constructor() {
    super('nothing_waiting', 409)
  }
}

export class OwnChange extends DomainError {
  constructor() {
    super('own_change', 409)
  }
}
