import type { Sharp } from 'sharp'
import { loadSharp, mostPixels } from '#kit/images/load-sharp.ts'
import { type ImageFormat, squareWidth } from './image-widths.ts'

/** Returns one rendition with its original's provenance metadata. Images narrower than the width are not enlarged. */
export async function renderImage(original: Uint8Array, width: number, format: ImageFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(original, { limitInputPixels: mostPixels }).autoOrient().keepXmp()
  return encoded(await resized(image, width), format).toBuffer()
}

async function resized(image: Sharp, width: number): Promise<Sharp> {
  if (width !== squareWidth) return image.resize({ width, withoutEnlargement: true })
  const { autoOrient } = await image.metadata()
  const side = Math.min(squareWidth, autoOrient.width, autoOrient.height)
  return image.resize({ width: side, height: side, fit: 'cover' })
}

/** Qualities at which the three formats look alike. AVIF uses a low effort to keep the first view fast. */
function encoded(image: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })
    case 'webp':
      return image.webp({ quality: 78, effort: 2 })
    case 'jpg':
      return image.flatten({ background: '#FDFCFA' }).jpeg({ quality: 80, progressive: true })
  }
}
