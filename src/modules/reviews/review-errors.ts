import { DomainError } from '#kit/http/domain-error.ts'

/** Not bought with this order, or the order is not completed. */
export class NotReviewable extends DomainError {
  constructor() {
    super('not_reviewable', 409)
  }
}

/** The same person has reviewed it with another order, where the review can be changed. */
export class AlreadyReviewed extends DomainError {
  constructor() {
    super('already_reviewed', 409)
  }
}

export class TooManyPictures extends DomainError {
  constructor() {
    super('too_many_pictures', 409)
  }
}

/** Staff refused it; to accept it after all, open it and decide on it alone. */
export class ReviewRefused extends DomainError {
  constructor() {
    super('review_refused', 409)
  }
}
