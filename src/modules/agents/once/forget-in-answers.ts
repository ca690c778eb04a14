import { sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'

const personal = sql`answer ?| array['buyer', 'fulfillment']`
const remove = sql`update agent_answers set answer = answer - 'buyer' - 'fulfillment'`

/** Deletes buyer and place from the stored answers about a checkout that is over. */
export async function forgetInAnswers({ db }: Pick<Ctx, 'db'>, checkoutId: string): Promise<void> {
  await sql`${remove} where ${personal} and answer ->> 'id' = ${checkoutId}`.execute(db)
}

/** The same for every checkout that expired or was deleted. */
export async function forgetClosedInAnswers({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await sql`
    ${remove} where ${personal} and not exists (
      select from agent_checkouts c
      where c.id = answer ->> 'id' and c.expires_at > ${clock.now()} and c.completed_at is null and c.canceled_at is null
    )`.execute(db)
}

/** The same for a buyer's email, of every platform. */
export async function forgetEmailInAnswers({ db }: Pick<Ctx, 'db'>, email: string): Promise<void> {
  await sql`${remove} where ${personal} and lower(answer #>> '{buyer,email}') = lower(${email})`.execute(db)
}
