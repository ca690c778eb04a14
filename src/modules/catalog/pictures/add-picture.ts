import { createHash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { loadSharp, mostPixels } from '#kit/pictures/load-sharp.ts'
import type { Ctx } from '#modules/context.ts'
import { PictureRefused } from '../catalog-errors.ts'

export type Picture = { key: string; file_key: string; mime: string; width: number; height: number }

const mimeOf: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', heif: 'image/avif' }

/** Keeps an original under the hash of its content: the same picture twice is one. Throws PictureRefused for what is no picture. */
export async function addPicture(ctx: Pick<Ctx, 'db' | 'files'>, bytes: Uint8Array): Promise<Picture> {
  const picture = await keepOriginal(ctx.files, bytes)
  await ctx.db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return picture
}

/** The file alone; whoever adds many writes their rows at once. */
export async function keepOriginal(files: Ctx['files'], bytes: Uint8Array): Promise<Picture> {
  const { mime, width, height } = await measure(bytes)
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const file_key = `pictures/${key}`
  await files.put(file_key, bytes, mime)
  return { key, file_key, mime, width, height }
}

/** Told by the bytes, never by a name; SVG is not a picture here, because it can carry scripts. */
async function measure(bytes: Uint8Array): Promise<Pick<Picture, 'mime' | 'width' | 'height'>> {
  const metadata = await readMetadata(bytes).catch(() => undefined)
  const mime = metadata && mimeOf[metadata.format]
  if (!metadata || !mime || metadata.autoOrient.width * metadata.autoOrient.height > mostPixels) throw new PictureRefused()
  return { mime, width: metadata.autoOrient.width, height: metadata.autoOrient.height }
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: mostPixels }).metadata()
}
