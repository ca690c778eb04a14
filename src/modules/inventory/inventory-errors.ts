import { DomainError, InvalidInput } from '#kit/http/domain-error.ts'

/** The new count is lower than the pieces held by open orders, listed in `details.levels`. */
export class StockBelowReserved extends DomainError {
  constructor(levels: { variation_id: string | null; size: string | null; reserved: number }[]) {
    super('stock_below_reserved', 409, { levels })
  }
}

/** The adjustment would leave fewer pieces than open orders hold. */
export class BelowReserved extends DomainError {
  constructor(reserved: number) {
    super('below_reserved', 409, { reserved })
  }
}

export class TooManyPieces extends InvalidInput {
  constructor() {
    super({ change: 'invalid_stock' })
  }
}
