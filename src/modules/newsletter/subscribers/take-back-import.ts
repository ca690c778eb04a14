import { sql } from 'kysely'
import type { PastImport, TakenBackImport } from '#contract/subscribers.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { noteMarketingChoice } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'

const mostListed = 10
/** Most retained addresses in the answer; all are counted. */
const mostNamed = 100

/** Newest first. */
export async function listImports({ db }: Pick<Ctx, 'db'>): Promise<PastImport[]> {
  const { rows } = await sql<{ id: string; consent_from: string; imported_at: Date; left: number }>`
    select import_id as id, min(consent_from) as consent_from, min(confirmed_at) as imported_at, count(*) filter (where status = 'confirmed')::int as "left"
    from newsletter_subscribers where import_id is not null group by import_id order by min(confirmed_at) desc, import_id limit ${mostListed}`.execute(
    db,
  )
  return rows.map(({ imported_at, ...row }) => ({ ...row, imported_at: imported_at.toISOString() }))
}

/** Addresses that have since got a letter, left or bounced stay and are listed. Needs a transaction. Throws import_not_found. */
export async function takeBackImport(ctx: Ctx, importId: string): Promise<TakenBackImport> {
  const { rows: brought } = await sql<{ id: string; email: string; consent_from: string; is_untouched: boolean }>`
    select s.id, s.email, s.consent_from, s.status = 'confirmed' and s.source = 'import'
      and not exists (select from letter_sends l where l.email = s.email and l.created_at >= s.confirmed_at) as is_untouched
    from newsletter_subscribers s where s.import_id = ${importId}::uuid order by s.id for update of s`.execute(ctx.db)
  const [first] = brought
  if (first === undefined) refuse('import_not_found')
  const removed = brought.filter(({ is_untouched }) => is_untouched)
  const kept = brought.filter(({ is_untouched }) => !is_untouched).map(({ email }) => email)
  await sql`delete from newsletter_subscribers where id = any(${removed.map(({ id }) => id)}::uuid[])`.execute(ctx.db)
  for (const { email } of removed) await noteMarketingChoice(ctx, { email, isWanted: false })
  await recordChange(ctx, {
    action: 'subscriber.take_back_import',
    entity: 'subscriber',
    entityId: importId,
    entityName: first.consent_from,
    after: { removed: removed.length, kept: kept.length },
  })
  return { removed: removed.length, kept: kept.slice(0, mostNamed), kept_count: kept.length }
}
