import { sql } from 'kysely'
import type { AdminEvent, AdminEventPage, EventStatus, eventTimes } from '#contract/admin-events.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import { listProductNames } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { presentAdminEvent, readAdminEvents } from './admin-event-store.ts'

type Search = {
  q?: string | undefined
  status?: EventStatus | undefined
  when?: (typeof eventTimes)[number] | undefined
  sort: SortOf<'events'>
  order: 'asc' | 'desc'
  page: number
  limit: number
}

const sortable = { starts_at: 'e.starts_at', title: 'e.title', updated_at: 'e.updated_at' } as const

/** Includes drafts. */
export async function listAdminEvents({ db, clock }: Pick<Ctx, 'db' | 'clock'>, search: Search) {
  const { q, status, when, page, limit } = search
  const now = clock.now()
  const times = {
    running: sql<boolean>`e.starts_at <= ${now} and e.ends_at > ${now}`,
    coming: sql<boolean>`e.starts_at > ${now}`,
    past: sql<boolean>`e.ends_at <= ${now}`,
  }
  const matching = readAdminEvents(db, now)
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(${holdsWords(sql`e.title || ' ' || e.slug || ' ' || e.venue`, q ?? '')}
          or exists (select from event_translations t where t.event_id = e.id and ${holdsWords(sql`t.title`, q ?? '')}))`,
      ),
    )
    .$if(status !== undefined, (query) => query.where('e.status', '=', status ?? 'draft'))
    .$if(when !== undefined, (query) => query.where(times[when ?? 'past']))
  const [rows, total] = await Promise.all([
    onPage(sortedBy(matching, search, sortable, 'e.id'), search).execute(),
    countUpTo(db, matching, mostCounted),
  ])
  return { events: rows.map((row) => presentAdminEvent(row, now)), total, page, limit }
}

/** Throws event_not_found. */
export async function getAdminEvent({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<AdminEvent> {
  const row = await readAdminEvents(db, clock.now()).where('e.id', '=', id).executeTakeFirst()
  if (!row) refuse('event_not_found')
  return presentAdminEvent(row, clock.now())
}

/** Includes the names of its products, in their order. Throws event_not_found. */
export async function getAdminEventPage(ctx: Pick<Ctx, 'db' | 'clock' | 'language'>, id: string): Promise<AdminEventPage> {
  const event = await getAdminEvent(ctx, id)
  const names = new Map((await listProductNames(ctx, event.product_ids)).map((product) => [product.id, product]))
  return { ...event, products: event.product_ids.flatMap((productId) => names.get(productId) ?? []) }
}
