import type { Ctx } from '#modules/context.ts'
import { isOnLadder, type ImageFormat, type Rendition, renditionFile } from './image-widths.ts'
import { renderImage } from './image-rendering.ts'

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
