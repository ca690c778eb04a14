import type { Money } from '#contract/rules/money.ts'
import { DomainError } from '#kit/http/domain-error.ts'

export class PartnerNotFound extends DomainError {
  constructor() {
    super('partner_not_found', 404)
  }
}

/** It can't be turned to this from where it stands. */
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

/** Some of the rows are not approved, or not this partner's. */
export class NotPayable extends DomainError {
  constructor(ids: readonly string[]) {
    super('not_payable', 409, { ids })
  }
}

/** What is owed is not more than what is owed back. */
export class NothingToPay extends DomainError {
  constructor() {
    super('nothing_to_pay', 409)
  }
}

/** It is not the sum that was seen: rows were approved, or debts came, meanwhile. */
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
