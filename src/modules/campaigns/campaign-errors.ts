import type { LetterProblem } from '#contract/letter-blocks.ts'
import { DomainError } from '#kit/http/domain-error.ts'

export class CampaignNotFound extends DomainError {
  constructor() {
    super('campaign_not_found', 404)
  }
}

export class InvalidCampaignTransition extends DomainError {
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

/** The letter is missing both in that language and in English. */
export class NoLetter extends DomainError {
  constructor() {
    super('no_letter', 404)
  }
}
