import { sql } from 'kysely'
import type { Subscriber, subscriberSources, subscriberStatuses } from '#contract/subscribers.ts'
import { type Language, knownLanguage } from '#contract/languages.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { endOfDay, startOfDay } from '#contract/rules/shop-time.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import type { Database } from '#kit/database/database.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { csvAnswer } from '#modules/csv-answer.ts'
import { serverTranslator } from '#modules/server-translator.ts'

type Filter = {
  q?: string | undefined
  status?: (typeof subscriberStatuses)[number] | undefined
  language?: Language | undefined
  source?: (typeof subscriberSources)[number] | undefined
  from?: string | undefined
  to?: string | undefined
}
type Sorting = { sort: SortOf<'subscribers'>; order: 'asc' | 'desc' }

const sortable = {
  created_at: 's.created_at',
  // Sorts unconfirmed addresses after confirmed ones in descending order, not before them.
  confirmed_at: sql`coalesce(s.confirmed_at, '-infinity')`,
  email: 's.email',
}

export async function listSubscribers(ctx: Pick<Ctx, 'db'>, search: Filter & Sorting & { page: number; limit: number }) {
  const matching = matchingSubscribers(ctx.db, search)
  const [rows, total] = await Promise.all([onPage(matching, search).execute(), countUpTo(ctx.db, matching, mostCounted)])
  return { subscribers: rows.map(presentSubscriber), total, page: search.page, limit: search.limit }
}

export function exportSubscribers(ctx: Ctx, search: Filter & Sorting) {
  const t = serverTranslator('files', ctx.language)
  return csvAnswer(ctx, {
    name: 'subscribers',
    query: matchingSubscribers(ctx.db, search),
    columns: [
      // Column names that the import reads, so not translated.
      ['email', (row) => row.email],
      ['language', (row) => row.language],
      [t('subscribers.status'), (row) => t(`subscribers.statuses.${row.status}`)],
      [t('subscribers.source'), (row) => t(`subscribers.sources.${row.source}`)],
      [t('subscribers.consentFrom'), (row) => row.consent_from],
      [t('subscribers.asked'), (row) => row.created_at.toISOString()],
      [t('subscribers.confirmed'), (row) => row.confirmed_at?.toISOString() ?? null],
      [t('subscribers.left'), (row) => (row.unsubscribed_at ?? row.bounced_at)?.toISOString() ?? null],
    ],
  })
}

function matchingSubscribers(db: Database, { q, status, language, source, from, to, ...sorting }: Filter & Sorting) {
  const matching = db
    .selectFrom('newsletter_subscribers as s')
    .select(['s.id', 's.email', 's.language', 's.source', 's.consent_from', 's.created_at', 's.confirmed_at', 's.unsubscribed_at'])
    .select(['s.bounced_at', sql<Subscriber['status']>`s.status`.as('status')])
    .$narrowType<{ source: Subscriber['source'] }>()
    .$if(Boolean(q), (query) => query.where(holdsWords(sql`s.email`, q ?? '')))
    .$if(status !== undefined, (query) => query.where('s.status', '=', status ?? null))
    .$if(language !== undefined, (query) => query.where('s.language', '=', language ?? null))
    .$if(source !== undefined, (query) => query.where('s.source', '=', source ?? null))
    .$if(from !== undefined, (query) => query.where('s.created_at', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('s.created_at', '<', endOfDay(to ?? '')))
  return sortedBy(matching, sorting, sortable, 's.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof matchingSubscribers>['executeTakeFirstOrThrow']>>

function presentSubscriber({ id, email, language, status, source, consent_from, ...at }: Row): Subscriber {
  return {
    id,
    email,
    language: knownLanguage(language),
    status,
    source,
    consent_from,
    created_at: at.created_at.toISOString(),
    confirmed_at: at.confirmed_at?.toISOString() ?? null,
    unsubscribed_at: at.unsubscribed_at?.toISOString() ?? null,
    bounced_at: at.bounced_at?.toISOString() ?? null,
  }
}
