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

/** Somebody saw it, ordered for it, or pieces lie there. */
export class EventInUse extends DomainError {
  constructor() {
    super('event_in_use', 409)
  }
}

/** Nothing is brought there or sold there any more. */
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

  /** Staff have no cart. */
  override get sentence(): string {
    return 'too_few_pieces'
  }
}

/** A count below what orders are promised. */
export class CountBelowReserved extends DomainError {
  constructor(reserved: number) {
    super('below_reserved', 409, { reserved })
  }
}
