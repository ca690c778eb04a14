import { DomainError } from '#kit/http/domain-error.ts'

/** Not an image or of an unsupported type, too large to decode, or also a valid file of another type. */
type Reason = 'not_an_image' | 'too_many_pixels' | 'two_in_one'

const codes: Record<Reason, string> = {
  not_an_image: 'picture_refused',
  too_many_pixels: 'picture_too_many_pixels',
  two_in_one: 'picture_two_in_one',
}

export class ImageRefused extends DomainError {
  readonly reason: Reason

  constructor(reason: Reason, status: 415 | 422 = 422) {
    super(codes[reason], status)
    this.reason = reason
  }
}
