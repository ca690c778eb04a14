import type { Ctx } from '#modules/context.ts'
import { isOnLadder, type ImageFormat, type Rendition, renditionFile, squareWidth } from './image-widths.ts'
import type { Sharp } from 'sharp'
import { loadSharp, mostPixels } from '#kit/images/load-sharp.ts'

export const mimeOfFormat: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** In a new shop every view needs some; this leaves room in the queue for uploads. */
const mostWaiting = 80

export type RenditionCtx = Pick<Ctx, 'db' | 'files' | 'imageQueue'>

/** Returns an image at a width of the ladder, rendered once and stored. Undefined for an unknown image or another width. Throws TooBusy. */
export async function findRendition(ctx: RenditionCtx, rendition: Rendition): Promise<Uint8Array | undefined> {
  if (!isOnLadder(rendition.width)) return undefined
  const file = renditionFile(rendition)
  const made = await ctx.files.find(file)
  if (made) return made
  const original = await findOriginal(ctx, rendition.key)
  if (original === undefined) return undefined
  return ctx.imageQueue.runOnce(file, () => makeRendition(ctx, original, rendition), { mostWaiting })
}

/** Renders in advance, after everything that a visitor waits for. Does nothing if the rendition exists. */
export async function prepareRendition(ctx: RenditionCtx, rendition: Rendition): Promise<void> {
  if (await ctx.files.find(renditionFile(rendition))) return
  const original = await findOriginal(ctx, rendition.key)
  if (original !== undefined) await ctx.imageQueue.runAhead(() => makeRendition(ctx, original, rendition))
}

async function findOriginal({ db }: RenditionCtx, key: string): Promise<string | undefined> {
  const image = await db.selectFrom('pictures').select('file_key').where('key', '=', key).executeTakeFirst()
  return image?.file_key
}

async function makeRendition({ files }: RenditionCtx, original: string, rendition: Rendition): Promise<Uint8Array | undefined> {
  const file = renditionFile(rendition)
  // Another request may have rendered it in the meantime.
  const made = await files.find(file)
  if (made) return made
  const image = await files.find(original)
  if (!image) return undefined
  const bytes = await renderImage(image, rendition.width, rendition.format)
  await files.put(file, bytes, mimeOfFormat[rendition.format])
  return bytes
}

/** Returns one rendition with its original's provenance metadata. Images narrower than the width are not enlarged. */
async function renderImage(original: Uint8Array, width: number, format: ImageFormat): Promise<Buffer> {
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
