import { fileTypeFromBuffer } from 'file-type'
import type { Metadata, Sharp } from 'sharp'
import { loadSharp, mostPixels } from './load-sharp.ts'

/** What the decoder calls each kind. */
const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'heif' } as const
export type PictureKind = keyof typeof formats
export type Measured = { kind: PictureKind; width: number; height: number }

const secondsMax = 15

/** Broken, or of a kind that is not decoded here. */
export class NotAPicture extends Error {
  override name = 'NotAPicture'
}

/** More than forty megapixels. */
export class TooManyPixels extends Error {
  override name = 'TooManyPixels'
}

/** Kind and size as the header tells them; nothing is decoded. The kind is told by the bytes before the decoder sees them. Throws NotAPicture, TooManyPixels. */
export async function measurePicture(bytes: Uint8Array): Promise<Measured> {
  const kind = (await fileTypeFromBuffer(bytes))?.mime
  if (!isPictureKind(kind)) throw new NotAPicture()
  const { format, autoOrient } = await readHeader(bytes)
  if (format !== formats[kind]) throw new NotAPicture()
  if (autoOrient.width * autoOrient.height > mostPixels) throw new TooManyPixels()
  return { kind, width: autoOrient.width, height: autoOrient.height }
}

/** A stranger's picture, upright, ready to be decoded within limits; of several frames the first. Throws as `measurePicture` does. */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  await measurePicture(bytes)
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 })
    .timeout({ seconds: secondsMax })
    .autoOrient()
}

function isPictureKind(kind: string | undefined): kind is PictureKind {
  return kind !== undefined && Object.hasOwn(formats, kind)
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(new NotAPicture()))
}
