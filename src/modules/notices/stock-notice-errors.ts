import { DomainError } from '#kit/http/domain-error.ts'

export class CanBeOrdered extends DomainError {
  constructor() {
    super('can_be_ordered', 409)
  }
}

/** Unknown, used or too old: the same answer, so that nothing can be learnt from it. */
export class LinkExpired extends DomainError {
  constructor() {
    super('newsletter_link_expired', 410)
  }
}

export class ProductNotFound extends DomainError {
  constructor() {
    super('product_not_found', 404)
  }
}
