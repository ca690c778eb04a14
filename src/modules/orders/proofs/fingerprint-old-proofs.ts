import type { Ctx } from '#modules/context.ts'
import { fingerprintOf } from './fingerprint.ts'

const atOnce = 50

/** A missing or unreadable file gets an empty fingerprint, so it is not tried every night. */
export async function fingerprintOldProofs(ctx: Pick<Ctx, 'db' | 'files' | 'imageQueue'>): Promise<void> {
  for (;;) {
    const rows = await ctx.db
      .selectFrom('payment_proofs')
      .select(['id', 'file_key', 'mime'])
      .where('file_hash', 'is', null)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, file_key, mime } of rows) {
      const bytes = await ctx.files.find(file_key)
      const fingerprint = bytes && (await ctx.imageQueue.run(() => fingerprintOf(bytes, mime)).catch(() => undefined))
      const unreadable = { file_hash: Buffer.alloc(0), picture_hash: null, picture_bands: null }
      await ctx.db
        .updateTable('payment_proofs')
        .set(fingerprint ?? unreadable)
        .where('id', '=', id)
        .execute()
    }
    if (rows.length < atOnce) return
  }
}
