import { DomainError } from '#kit/http/domain-error.ts'

export class AlreadyInWishlist extends DomainError {
  constructor() {
    super('already_in_wishlist', 409, { alreadyExists: true })
  }
}

export class WishlistFull extends DomainError {
  constructor() {
    super('wishlist_full', 409)
  }
}

export class TooManyAddresses extends DomainError {
  constructor() {
    super('too_many_addresses', 409)
  }
}
