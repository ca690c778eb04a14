import type { Ctx } from '#modules/context.ts'

/** Returns whether the account wants mails about its orders' progress. Necessary mails are sent regardless. */
export async function wantsOrderUpdates({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select(['order_updates', 'email_notifications', 'closed_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  // A closed account's parcel may still be on its way.
  return !row || row.closed_at !== null || (row.order_updates && row.email_notifications)
}
