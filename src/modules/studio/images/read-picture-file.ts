import { loadSharp } from '#kit/images/load-sharp.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'

export const widths = ['320', '640', '1280'] as const

/** Returns a picture for review, whole or scaled down. Throws NotFound, TooBusy. */
export async function readPictureFile(
  ctx: Ctx,
  {
    sessionId,
    imageId,
    width,
    ifNoneMatch,
  }: { sessionId: string; imageId: string; width: string | undefined; ifNoneMatch: string | undefined },
): Promise<Response> {
  if (!isId(sessionId) || !isId(imageId) || (width !== undefined && !widths.some((one) => one === width))) throw new NotFound()
  const image = await ctx.db
    .selectFrom('studio_images')
    .select(['file_key', 'mime'])
    .where('id', '=', imageId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (!image?.file_key || !image.mime) throw new NotFound()
  // The key changes when the picture is made again.
  const etag = `"${image.file_key.split('/').at(-1) ?? ''}-${width ?? 'whole'}"`
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' }
  if (ifNoneMatch === etag) return new Response(null, { status: 304, headers })
  const bytes = await ctx.files.find(image.file_key)
  if (!bytes) throw new NotFound()
  if (width === undefined) return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-type': image.mime } })
  const smaller = await ctx.imageQueue.run(async () => {
    const sharp = await loadSharp()
    return sharp(bytes)
      .resize({ width: Number(width), withoutEnlargement: true })
      .webp({ quality: 86, effort: 2 })
      .toBuffer()
  })
  return new Response(new Uint8Array(smaller), { headers: { ...headers, 'content-type': 'image/webp' } })
}
