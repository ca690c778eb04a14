import { DomainError } from '#kit/http/domain-error.ts'

/** The order has more slips than anybody needs. */
export class TooManyProofs extends DomainError {
  constructor() {
    super('too_many_proofs', 409)
  }
}

export type ProofRefusal = 'proof_refused' | 'proof_too_many_pixels'

/** Of an accepted type and still not acceptable: broken, active, or too big to decode. */
export class ProofRefused extends DomainError {
  constructor(code: ProofRefusal = 'proof_refused') {
    super(code, 422)
  }
}

/** The storage takes nothing. */
export class UploadNotConfigured extends DomainError {
  constructor(cause: unknown) {
    super('upload_not_configured', 503)
    this.cause = cause
  }
}

/** The file was stored and the order could not be updated; the file is gone again. */
export class ProofNotSaved extends DomainError {
  constructor(cause: unknown) {
    super('proof_not_saved', 500)
    this.cause = cause
  }
}
