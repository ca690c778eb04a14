import type { Ctx } from '#modules/context.ts'
import type { MarketingChoice } from '../identity-events.ts'

/** The choice was made by a link in a mail: settings show it too. */
export async function noteMarketingChoice({ db }: Pick<Ctx, 'db'>, { email, isWanted }: MarketingChoice): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ marketing_emails: isWanted })
    .where('id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email).where('email_verified', '=', true))
    .where('marketing_emails', '<>', isWanted)
    .where('closed_at', 'is', null)
    .execute()
}
