import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import type { Person } from '#modules/module.ts'

/** Deletes what open checkouts hold of somebody whose account closes. */
export async function forgetBuyer({ db }: Ctx, { email }: Person): Promise<void> {
  await db
    .updateTable('agent_checkouts')
    .set({ buyer: null, delivery: null, wants_letters: false })
    .where(sql<boolean>`lower(buyer->>'email') = lower(${email})`)
    .execute()
}
