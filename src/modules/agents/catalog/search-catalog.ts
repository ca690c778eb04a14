import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Product, productQuery } from '#contract/catalog.ts'
import { toSen } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { listProducts } from '#modules/catalog/index.ts'
import type { UcpAsk } from '../door/ucp-ask.ts'
import type { Answer } from '../outcome.ts'
import { invalidRequest, Refusal } from '../refusal.ts'
import { eligibilityMessages, isForEverybody, messagesOf, ucpOf } from './catalog-answer.ts'
import { presentProduct } from './present-product.ts'
import { type Unit, unitsOf } from './units-of.ts'

const usualLimit = 10
const mostAtOnce = 50
/** Products of one answer that are looked at, for filters that the shop's own search does not have. */
const mostLookedAt = 500

const amount = z.int().min(0)
export const filters = z.looseObject({
  categories: z.array(z.string().max(100)).max(50).optional(),
  price: z.looseObject({ min: amount.optional(), max: amount.optional() }).optional(),
})
export const searchInput = z.looseObject({
  query: z.string().max(500).optional(),
  filters: filters.optional(),
  pagination: z.looseObject({ limit: z.int().min(1).optional(), cursor: z.string().max(200).optional() }).optional(),
})
type Filters = z.infer<typeof filters>

/** POST /catalog/search: the shop's own search, one unit of each product. Throws a Refusal (400). */
export async function searchCatalog(ask: UcpAsk): Promise<Answer> {
  const asked = searchInput.safeParse(ask.body)
  if (!asked.success) throw invalidRequest(`Invalid: ${asked.error.issues.map(({ path }) => path.join('.')).join(', ')}.`)
  const { query = '', filters: wanted = {}, pagination = {} } = asked.data
  const words = query.trim().slice(0, 100)
  const hasFilter = wanted.categories !== undefined || wanted.price?.min !== undefined || wanted.price?.max !== undefined
  if (words === '' && !hasFilter) throw invalidRequest('Give a query or filters.')
  const limit = Math.min(pagination.limit ?? usualLimit, mostAtOnce)
  const sought = fingerprint([words, wanted, ask.ctx.language])
  const from = pagination.cursor === undefined ? 0 : placeIn(pagination.cursor, sought)
  const found = await findProducts(ask.ctx, words, wanted)
  const next = from + limit
  const { publicUrl } = ask.shop
  const products = found.slice(from, next).map(({ product, unit }) => presentProduct({ ctx: ask.ctx, publicUrl }, product, [unit]))
  const hasMore = next < found.length
  return {
    status: 200,
    body: {
      ucp: ucpOf(ask, 'dev.ucp.shopping.catalog.search'),
      products,
      pagination: { has_next_page: hasMore, ...(hasMore && { cursor: `${next}.${sought}` }), total_count: found.length },
      ...messagesOf(eligibilityMessages(ask)),
    },
  }
}

type Found = { product: Product; unit: Unit }

/** Finds the products that everybody can buy, each with the unit that it is shown by. Bounds of the price are in sen. */
export async function findProducts(ctx: Ctx, words: string, { categories = [], price }: Filters): Promise<Found[]> {
  const found = new Map<string, Product>()
  for (const category of categories.length > 0 ? categories : [undefined]) {
    const query = productQuery.parse({ ...(words !== '' && { q: words }), ...(category !== undefined && { category }) })
    const { products } = await listProducts(ctx, { ...query, limit: mostLookedAt })
    for (const product of products) found.set(product.id, product)
  }
  const products = [...found.values()].filter((product) => isForEverybody(ctx, product))
  return products.flatMap((product) => {
    const unit = featured(unitsOf(ctx, product).filter((one) => fits(one, price)))
    return unit ? [{ product, unit }] : []
  })
}

/** Whether a unit's price is within bounds in sen. */
export function fits(unit: Unit, bounds: Filters['price']): boolean {
  const sen = toSen(unit.price)
  return sen >= (bounds?.min ?? 0) && sen <= (bounds?.max ?? Number.MAX_SAFE_INTEGER)
}

/** Returns the unit that a product is shown by: the first that can be had. */
export function featured(units: readonly Unit[]): Unit | undefined {
  return units.find(({ status }) => status !== 'out_of_stock') ?? units[0]
}

function fingerprint(sought: unknown): string {
  return createHash('sha256').update(JSON.stringify(sought)).digest('base64url').slice(0, 16)
}

function placeIn(cursor: string, sought: string): number {
  const place = /^(\d{1,6})\./.exec(cursor)?.[1]
  if (place === undefined || cursor !== `${place}.${sought}`)
    throw new Refusal(400, 'invalid_cursor', 'This cursor belongs to another search.')
  return Number(place)
}
