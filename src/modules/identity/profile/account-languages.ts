import { knownLanguage, type Language } from '#contract/languages.ts'
import type { Ctx } from '#modules/context.ts'

/** Returns the account languages of those addresses that are confirmed. Keys are in lower case. */
export async function findAccountLanguages({ db }: Pick<Ctx, 'db'>, emails: readonly string[]): Promise<ReadonlyMap<string, Language>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.id')
    .select(['u.email', 'p.language'])
    .where('u.email', 'in', emails)
    .where('u.email_verified', '=', true)
    .where('p.closed_at', 'is', null)
    .execute()
  return new Map(rows.map(({ email, language }) => [email, knownLanguage(language)]))
}
