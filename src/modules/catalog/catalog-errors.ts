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

export class ImageNotFound extends NotFound {
  constructor() {
    super('image_not_found')
  }
}

export class TooManyImages extends DomainError {
  constructor() {
    super('too_many_images', 409)
  }
}

/** Orders refer to the product for ever, so it can only be archived. */
export class ProductHasOrders extends DomainError {
  constructor() {
    super('product_has_orders', 409)
  }
}

export class SizeGuideNotFound extends NotFound {
  constructor() {
    super('size_guide_not_found')
  }
}

export class CategorySlugTaken extends DomainError {
  constructor() {
    super('category_slug_taken', 409)
  }
}

/** Some products have no other category. */
export class CategoryHasProducts extends DomainError {
  constructor() {
    super('category_has_products', 409)
  }
}
