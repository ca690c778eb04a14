import type { KeptKind } from '#kit/read-cache.ts'
import type { Uses } from '#modules/cache-tags.ts'
import type { Ctx } from '#modules/context.ts'
import type { ListingFilter } from './listing-filter.ts'
import { type CountedListings, countListings, type ListedIds, type ListingOrder, type PageOf, readListedIds } from './product-listing.ts'

type Reading = Pick<Ctx, 'db' | 'uses' | 'kept'>

const keptCounts: KeptKind<CountedListings> = { most: 1000 }
const keptIds: KeptKind<ListedIds> = { most: 1000 }

/** The cache key omits order, page and language, since they do not change the counts. */
export function countsOf(ctx: Reading, filter: ListingFilter): Promise<CountedListings> {
  const read = async (uses: Uses) => {
    const counts = await countListings(ctx.db, filter)
    noteListing(uses, filter, counts.categoryId)
    return counts
  }
  return ctx.kept ? ctx.kept.read(keptCounts, JSON.stringify(filter), ctx.uses, read) : read(ctx.uses)
}

/** The cache key includes the language only for lists sorted by name. */
export async function idsOf(ctx: Reading, filter: ListingFilter, order: ListingOrder, page: PageOf): Promise<string[]> {
  const read = async (uses: Uses) => {
    const listed = await readListedIds(ctx.db, filter, order, page)
    noteListing(uses, filter, listed.categoryId)
    if (order.sort === 'updated_at') uses.add('every-product')
    return listed
  }
  const language = order.sort === 'name' ? order.language : ''
  const key = JSON.stringify([filter, order.sort, order.direction, page.limit, page.page, language])
  return (await (ctx.kept ? ctx.kept.read(keptIds, key, ctx.uses, read) : read(ctx.uses))).ids
}

/** With a filter, any change of a listing can change the counts of other categories. */
function noteListing(uses: Uses, { matching, priceBands, colors, availability, sizes }: ListingFilter, categoryId: string | null): void {
  uses.add('categories')
  const isFiltered = [priceBands, colors, availability, sizes].some((chosen) => chosen.length > 0)
  if (!categoryId || matching !== undefined || isFiltered) uses.add('listing')
  else {
    uses.add(`listing:${categoryId}`)
    uses.add('assortment')
  }
  if (matching !== undefined) uses.add('search')
}
