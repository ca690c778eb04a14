import type { Money } from '#contract/rules/money.ts'
import { DomainError } from '#kit/http/domain-error.ts'

export class PartnerNotFound extends DomainError {
  constructor() {
    super('partner_not_found', 404)
  }
}

/** The partner's current status does not allow this transition. */
export class PartnerStatusRefused extends DomainError {
  constructor() {
    super('partner_status', 409)
  }
}

export class PartnerNotActive extends DomainError {
  constructor() {
    super('partner_not_active', 409)
  }
}

export class TooManyLocations extends DomainError {
  constructor() {
    super('too_many_locations', 409)
  }
}

export class AlreadyPartner extends DomainError {
  constructor() {
    super('already_partner', 409)
  }
}

/** Some rows are not approved or belong to another partner. */
export class NotPayable extends DomainError {
  constructor(ids: readonly string[]) {
    super('not_payable', 409, { ids })
  }
}

/** The partner's debts equal or exceed the approved commission. */
export class NothingToPay extends DomainError {
  constructor() {
    super('nothing_to_pay', 409)
  }
}

/** The sum differs from the displayed one, since rows were approved or debts were added in the meantime. */
export class PayoutChanged extends DomainError {
  constructor(amount: Money) {
    super('payout_changed', 409, { amount })
  }
}

export class PayoutUndone extends DomainError {
  constructor() {
    super('payout_undone', 409)
  }
}
