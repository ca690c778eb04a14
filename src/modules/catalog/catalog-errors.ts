import { DomainError, NotFound } from '#kit/http/domain-error.ts'

export class ProductNotFound extends NotFound {
  constructor() {
    super('product_not_found')
  }
}

export class StoryNotFound extends NotFound {
  constructor() {
    super('story_not_found')
  }
}

export class SkuTaken extends DomainError {
  constructor() {
    super('sku_taken', 409)
  }
}

export class SlugTaken extends DomainError {
  constructor() {
    super('slug_taken', 409)
  }
}

/** Not a picture, of another kind than the shop keeps, or too large to decode. */
export class PictureRefused extends DomainError {
  constructor() {
    super('picture_refused', 415)
  }
}
