import { sql } from 'kysely'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import type { Ctx } from '#modules/context.ts'
import { presentProductType, selectProductTypes } from './product-type-store.ts'

type TypeSearch = {
  q?: string | undefined
  sort: SortOf<'productTypes'>
  order: 'asc' | 'desc'
  page: number
  limit: number
}

const sortable = { updated_at: 't.updated_at', name: 't.name', created_at: 't.created_at' }

export async function listProductTypes(ctx: Ctx, search: TypeSearch) {
  const { q, page, limit } = search
  const matching = selectProductTypes(ctx).$if(Boolean(q), (query) => query.where(holdsWords(sql`t.name`, q ?? '')))
  const rows = await onPage(sortedBy(matching, search, sortable, 't.id'), search).execute()
  return { product_types: rows.map(presentProductType), total: await countUpTo(ctx.db, matching, mostCounted), page, limit }
}
