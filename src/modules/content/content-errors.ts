import { NotFound } from '#kit/http/domain-error.ts'

export class ContentPageNotFound extends NotFound {
  constructor() {
    super('page_not_found')
  }
}

export class ContentVersionNotFound extends NotFound {
  constructor() {
    super('version_not_found')
  }
}
