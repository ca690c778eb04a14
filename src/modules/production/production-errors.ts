import type { ProductionStep } from '#contract/production.ts'
import { DomainError } from '#kit/http/domain-error.ts'

export class ProductTypeInUse extends DomainError {
  constructor(products: number) {
    super('product_type_in_use', 409, { products })
  }
}

export class NotInProduction extends DomainError {
  constructor() {
    super('not_in_production', 409)
  }
}

export class TooManySteps extends DomainError {
  constructor() {
    super('too_many_steps', 409)
  }
}

/** A limit against mistakes: so many pieces of one item are rarely spoiled one by one. */
export class TooManyRemakes extends DomainError {
  constructor() {
    super('too_many_remakes', 409)
  }
}

export class TooManyPhotos extends DomainError {
  constructor() {
    super('too_many_photos', 409)
  }
}

/** Another person changed a step of the item. Thrown for one item among many. */
export class ItemChanged extends DomainError {
  constructor() {
    super('changed_meanwhile', 409)
  }
}

/** Another person made the same change a moment before. */
export class StepAlreadySet extends DomainError {
  constructor(current: ProductionStep) {
    super('changed_meanwhile', 409, { current })
  }
}
