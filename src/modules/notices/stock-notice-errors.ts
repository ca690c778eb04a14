import { DomainError } from '#kit/http/domain-error.ts'

export class CanBeOrdered extends DomainError {
  constructor() {
    super('can_be_ordered', 409)
  }
}

export class ProductNotFound extends DomainError {
  constructor() {
    super('product_not_found', 404)
  }
}
