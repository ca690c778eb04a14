import { DomainError } from '#kit/http/domain-error.ts'

/** The order has not arrived, the return period is over, or the quantity exceeds the bought one. */
export class NotReturnable extends DomainError {
  constructor() {
    super('not_returnable', 409)
  }
}

export class InvalidReturnStatus extends DomainError {
  constructor() {
    super('return_not_so', 409)
  }
}

export class TooManyPictures extends DomainError {
  constructor() {
    super('too_many_pictures', 409)
  }
}
