import type { Ctx } from '#modules/context.ts'

/** Returns which of these accounts are closed, for data written after the fact. The others can't be closed until the transaction ends. */
export async function findClosedAccounts({ db }: Pick<Ctx, 'db'>, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  await db.selectFrom('users').select('id').where('id', 'in', accountIds).orderBy('id').forKeyShare().execute()
  const closed = await db.selectFrom('profiles').select('id').where('id', 'in', accountIds).where('closed_at', 'is not', null).execute()
  return new Set(closed.map(({ id }) => id))
}
