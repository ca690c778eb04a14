import { DomainError } from '#kit/http/domain-error.ts'

export class NotForPickup extends DomainError {
  constructor() {
    super('not_for_pickup', 409)
  }
}

export class NotPaid extends DomainError {
  constructor() {
    super('not_paid', 409)
  }
}

export class ScanNotFound extends DomainError {
  constructor() {
    super('scan_not_found', 404)
  }
}

/** The scan collected nothing, or it was undone before. */
export class NothingToUndo extends DomainError {
  constructor() {
    super('nothing_to_undo', 409)
  }
}

/** The order can still be collected, or was collected already. */
export class NothingToDecide extends DomainError {
  constructor() {
    super('nothing_to_decide', 409)
  }
}

export class SaleNotFound extends DomainError {
  constructor() {
    super('sale_not_found', 404)
  }
}

export class AlreadyVoided extends DomainError {
  constructor() {
    super('already_voided', 409)
  }
}
