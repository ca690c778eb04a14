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

/** The picture can't be used. The code can be shown to people. */
export class PictureError extends Error {
  override name = 'PictureError'
  readonly code: PictureFault

  constructor(code: PictureFault, message: string = code) {
    super(message)
    this.code = code
  }
}
