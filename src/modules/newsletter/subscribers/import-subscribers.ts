import { sql } from 'kysely'
import type { SubscriberImport, subscriberStatuses } from '#contract/subscribers.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { findAccountLanguages, noteMarketingWanted } from '#modules/identity/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { type Address, readAddresses, type Skipped } from './read-addresses.ts'

/** Most skipped rows in the answer; all are counted. */
const mostListed = 1000
const batchSize = 1000

type SubscriberStatus = (typeof subscriberStatuses)[number]
type Importing = { file: Blob; consentFrom: string | undefined; isDryRun: boolean }

/**
 * Adds addresses that agreed elsewhere, except unsubscribed or bounced ones. A dry run only counts them. Opens one transaction. Throws
 * subscriber_file_refused, subscriber_file_not_utf8, InvalidInput.
 */
export async function importSubscribers(ctx: Ctx, { file, consentFrom, isDryRun }: Importing): Promise<SubscriberImport> {
  const { addresses, skipped } = await readAddresses(file)
  if (isDryRun) {
    const known = await whyNot(ctx, addresses, new Set())
    const left = [...skipped, ...known]
    return { id: null, imported: addresses.length - known.length, skipped: present(ctx, left), skipped_count: left.length }
  }
  if (consentFrom === undefined) throw new InvalidInput({ consent_from: 'required' })
  const importId = newId()
  const imported = await inTransaction(ctx, async (inside) => {
    let count = 0
    for (let start = 0; start < addresses.length; start += batchSize) {
      const batch = addresses.slice(start, start + batchSize)
      const added = await addBatch(inside, batch, { consentFrom, importId })
      await noteMarketingWanted(inside, added)
      count += added.length
      skipped.push(...(await whyNot(inside, batch, new Set(added))))
    }
    await recordChange(inside, {
      action: 'subscriber.import',
      entity: 'subscriber',
      entityId: importId,
      entityName: consentFrom,
      after: { imported: count, skipped: skipped.length },
    })
    return count
  })
  return { id: imported > 0 ? importId : null, imported, skipped: present(ctx, skipped), skipped_count: skipped.length }
}

/** Returns the newly added addresses. An account's language overrides the file's. */
async function addBatch(
  ctx: Ctx,
  batch: readonly Address[],
  { consentFrom, importId }: { consentFrom: string; importId: string },
): Promise<string[]> {
  const now = ctx.clock.now()
  const chosen = await findAccountLanguages(
    ctx,
    batch.map(({ email }) => email),
  )
  const inLanguage = batch.map(({ email, language }) => chosen.get(email) ?? language)
  const { rows } = await sql<{ email: string }>`
    insert into newsletter_subscribers as s (id, email, language, source, status, created_at, confirmed_at, consent_from, import_id)
    select id, email, language, 'import', 'confirmed', ${now}, ${now}, ${consentFrom}, ${importId}::uuid
    from unnest(${batch.map(() => newId())}::uuid[], ${batch.map(({ email }) => email)}::text[], ${inLanguage}::text[])
      as given (id, email, language)
    order by email
    on conflict (email) do update
      set status = 'confirmed', source = 'import', confirmed_at = excluded.confirmed_at, consent_from = excluded.consent_from,
        language = excluded.language, import_id = excluded.import_id
      where s.status = 'pending'
    returning email`.execute(ctx.db)
  return rows.map(({ email }) => email)
}

/** Returns why addresses were not added: they are already known. Those awaiting confirmation are added. */
async function whyNot({ db }: Pick<Ctx, 'db'>, batch: readonly Address[], added: ReadonlySet<string>): Promise<Skipped[]> {
  const left = batch.filter(({ email }) => !added.has(email))
  if (left.length === 0) return []
  const { rows: known } = await sql<{ email: string; status: SubscriberStatus }>`
    select email, status from newsletter_subscribers where status <> 'pending' and email = any(${left.map(({ email }) => email)}::text[])`.execute(
    db,
  )
  const statuses = new Map(known.map(({ email, status }) => [email, status]))
  return left.flatMap(({ row, email }): Skipped[] => {
    const status = statuses.get(email)
    if (status === undefined) return []
    return [{ row, code: status === 'unsubscribed' || status === 'bounced' ? status : 'already_subscribed' }]
  })
}

function present(ctx: Ctx, skipped: readonly Skipped[]): SubscriberImport['skipped'] {
  const t = serverTranslator('replies', ctx.language)
  return skipped
    .toSorted((a, b) => a.row - b.row)
    .slice(0, mostListed)
    .map(({ row, code }) => ({ row, code, error: t(`newsletter.skipped.${code}`) }))
}
