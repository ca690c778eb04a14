import { DomainError } from '#kit/http/domain-error.ts'

/** The product was not bought with this order, or the order is not completed. */
export class NotReviewable extends DomainError {
  constructor() {
    super('not_reviewable', 409)
  }
}

/** The same person has reviewed the product with another order; the review can be changed there. */
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

/** Staff refused the review. To approve it anyway, decide on it individually. */
export class ReviewRefused extends DomainError {
  constructor() {
    super('review_refused', 409)
  }
}
