import { DomainError } from '#kit/http/domain-error.ts'

export class TooManyProofs extends DomainError {
  constructor() {
    super('too_many_proofs', 409)
  }
}

export type ProofRefusal = 'proof_refused' | 'proof_too_many_pixels'

/** The file has an accepted type but is broken, has active content or is too large to decode. */
export class ProofRefused extends DomainError {
  constructor(code: ProofRefusal = 'proof_refused') {
    super(code, 422)
  }
}

/** The file storage is not writable. */
export class UploadNotConfigured extends DomainError {
  constructor(cause: unknown) {
    super('upload_not_configured', 503)
    this.cause = cause
  }
}

/** The file was stored, but the order could not be updated. The file has been removed again. */
export class ProofNotSaved extends DomainError {
  constructor(cause: unknown) {
    super('proof_not_saved', 500)
    this.cause = cause
  }
}
