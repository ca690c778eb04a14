import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'

type PictureFile = { key: string; bytes: Uint8Array; type: 'image/webp' | 'image/jpeg' }

/** Stores files, then calls `write` to insert their rows; if that fails, deletes the files and rethrows. */
export async function storePictures<Written>(
  ctx: Pick<Ctx, 'files' | 'log'>,
  files: readonly PictureFile[],
  write: () => Promise<Written>,
): Promise<Written> {
  try {
    for (const { key, bytes, type } of files) await ctx.files.put(key, bytes, type)
    return await write()
  } catch (error) {
    for (const { key } of files) await discardPicture(ctx, key)
    throw error
  }
}

/** A file that can't be removed only wastes space. */
export async function discardPicture({ files, log }: Pick<Ctx, 'files' | 'log'>, key: string): Promise<void> {
  await files.remove(key).catch((error: unknown) => log.warn({ err: error }, 'a picture without a row could not be removed'))
}

/** Unlike /images, needs a permission check by the caller first. Throws NotFound if the file is gone. */
export async function answerPicture({ files }: Pick<Ctx, 'files'>, key: string, cacheControl = 'private, no-store'): Promise<Response> {
  const bytes = await files.find(key)
  if (!bytes) throw new NotFound()
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/webp', 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' },
  })
}
