import { NotFound } from '#kit/http/domain-error.ts'

export class EventNotFound extends NotFound {
  constructor() {
    super('event_not_found')
  }
}
