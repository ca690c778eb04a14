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

/** Told only to who knows the password, or reads the account's letters. */
export class AccountDeactivated extends DomainError {
  constructor() {
    super('account_deactivated', 403)
  }
}

export class EmailTaken extends DomainError {
  constructor() {
    super('email_taken', 409)
  }
}

/** The specification names this message; rate limited. */
export class EmailNotFound extends DomainError {
  constructor() {
    super('email_not_found', 404)
  }
}

/** Unknown, used, expired, or made for something else: nobody is told which. */
export class LinkInvalid extends DomainError {
  constructor(code: 'link_invalid' | 'reset_link_invalid' = 'link_invalid') {
    super(code, 400)
  }
}

/** Somebody must remain who can manage admins. */
export class LastSuperAdmin extends DomainError {
  constructor() {
    super('last_super_admin', 409)
  }
}
