import { DomainError } from '#kit/http/domain-error.ts'

/** The link is unknown, used or too old. The answer does not reveal which. */
export class LinkExpired extends DomainError {
  constructor() {
    super('newsletter_link_expired', 410)
  }
}
