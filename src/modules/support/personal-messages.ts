import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

type Person = { accountId: string; email: string }

/** What the person wrote to the shop, signed in or from the same address. */
export async function listMessagesOf({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person) {
  const [messages, preorders] = await Promise.all([
    db
      .selectFrom('contact_messages')
      .selectAll()
      .where((eb) => eb.or([eb('account_id', '=', accountId), eb(sql<string>`lower(email)`, '=', email)]))
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('preorder_requests')
      .selectAll()
      .where((eb) => eb.or([eb('account_id', '=', accountId), eb(sql<string>`lower(email)`, '=', email)]))
      .orderBy('created_at')
      .execute(),
  ])
  return { messages, preorders }
}

/** Messages are no books: they go with the account. */
export async function forgetMessagesOf({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb(sql<string>`lower(email)`, '=', email)]))
    .execute()
  await db
    .deleteFrom('preorder_requests')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb(sql<string>`lower(email)`, '=', email)]))
    .execute()
}
