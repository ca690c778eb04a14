import type { Ctx } from '#modules/context.ts'

export type LettersChoice = { email: string; isWanted: boolean }

/** What others do, in the same transaction, when somebody wants or no longer wants marketing letters at their confirmed address. */
export type OnLettersChosen = (ctx: Ctx, choice: LettersChoice) => Promise<void>

/** The choice was made with a letter's link: settings show it too. */
export async function noteLettersChoice({ db }: Pick<Ctx, 'db'>, { email, isWanted }: LettersChoice): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ marketing_emails: isWanted })
    .where('id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email).where('email_verified', '=', true))
    .where('marketing_emails', '<>', isWanted)
    .where('closed_at', 'is', null)
    .execute()
}
