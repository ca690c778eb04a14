import type { Ctx } from '#modules/context.ts'
import { selectAccountNames } from '../account-store.ts'

/** By account id. Checks no permission. */
export async function listAccountNames({ db }: Pick<Ctx, 'db'>, accountIds: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(accountIds)]
  if (ids.length === 0) return new Map()
  const rows = await selectAccountNames(db, ids)
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
