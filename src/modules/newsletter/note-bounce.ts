import type { Ctx } from '#modules/context.ts'

/** Mail no longer reaches an address: it gets no letters until its person asks for them again. */
export async function noteBounce({ db, clock }: Pick<Ctx, 'db' | 'clock'>, email: string): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'bounced', bounced_at: clock.now() })
    .where('email', '=', email.toLowerCase())
    .where('status', 'in', ['pending', 'confirmed'])
    .execute()
}
