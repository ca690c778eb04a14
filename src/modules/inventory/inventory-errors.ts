import { DomainError } from '#kit/http/domain-error.ts'

/** Fewer were counted than open orders hold. `details.levels` says how many are held. */
export class StockBelowReserved extends DomainError {
  constructor(levels: { variation_id: string | null; size: string | null; reserved: number }[]) {
    super('stock_below_reserved', 409, { levels })
  }
}
