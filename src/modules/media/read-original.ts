import type { Ctx } from '#modules/context.ts'

/** Returns a stored image unchanged; undefined for an unknown key. Skips the image queue, since nothing is decoded. */
export async function readOriginal(
  { db, files }: Pick<Ctx, 'db' | 'files'>,
  key: string,
): Promise<{ bytes: Uint8Array; mime: string } | undefined> {
  const row = await db.selectFrom('pictures').select(['file_key', 'mime']).where('key', '=', key).executeTakeFirst()
  const bytes = row && (await files.find(row.file_key))
  return bytes && { bytes, mime: row.mime }
}
