import { type Ctx, inTransaction } from '#modules/context.ts'
import { returnPictures } from './return-pictures.ts'

/** The period that the privacy notice states (content/first-pages). */
const keptDays = 365
const dayMs = 24 * 3_600_000

/** Deletes texts and pictures a year after the end. Goods and refund stay in the books. Runs every night. */
export async function forgetOldReturns(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async ({ db, clock, jobs }) => {
    const ended = await db
      .selectFrom('order_returns')
      .select('id')
      .where('status', 'in', ['settled', 'refused', 'withdrawn'])
      .where('updated_at', '<', new Date(clock.now().getTime() - keptDays * dayMs))
      .execute()
    if (ended.length === 0) return
    const ids = ended.map(({ id }) => id)
    await returnPictures.drop({ db, jobs }, await db.deleteFrom('return_pictures').where('return_id', 'in', ids).returning('id').execute())
    await db.updateTable('order_returns').set({ text: '' }).where('id', 'in', ids).where('text', '!=', '').execute()
  })
}
