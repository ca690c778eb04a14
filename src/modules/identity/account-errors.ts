import { DomainError } from '#kit/http/domain-error.ts'

/** The same for an unknown address and a wrong password. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('invalid_credentials', 401)
  }
}

/** Told only to who knows the password. */
export class EmailNotConfirmed extends DomainError {
  constructor() {
    super('email_not_confirmed', 403)
  }
}

/** Told only to who knows the password. */
export class AccountDeactivated extends DomainError {
  constructor() {
    super('account_deactivated', 403)
  }
}

export class SignUpClosed extends DomainError {
  constructor() {
    super('sign_up_closed', 403)
  }
}

export class EmailTaken extends DomainError {
  constructor() {
    super('email_taken', 409)
  }
}
