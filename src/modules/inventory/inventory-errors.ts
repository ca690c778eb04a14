import { DomainError, InvalidInput } from '#kit/http/domain-error.ts'

/** The new count is lower than what open orders hold. `details.levels` says how many are held. */
export class StockBelowReserved extends DomainError {
  constructor(levels: { variation_id: string | null; size: string | null; reserved: number }[]) {
    super('stock_below_reserved', 409, { levels })
  }
}

/** An adjustment that would leave fewer than open orders hold. */
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
