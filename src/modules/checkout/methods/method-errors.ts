import { DomainError } from '#kit/http/domain-error.ts'

export class PaymentMethodNotFound extends DomainError {
  constructor() {
    super('payment_method_not_found', 404)
  }
}

/** Another admin's change of where the money goes waits already: whoever confirms it must have seen all of it. */
export class DetailsWaiting extends DomainError {
  constructor() {
    super('details_waiting', 409)
  }
}

/** Nothing waits, or another change than the one that was seen. */
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
