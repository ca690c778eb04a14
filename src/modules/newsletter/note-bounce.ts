import type { Ctx } from '#modules/context.ts'

/** Stops letters to an address that mail can't reach, until its owner subscribes again. */
export async function noteBounce({ db, clock }: Pick<Ctx, 'db' | 'clock'>, email: string): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'bounced', bounced_at: clock.now() })
    .where('email', '=', email.toLowerCase())
    .where('status', 'in', ['pending', 'confirmed'])
    .execute()
}
