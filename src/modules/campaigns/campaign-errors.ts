import type { LetterProblem } from '#contract/letter-blocks.ts'
import { DomainError } from '#kit/http/domain-error.ts'

export class CampaignNotFound extends DomainError {
  constructor() {
    super('campaign_not_found', 404)
  }
}

/** What it is at present does not allow that. */
export class WrongTurn extends DomainError {
  constructor(status: string) {
    super('campaign_status', 409, { status })
  }
}

export class LetterNotReady extends DomainError {
  constructor(problems: readonly LetterProblem[]) {
    super('letter_not_ready', 422, { problems })
  }
}

export class NobodyToWriteTo extends DomainError {
  constructor() {
    super('nobody_to_write_to', 422)
  }
}

/** Neither in that language nor in English. */
export class NoLetter extends DomainError {
  constructor() {
    super('no_letter', 404)
  }
}
