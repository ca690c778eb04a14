import type { Ctx } from '#modules/context.ts'
import type { Person } from '#modules/module.ts'

/** Returns a person's views for the data export. */
export function listViewsOf({ db }: Ctx, { accountId }: Person) {
  return db.selectFrom('saved_views').select(['list', 'name', 'query', 'created_at']).where('account_id', '=', accountId).execute()
}

export async function forgetViewsOf({ db }: Ctx, { accountId }: Person): Promise<void> {
  await db.deleteFrom('saved_views').where('account_id', '=', accountId).execute()
}
