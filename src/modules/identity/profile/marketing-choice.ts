import type { Ctx } from '#modules/context.ts'
import type { MarketingChoice } from '../identity-events.ts'

export async function noteMarketingChoice(
  { db }: Pick<Ctx, 'db'>,
  { email, isWanted }: Pick<MarketingChoice, 'email' | 'isWanted'>,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ marketing_emails: isWanted })
    .where('id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email).where('email_verified', '=', true))
    .where('marketing_emails', '<>', isWanted)
    .where('closed_at', 'is', null)
    .execute()
}

export async function noteMarketingWanted({ db }: Pick<Ctx, 'db'>, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  await db
    .updateTable('profiles')
    .set({ marketing_emails: true })
    .where('id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', 'in', emails).where('email_verified', '=', true))
    .where('marketing_emails', '=', false)
    .where('closed_at', 'is', null)
    .execute()
}
