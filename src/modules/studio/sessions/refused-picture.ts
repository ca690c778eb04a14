import { PictureError } from '#kit/compositor/index.ts'
import type { ImageFailure } from '#contract/rules/studio-rules.ts'
import { TooBusy } from '#kit/http/domain-error.ts'
import { refusal } from '#modules/refuse.ts'

/** Returns the error for staff about an unusable picture; other errors are returned unchanged. */
export function refusalOfPicture(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error
  switch (error.code) {
    case 'not_a_picture':
    case 'broken':
    case 'animated':
      return refusal('studio_picture_broken')
    case 'too_small':
      return refusal('studio_picture_too_small')
    case 'too_large':
      return refusal('studio_picture_too_large')
    case 'empty_print':
    case 'no_print_found':
      return refusal('studio_print_empty')
    case 'too_busy':
      return new TooBusy()
    case 'wrong_request':
    case 'failed':
      return error
  }
}

/** Returns the same as the reason for a failed picture. */
export function failureOfPicture({ code }: PictureError): ImageFailure {
  switch (code) {
    case 'not_a_picture':
    case 'broken':
    case 'animated':
      return 'picture_broken'
    case 'too_small':
      return 'picture_too_small'
    case 'too_large':
      return 'picture_too_large'
    case 'empty_print':
    case 'no_print_found':
      return 'empty_print'
    case 'wrong_request':
      return 'no_mockup'
    case 'too_busy':
    case 'failed':
      return 'fault'
  }
}
