import type { Sharp } from 'sharp'
import { openPicture, TooManyPixels } from '#kit/pictures/open-picture.ts'
import { ProofRefused } from './proof-errors.ts'

export type PictureFormat = 'jpeg' | 'png' | 'webp'

const longestSidePx = 2400

/** The picture upright, at most 2400 px long, as the same type, without any metadata. Refuses more than 40 megapixels undecoded. */
export async function redrawPicture(bytes: Uint8Array, format: PictureFormat): Promise<Uint8Array> {
  try {
    const picture = await openPicture(bytes)
    const size = { width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true } as const
    return await encode(picture.resize(size), format).toBuffer()
  } catch (error) {
    throw new ProofRefused(error instanceof TooManyPixels ? 'proof_too_many_pixels' : 'proof_refused')
  }
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 84 })
  return format === 'png' ? picture.png({ compressionLevel: 8 }) : picture.webp({ quality: 84 })
}
