import { DomainError } from '#kit/http/domain-error.ts'

/** Thrown alike for an unknown email and a wrong password. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('invalid_credentials', 401)
  }
}

/** Thrown only after the correct password. */
export class EmailNotConfirmed extends DomainError {
  constructor() {
    super('email_not_confirmed', 403)
  }
}

/** Thrown only after the correct password, or for a token from the account's mails. */
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

/** The specification requires this message, although it reveals which addresses have accounts. Requests are rate limited. */
export class EmailNotFound extends DomainError {
  constructor() {
    super('email_not_found', 404)
  }
}

/** The token is unknown, used, expired or for another purpose. The answer does not reveal which. */
export class LinkInvalid extends DomainError {
  constructor(code: 'link_invalid' | 'reset_link_invalid' = 'link_invalid') {
    super(code, 400)
  }
}

/** A session is not enough here: the action needs the password or a recent sign-in. */
export class SignInAgain extends DomainError {
  constructor() {
    super('sign_in_again', 403)
  }
}

/** At least one account that can manage admins must remain. */
export class LastSuperAdmin extends DomainError {
  constructor() {
    super('last_super_admin', 409)
  }
}

/** Too much time passed between password and code, or the step was already completed. */
export class SecondStepExpired extends DomainError {
  constructor() {
    super('second_step_expired', 401)
  }
}

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

/** The shop requires a second factor of its staff, and this session has none. */
export class SecondFactorRequired extends DomainError {
  constructor() {
    super('second_factor_required', 403)
  }
}

/** The link alone is not enough in this browser: the person who opens it may not own the account. */
export class PasswordNeeded extends DomainError {
  constructor() {
    super('password_needed', 403)
  }
}

/** A second factor is on: weakening it or adding one also needs a code or a passkey. */
export class CodeNeeded extends DomainError {
  constructor() {
    super('code_needed', 403)
  }
}

/** The passkey is unknown or not for this shop, or its answer is too old or used. The answer does not reveal which. */
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

/** Staff can't change their own rights. */
export class OwnAccount extends DomainError {
  constructor() {
    super('own_account', 409)
  }
}

export class AlreadyInvited extends DomainError {
  constructor() {
    super('already_invited', 409)
  }
}

export class AlreadyAdmin extends DomainError {
  constructor() {
    super('already_admin', 409)
  }
}

/** The invited address has an account; its owner must sign in to accept. */
export class SignInFirst extends DomainError {
  constructor() {
    super('sign_in_first', 401)
  }
}

export class OtherAccount extends DomainError {
  constructor() {
    super('other_account', 403)
  }
}

/** Back office accounts are deactivated by a super admin, through another call. */
export class IsAdmin extends DomainError {
  constructor() {
    super('is_admin', 403)
  }
}
