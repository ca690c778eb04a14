import type { Ctx } from '#modules/context.ts'

/** A stored image as it was given; undefined for an unknown key. Without a turn of the queue: nothing is decoded. */
export async function readOriginal(
  { db, files }: Pick<Ctx, 'db' | 'files'>,
  key: string,
): Promise<{ bytes: Uint8Array; mime: string } | undefined> {
  const row = await db.selectFrom('pictures').select(['file_key', 'mime']).where('key', '=', key).executeTakeFirst()
  const bytes = row && (await files.find(row.file_key))
  return bytes && { bytes, mime: row.mime }
}
