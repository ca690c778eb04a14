import { sql } from 'kysely'
import type { Discount, DiscountPage } from '#contract/discounts.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import { listProductNames } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { presentDiscount, selectDiscounts, stateOf } from './discount-store.ts'

type Search = {
  q?: string | undefined
  state?: Discount['state'] | undefined
  sort: SortOf<'discounts'>
  order: 'asc' | 'desc'
  page: number
  limit: number
}

const sortable = {
  created_at: 'd.created_at',
  code: 'd.code',
  // Codes without an end come after all others.
  ends_at: sql`coalesce(d.ends_at, 'infinity')`,
  used: sql`used`,
}

/** The contract checks the permission (`who`). */
export async function listDiscounts({ db, clock }: Pick<Ctx, 'db' | 'clock'>, search: Search) {
  const { q, state, page, limit } = search
  const now = clock.now()
  const matching = selectDiscounts(db, now)
    .$if(Boolean(q), (query) => query.where(holdsWords(sql`d.code`, q ?? '')))
    .$if(state !== undefined, (query) => query.where((eb) => sql<boolean>`${stateOf(eb, now)} = ${state}`))
  const [rows, total] = await Promise.all([
    onPage(sortedBy(matching, search, sortable, 'd.id'), search).execute(),
    countUpTo(db, matching, mostCounted),
  ])
  return { discounts: rows.map(presentDiscount), total, page, limit }
}

/** Throws discount_not_found. */
export async function getDiscount({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<Discount> {
  const row = await selectDiscounts(db, clock.now()).where('d.id', '=', id).executeTakeFirst()
  if (!row) refuse('discount_not_found')
  return presentDiscount(row)
}

/** Includes the names of its products. Throws discount_not_found. */
export async function getDiscountPage(ctx: Pick<Ctx, 'db' | 'clock' | 'language'>, id: string): Promise<DiscountPage> {
  const found = await getDiscount(ctx, id)
  return { ...found, products: await listProductNames(ctx, found.product_ids) }
}

export async function findDiscountState({ db, clock }: Pick<Ctx, 'db' | 'clock'>, code: string): Promise<Discount['state'] | undefined> {
  return (await selectDiscounts(db, clock.now()).where('d.code', '=', code.trim().toUpperCase()).executeTakeFirst())?.state
}
