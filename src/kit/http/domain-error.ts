type More = {
  /** The code whose sentence is shown, where the same code needs different wording. */
  sentence?: string
  cause?: unknown
}

/** An expected refusal. The HTTP layer adds the sentence. `details` go into the JSON answer. */
export class DomainError extends Error {
  readonly code: string
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>
  readonly sentence: string

  constructor(code: string, status: number, details: Record<string, unknown> = {}, { sentence = code, cause }: More = {}) {
    super(code, { cause })
    this.name = new.target.name
    this.code = code
    this.status = status
    this.details = details
    this.sentence = sentence
  }
}

export class NotFound extends DomainError {
  constructor() {
    super('not_found', 404)
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

/** The body is well formed but invalid. `fields` maps paths to message codes. */
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
    super('unavailable', 503, {}, { cause })
    this.what = what
  }
}

/** Request bodies in progress exceed what the shop accepts at once. */
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
