import { DomainError } from '#kit/http/domain-error.ts'

export class DiscountNotFound extends DomainError {
  constructor() {
    super('discount_not_found', 404)
  }
}

export class DiscountCodeTaken extends DomainError {
  constructor() {
    super('discount_code_taken', 409)
  }
}

/** Thrown when the code of a cancelled order has reached its limit in the meantime. */
export class DiscountUsedUp extends DomainError {
  constructor() {
    super('discount_used_up', 409)
  }
}
