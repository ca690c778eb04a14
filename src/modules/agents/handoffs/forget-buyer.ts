import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import type { Person } from '#modules/module.ts'
import { forgetEmailInAnswers } from '../once/forget-in-answers.ts'

/** Deletes what open checkouts and stored answers hold of somebody whose account closes. */
export async function forgetBuyer(ctx: Ctx, { email }: Person): Promise<void> {
  await ctx.db
    .updateTable('agent_checkouts')
    .set({ buyer: null, delivery: null, wants_letters: false })
    .where(sql<boolean>`lower(buyer->>'email') = lower(${email})`)
    .execute()
  await forgetEmailInAnswers(ctx, email)
}
