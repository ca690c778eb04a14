/** An expected "no". Subclasses give code and status; the HTTP layer adds the visitor's sentence. `details` go into the JSON answer. */
export class DomainError extends Error {
  readonly code: string
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: string, status: number, details: Record<string, unknown> = {}) {
    super(code)
    this.name = new.target.name
    this.code = code
    this.status = status
    this.details = details
  }

  /** Whose sentence is told: another's, where the same code is refused to somebody else. */
  get sentence(): string {
    return this.code
  }
}

export class NotFound extends DomainError {
  constructor(code = 'not_found') {
    super(code, 404)
  }
}

export class NotSignedIn extends DomainError {
  constructor() {
    super('not_signed_in', 401)
  }
}

export class NotAllowed extends DomainError {
  constructor() {
    super('not_allowed', 403)
  }
}

/** The body is well formed but invalid; keys of `fields` are paths, values message codes. */
export class InvalidInput extends DomainError {
  readonly fields: Readonly<Record<string, string>>

  constructor(fields: Record<string, string>) {
    super('invalid_input', 422)
    this.fields = fields
  }
}

export class Unavailable extends DomainError {
  readonly what: 'database' | 'storage'

  constructor(cause: unknown, what: Unavailable['what'] = 'database') {
    super('unavailable', 503)
    this.cause = cause
    this.what = what
  }
}

/** More is being sent to the shop at this moment than it accepts at once. */
export class TooBusy extends DomainError {
  constructor() {
    super('too_busy', 503)
  }
}

export class TooManyRequests extends DomainError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too_many_requests', 429)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
