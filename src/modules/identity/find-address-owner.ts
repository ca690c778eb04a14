import type { Ctx } from '#modules/context.ts'

/** Returns the account with this confirmed address. Waits for a confirmation in progress; later ones wait for the caller's transaction. */
export async function findAddressOwner({ db }: Pick<Ctx, 'db'>, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email_verified'])
    .where('email', '=', email.trim().toLowerCase())
    .forKeyShare()
    .executeTakeFirst()
  return row?.email_verified ? row.id : undefined
}
