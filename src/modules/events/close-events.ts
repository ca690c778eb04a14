import type { Ctx } from '#modules/context.ts'

/** Marks events that are over; the write makes cached pages move them among the past ones. Returns how many there were. */
export async function closeEvents({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('events')
    .set({ closed_at: now })
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
