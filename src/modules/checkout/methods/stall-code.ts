import type { Ctx } from '#modules/context.ts'

/** Returns the first code that shoppers can pay with now; null when none is set up. */
export async function findStallCode({ db }: Pick<Ctx, 'db'>): Promise<{ duitnow: string | null }> {
  const method = await db
    .selectFrom('payment_methods')
    .select('duitnow_payload')
    .where('is_active', '=', true)
    .where('duitnow_payload', 'is not', null)
    .orderBy('display_order')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { duitnow: method?.duitnow_payload ?? null }
}
