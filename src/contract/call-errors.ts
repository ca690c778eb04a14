/** Any call may be refused so, before it is looked at what it does or whatever that is. A call declares all other codes itself. */
export const commonCodes = [
  'fault',
  'foreign_origin',
  'invalid_input',
  'malformed',
  'method_not_allowed',
  'not_allowed',
  'not_found',
  'not_signed_in',
  'payload_too_large',
  'second_factor_required',
  'too_busy',
  'too_many_requests',
  'too_slow',
  'unavailable',
  'unsupported_media_type',
] as const
export type CommonCode = (typeof commonCodes)[number]

/** `error` is a sentence in the visitor's language. */
export type CommonRefusal<Fields> =
  | { readonly code: 'invalid_input'; readonly error: string; readonly fields: Fields }
  | { readonly code: 'too_many_requests'; readonly error: string; readonly fields?: undefined; readonly retry_after: number }
  | { readonly code: Exclude<CommonCode, 'invalid_input' | 'too_many_requests'>; readonly error: string; readonly fields?: undefined }
