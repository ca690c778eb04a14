import { fileTypeFromBuffer } from 'file-type'
import type { Metadata, Sharp } from 'sharp'
import { loadSharp, mostPixels } from './load-sharp.ts'

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'heif' } as const
export type ImageKind = keyof typeof formats
export type Measured = { kind: ImageKind; width: number; height: number }

const secondsMax = 15

/** Broken, or of a type that is not decoded here. */
export class NotAnImage extends Error {
  override name = 'NotAPicture'
}

export class TooManyPixels extends Error {
  override name = 'TooManyPixels'
}

/** Reads the header without decoding, and checks the type by the bytes first. Throws NotAnImage, TooManyPixels. */
export async function measureImage(bytes: Uint8Array): Promise<Measured> {
  const kind = (await fileTypeFromBuffer(bytes))?.mime
  if (!isImageKind(kind)) throw new NotAnImage()
  const { format, autoOrient } = await readHeader(bytes)
  if (format !== formats[kind]) throw new NotAnImage()
  if (autoOrient.width * autoOrient.height > mostPixels) throw new TooManyPixels()
  return { kind, width: autoOrient.width, height: autoOrient.height }
}

/** Opens an untrusted image, upright and with decoding limits. Takes the first of several frames. Throws as `measureImage` does. */
export async function openImage(bytes: Uint8Array): Promise<Sharp> {
  await measureImage(bytes)
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 })
    .timeout({ seconds: secondsMax })
    .autoOrient()
}

function isImageKind(kind: string | undefined): kind is ImageKind {
  return kind !== undefined && Object.hasOwn(formats, kind)
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(new NotAnImage()))
}
