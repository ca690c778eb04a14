import { DomainError } from '#kit/http/domain-error.ts'

export class IdempotencyKeyRequired extends DomainError {
  constructor() {
    super('idempotency_key_required', 422)
  }
}

/** The key was used for another call or with another body. */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('idempotency_key_reused', 422)
  }
}

/** Another request with this key is in progress. */
export class InProgress extends DomainError {
  constructor() {
    super('in_progress', 409)
  }
}
