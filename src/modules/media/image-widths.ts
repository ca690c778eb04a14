/** Widths in pixels at which an image is served; in addition there is a square of 400. */
const ladder = [320, 640, 960, 1280, 1600, 1920] as const
export const squareWidth = 400
export const imageFormats = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof imageFormats)[number]

export type Rendition = { key: string; width: number; format: ImageFormat }

/** A key is half a SHA-256 of the image, so the content of a URL never changes. */
const addressShape = /^\/images\/([0-9a-f]{32})\/([1-9]\d{2,3})\.(avif|webp|jpg)$/

/** Returns the rendition that a path names; undefined for any other path, including other widths. */
export function renditionAt(path: string): Rendition | undefined {
  const [, key, digits, extension] = addressShape.exec(path) ?? []
  const format = imageFormats.find((one) => one === extension)
  const width = Number(digits)
  return key !== undefined && format !== undefined && isOnLadder(width) ? { key, width, format } : undefined
}

export function isOnLadder(width: number): boolean {
  return width === squareWidth || ladder.some((step) => step === width)
}

export function renditionFile({ key, width, format }: Rendition): string {
  return `renditions/${key}/${width}.${format}`
}
