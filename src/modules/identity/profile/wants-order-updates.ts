import type { Ctx } from '#modules/context.ts'

/** Whether the account wants mails about the progress of its orders. Necessary mails are sent regardless. */
export async function wantsOrderUpdates({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select(['order_updates', 'email_notifications', 'closed_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  // A closed account's parcel is still on its way to somebody.
  return !row || row.closed_at !== null || (row.order_updates && row.email_notifications)
}
