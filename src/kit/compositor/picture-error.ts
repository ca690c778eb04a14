export const pictureFaults = [
  'not_a_picture',
  'broken',
  'animated',
  'too_small',
  'too_large',
  'empty_print',
  'wrong_request',
  'no_print_found',
  'too_busy',
  'failed',
] as const
export type PictureFault = (typeof pictureFaults)[number]

/** A picture that cannot be worked with, by a code that can be told to people. */
export class PictureError extends Error {
  override name = 'PictureError'
  readonly code: PictureFault

  constructor(code: PictureFault, message: string = code) {
    super(message)
    this.code = code
  }
}
