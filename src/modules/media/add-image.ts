import { createHash } from 'node:crypto'
import { type Measured, measureImage, TooManyPixels } from '#kit/images/open-image.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'

export type StoredImage = { key: string; file_key: string; mime: string; width: number; height: number }

/** Stores an original under the hash of its content, so equal images are stored once. Throws picture_refused, picture_too_many_pixels. */
export async function addImage(ctx: Pick<Ctx, 'db' | 'files'>, bytes: Uint8Array): Promise<StoredImage> {
  const image = await storeOriginal(ctx.files, bytes)
  await ctx.db
    .insertInto('pictures')
    .values(image)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return image
}

/** Stores only the file, for bulk imports that insert their rows in one statement. */
export async function storeOriginal(files: Ctx['files'], bytes: Uint8Array): Promise<StoredImage> {
  const { kind: mime, width, height } = await measure(bytes)
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const file_key = `pictures/${key}`
  await files.put(file_key, bytes, mime)
  return { key, file_key, mime, width, height }
}

/** SVG does not count as an image here, because it can contain scripts. */
async function measure(bytes: Uint8Array): Promise<Measured> {
  return measureImage(bytes).catch((error: unknown) => {
    refuse(error instanceof TooManyPixels ? 'picture_too_many_pixels' : 'picture_refused')
  })
}
