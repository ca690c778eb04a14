import { knownLanguage, type Language } from '#contract/languages.ts'
import type { Person } from '#contract/people.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'
import { lastSeen, selectPeople } from './people-store.ts'
import { presentPerson } from './person-presenter.ts'

export type KnownPerson = Person & { language: Language; marketing_emails: boolean; last_seen: string | null }

/** Throws NotFound for an unknown or closed account. */
export async function getPerson(ctx: Ctx, accountId: string): Promise<KnownPerson> {
  const row = await selectPeople(ctx.db)
    .select(['p.language', 'p.marketing_emails', lastSeen.as('last_seen')])
    .where('p.id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return {
    ...presentPerson(row),
    language: knownLanguage(row.language),
    marketing_emails: row.marketing_emails,
    last_seen: row.last_seen?.toISOString() ?? null,
  }
}
