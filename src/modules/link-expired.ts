import { DomainError } from '#kit/http/domain-error.ts'

/** Unknown, used or too old: the same answer, so that nothing can be learnt from it. */
export class LinkExpired extends DomainError {
  constructor() {
    super('newsletter_link_expired', 410)
  }
}
