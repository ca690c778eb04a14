import type { Ctx } from '#modules/context.ts'

/**
 * The account whose confirmed address this is. One that is being confirmed at this moment is waited for, and one that is confirmed
 * later waits for the caller's transaction: what is written down as nobody's here is found there.
 */
export async function findAddressOwner({ db }: Pick<Ctx, 'db'>, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email_verified'])
    .where('email', '=', email.trim().toLowerCase())
    .forKeyShare()
    .executeTakeFirst()
  return row?.email_verified ? row.id : undefined
}
