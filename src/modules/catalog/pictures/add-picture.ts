import { createHash } from 'node:crypto'
import { type Measured, measurePicture } from '#kit/pictures/open-picture.ts'
import type { Ctx } from '#modules/context.ts'
import { PictureRefused } from '../catalog-errors.ts'

export type Picture = { key: string; file_key: string; mime: string; width: number; height: number }

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
  const { kind: mime, width, height } = await measure(bytes)
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const file_key = `pictures/${key}`
  await files.put(file_key, bytes, mime)
  return { key, file_key, mime, width, height }
}

/** SVG is not a picture here, because it can carry scripts. */
async function measure(bytes: Uint8Array): Promise<Measured> {
  return measurePicture(bytes).catch(() => Promise.reject(new PictureRefused()))
}
