import type { Ctx } from '#modules/context.ts'

export async function noteLeaving({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { letterId }: { letterId: string }): Promise<void> {
  await db
    .updateTable('letter_sends')
    // Unsubscribing through a letter proves that it arrived.
    .set((eb) => ({ unsubscribed_at: clock.now(), sent_at: eb.fn.coalesce('sent_at', 'unknown_at'), unknown_at: null }))
    .where('id', '=', letterId)
    .where('unsubscribed_at', 'is', null)
    .execute()
}
