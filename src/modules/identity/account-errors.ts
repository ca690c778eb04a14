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

/** A session alone does not do this: it wants the password, or a sign-in a moment ago. */
export class SignInAgain extends DomainError {
  constructor() {
    super('sign_in_again', 403)
  }
}

/** Somebody must remain who can manage admins. */
export class LastSuperAdmin extends DomainError {
  constructor() {
    super('last_super_admin', 409)
  }
}

/** The time between password and code is over, or the step was taken already. */
export class SecondStepExpired extends DomainError {
  constructor() {
    super('second_step_expired', 401)
  }
}

/** An authenticator app is in use already: it is turned off before another takes its place. */
export class SecondFactorOn extends DomainError {
  constructor() {
    super('second_factor_on', 409)
  }
}

export class SecondFactorOff extends DomainError {
  constructor() {
    super('second_factor_off', 409)
  }
}

/** The shop asks a second factor of its staff, and this session has none. */
export class SecondFactorRequired extends DomainError {
  constructor() {
    super('second_factor_required', 403)
  }
}

/** Unknown, not for this shop, or its answer too old or used: nobody is told which. */
export class PasskeyRefused extends DomainError {
  constructor() {
    super('passkey_refused', 400)
  }
}

export class TooManyPasskeys extends DomainError {
  constructor() {
    super('too_many_passkeys', 409)
  }
}
