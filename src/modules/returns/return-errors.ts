import { DomainError } from '#kit/http/domain-error.ts'

/** Not arrived, too long ago, or more than was bought. */
export class NotReturnable extends DomainError {
  constructor() {
    super('not_returnable', 409)
  }
}

/** The return is in a state from which this does not follow. */
export class ReturnNotSo extends DomainError {
  constructor() {
    super('return_not_so', 409)
  }
}

export class TooManyPictures extends DomainError {
  constructor() {
    super('too_many_pictures', 409)
  }
}
