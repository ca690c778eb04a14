/** Any call can be refused with these, some before it is known which call it is. A call declares all other codes itself. */
export const commonStatuses = {
  fault: 500,
  foreign_origin: 403,
  invalid_input: 422,
  malformed: 400,
  method_not_allowed: 405,
  not_allowed: 403,
  not_found: 404,
  not_signed_in: 401,
  payload_too_large: 413,
  second_factor_required: 403,
  too_busy: 503,
  too_many_requests: 429,
  too_slow: 408,
  unavailable: 503,
  unsupported_media_type: 415,
} as const
export type CommonCode = keyof typeof commonStatuses
export const commonCodes = Object.keys(commonStatuses) as CommonCode[]

/** `error` is a sentence in the visitor's language. */
export type CommonRefusal<Fields> =
  | { readonly code: 'invalid_input'; readonly error: string; readonly fields: Fields }
  | { readonly code: 'too_many_requests'; readonly error: string; readonly fields?: undefined; readonly retry_after: number }
  | { readonly code: Exclude<CommonCode, 'invalid_input' | 'too_many_requests'>; readonly error: string; readonly fields?: undefined }
