import type { ShownReview, StaffReview } from '#contract/reviews.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { ReviewStatus } from '#contract/rules/review-rules.ts'
import { soughtOrderNumber } from '#contract/rules/sought-order-number.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#modules/context.ts'
import type { Waiting } from '#modules/module.ts'
import { reviewColumns, type ReviewRow } from './review-store.ts'

/** Newest first. */
export async function listShownReviews(ctx: Pick<Ctx, 'db' | 'uses'>, asked: { id: string; page: number; limit: number }) {
  ctx.uses.add(`product:${asked.id}`)
  const shown = ctx.db.selectFrom('reviews as r').where('r.product_id', '=', asked.id).where('r.status', '=', 'approved')
  const sorted = shown.select(reviewColumns).orderBy('r.created_at', 'desc').orderBy('r.id')
  const [rows, total] = await Promise.all([onPage(sorted, asked).execute(), countUpTo(ctx.db, shown, mostCounted)])
  return { reviews: rows.map(presentShown), total, page: asked.page, limit: asked.limit }
}

type Search = {
  q?: string | undefined
  status?: ReviewStatus | undefined
  stars?: readonly string[] | undefined
  product_id?: string | undefined
  sort: SortOf<'reviews'>
  order: 'asc' | 'desc'
  page: number
  limit: number
}

export async function listReviews(ctx: Pick<Ctx, 'db' | 'language'>, { q, status, stars, product_id, ...search }: Search) {
  const matching = selectForStaff(ctx)
    .$if(status !== undefined, (of) => of.where('r.status', '=', status ?? 'waiting'))
    .$if(product_id !== undefined, (of) => of.where('r.product_id', '=', product_id ?? ''))
    .$if(stars !== undefined && stars.length > 0, (of) => of.where('r.stars', 'in', (stars ?? []).map(Number)))
    .$if(Boolean(q), (of) =>
      of.where(holdsWords(sql`concat_ws(' ', r.author, r.text, o.order_number, p.name, t.name)`, soughtOrderNumber(q ?? ''))),
    )
  const sorted = sortedBy(matching, search, { created_at: 'r.created_at', stars: 'r.stars' }, 'r.id')
  const [rows, total] = await Promise.all([onPage(sorted, search).execute(), countUpTo(ctx.db, matching, mostCounted)])
  return { reviews: rows.map(presentForStaff), total, page: search.page, limit: search.limit }
}

/** Throws NotFound. */
export async function getReview(ctx: Pick<Ctx, 'db' | 'language'>, id: string): Promise<StaffReview> {
  const row = await selectForStaff(ctx).where('r.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound()
  return presentForStaff(row)
}

export function countWaitingReviews(): RawBuilder<Waiting> {
  return sql`select count(*) as count, min(updated_at) as since from reviews where status = 'waiting'`
}

/** Names the product in the reader's language. */
function selectForStaff({ db, language }: Pick<Ctx, 'db' | 'language'>) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('product_translations as t', (join) => join.onRef('t.product_id', '=', 'p.id').on(sql<boolean>`t.language = ${language}`))
    .select(reviewColumns)
    .select(['o.order_number', 'p.slug'])
    .select(sql<string>`coalesce(nullif(t.name, ''), p.name)`.as('product_name'))
}

function presentShown({ id, author, stars, text, language, created_at, answer, pictures }: ReviewRow): ShownReview {
  return { id, author, stars, text, language, written_at: created_at.toISOString(), answer, pictures }
}

function presentForStaff(row: ReviewRow & { order_number: string; product_name: string; slug: string }): StaffReview {
  const { status, refusal, product_id, product_name, slug, order_number, updated_at } = row
  return {
    ...presentShown(row),
    status,
    refusal,
    product: { id: product_id, name: product_name, slug },
    order_number,
    updated_at: updated_at.toISOString(),
  }
}
