import type { Sharp } from 'sharp'
import { loadSharp, mostPixels } from '#kit/pictures/load-sharp.ts'
import { type PictureFormat, squareWidth } from './picture-ladder.ts'

/** One rendition as bytes. A picture narrower than the width keeps its own. */
export async function renderPicture(original: Uint8Array, width: number, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(original, { limitInputPixels: mostPixels }).autoOrient()
  return encoded(await resized(picture, width), format).toBuffer()
}

async function resized(picture: Sharp, width: number): Promise<Sharp> {
  if (width !== squareWidth) return picture.resize({ width, withoutEnlargement: true })
  const { autoOrient } = await picture.metadata()
  const side = Math.min(squareWidth, autoOrient.width, autoOrient.height)
  return picture.resize({ width: side, height: side, fit: 'cover' })
}

/** Qualities at which the three look alike; AVIF's effort is low so that a first view does not wait. */
function encoded(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })
    case 'webp':
      return picture.webp({ quality: 78, effort: 2 })
    case 'jpg':
      return picture.flatten({ background: '#FDFCFA' }).jpeg({ quality: 80, progressive: true })
  }
}
