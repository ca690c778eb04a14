import { DomainError, NotFound } from '#kit/http/domain-error.ts'

export class EventNotFound extends NotFound {
  constructor() {
    super('event_not_found')
  }
}

export class EventSlugTaken extends DomainError {
  constructor() {
    super('slug_taken', 409)
  }
}

/** The event was published, has orders or still has pieces. */
export class EventInUse extends DomainError {
  constructor() {
    super('event_in_use', 409)
  }
}

/** The event no longer takes or sells pieces. */
export class EventClosed extends DomainError {
  constructor() {
    super('event_closed', 409)
  }
}

export type TooFewLine = { line: number; product_id: string; variation_id: string | null; size: string | null; available: number }

export class TooFewPieces extends DomainError {
  constructor(lines: readonly TooFewLine[]) {
    super('out_of_stock', 409, { product_ids: [...new Set(lines.map(({ product_id }) => product_id))], lines })
  }

  /** Staff have no cart, so the shoppers' sentence does not fit. */
  override get sentence(): string {
    return 'too_few_pieces'
  }
}

/** A count below the pieces reserved for orders. */
export class CountBelowReserved extends DomainError {
  constructor(reserved: number) {
    super('below_reserved', 409, { reserved })
  }
}
