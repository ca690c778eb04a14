import { sql } from 'kysely'
import type { SubscriberImport } from '#contract/subscribers.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { noteMarketingWanted } from '#modules/identity/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { type Address, readAddresses, type Skipped } from './read-addresses.ts'

/** More are not worth reading; all are counted. */
const mostTold = 1000
const batchSize = 1000

type Importing = { file: Blob; consentFrom: string }

/** Adds addresses that agreed elsewhere; who left or bounced stays away. Opens one transaction. Throws SubscriberFileRefused. */
export async function importSubscribers(ctx: Ctx, { file, consentFrom }: Importing): Promise<SubscriberImport> {
  const { addresses, skipped } = await readAddresses(file)
  const imported = await inTransaction(ctx, async (inside) => {
    let count = 0
    for (let start = 0; start < addresses.length; start += batchSize) {
      const batch = addresses.slice(start, start + batchSize)
      const added = await addBatch(inside, batch, consentFrom)
      await noteMarketingWanted(inside, added)
      count += added.length
      skipped.push(...(await whyNot(inside, batch, new Set(added))))
    }
    await recordChange(inside, {
      action: 'subscriber.import',
      entity: 'subscriber',
      entityId: newId(),
      entityName: consentFrom,
      after: { imported: count, skipped: skipped.length },
    })
    return count
  })
  return { imported, skipped: present(ctx, skipped), skipped_count: skipped.length }
}

/** The addresses that are on the list now and were not before. */
async function addBatch({ db, clock }: Ctx, batch: readonly Address[], consentFrom: string): Promise<string[]> {
  const now = clock.now()
  const { rows } = await sql<{ email: string }>`
    insert into newsletter_subscribers as s (id, email, language, source, status, created_at, confirmed_at, consent_from)
    select id, email, language, 'import', 'confirmed', ${now}, ${now}, ${consentFrom}
    from unnest(${batch.map(() => newId())}::uuid[], ${batch.map(({ email }) => email)}::text[], ${batch.map(({ language }) => language)}::text[])
      as given (id, email, language)
    order by email
    on conflict (email) do update
      set status = 'confirmed', source = 'import', confirmed_at = excluded.confirmed_at, consent_from = excluded.consent_from,
        language = excluded.language
      where s.status = 'pending'
    returning email`.execute(db)
  return rows.map(({ email }) => email)
}

async function whyNot({ db }: Ctx, batch: readonly Address[], added: ReadonlySet<string>): Promise<Skipped[]> {
  const left = batch.filter(({ email }) => !added.has(email))
  if (left.length === 0) return []
  const known = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'status'])
    .where(
      'email',
      'in',
      left.map(({ email }) => email),
    )
    .execute()
  const statuses = new Map(known.map(({ email, status }) => [email, status]))
  return left.map(({ row, email }) => {
    const status = statuses.get(email)
    return { row, code: status === 'unsubscribed' || status === 'bounced' ? status : 'already_subscribed' }
  })
}

function present(ctx: Ctx, skipped: readonly Skipped[]): SubscriberImport['skipped'] {
  const t = serverTranslator('replies', ctx.language)
  return skipped
    .toSorted((a, b) => a.row - b.row)
    .slice(0, mostTold)
    .map(({ row, code }) => ({ row, code, error: t(`newsletter.skipped.${code}`) }))
}
