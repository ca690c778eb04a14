import { z } from 'zod'
import type { Product } from '#contract/catalog.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import { money, toSen } from '#contract/rules/money.ts'
import { findNamed } from '../catalog/find-named.ts'
import { findProducts } from '../catalog/search-catalog.ts'
import type { Unit } from '../catalog/units-of.ts'
import { language, plainTool, type ToolAsk, ToolRefusal } from './plain-tool.ts'

const mostProducts = 10
const longestQuery = 100
const reading = { readOnlyHint: true, idempotentHint: true }
const price = z.number().describe('In Malaysian ringgit.')

export const searchCatalogTool = plainTool({
  name: 'search_catalog',
  description: 'Searches the products of the shop by words, category and highest price. Returns ten at most, the best first.',
  input: z.object({
    query: z.string().max(500).describe('Words in English, Russian or Kazakh. May be empty beside a category or a price.'),
    category: z.string().max(100).optional().describe('The slug of a category.'),
    max_price: z.number().min(0).max(1_000_000).optional().describe('The highest price, in Malaysian ringgit.'),
    language,
  }),
  output: z.object({
    products: z.array(
      z.object({ id: z.string(), title: z.string(), url: z.string(), price, currency: z.literal('MYR'), available: z.boolean() }),
    ),
  }),
  annotations: reading,
  async act(ask, { query, category, max_price: most }) {
    const words = query.trim().slice(0, longestQuery)
    if (words === '' && category === undefined && most === undefined) throw new ToolRefusal('Give a query, a category or a highest price.')
    const found = await findProducts(ask.ctx, words, {
      ...(category !== undefined && { categories: [category] }),
      ...(most !== undefined && { price: { max: toSen(money(most)) } }),
    })
    const products = found.slice(0, mostProducts).map(({ product, unit }) => ({
      id: product.id,
      title: agentText(product.translation.name),
      url: addressOf(ask, product),
      price: unit.price,
      currency: 'MYR' as const,
      available: isAvailable(unit),
    }))
    return { products }
  },
})

export const getProductTool = plainTool({
  name: 'get_product',
  description: 'Shows one product with everything of it that can be bought. The id of a unit is what a cart link takes.',
  input: z.object({ id: z.string().min(1).max(300).describe('The id of a product or unit, or the slug of a product.'), language }),
  output: z.object({
    product: z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      url: z.string(),
      units: z.array(z.object({ id: z.string(), title: z.string(), price, list_price: price.optional(), available: z.boolean() })),
    }),
  }),
  annotations: reading,
  async act(ask, { id }) {
    const [named] = await findNamed(ask.ctx, [id])
    if (!named) throw new ToolRefusal('There is no product with this id.')
    const { product, units } = named
    const { name, description } = product.translation
    return {
      product: {
        id: product.id,
        title: agentText(name),
        description: agentText(description),
        url: addressOf(ask, product),
        units: units.map((unit) => ({
          id: unit.name,
          title: unit.title,
          price: unit.price,
          ...(unit.listPrice !== null && { list_price: unit.listPrice }),
          available: isAvailable(unit),
        })),
      },
    }
  },
})

function addressOf({ ctx, shop: { publicUrl } }: ToolAsk, { slug }: Product): string {
  return publicUrl + pageIn(ctx.language, pages.product(slug))
}

function isAvailable({ status }: Unit): boolean {
  return status !== 'out_of_stock'
}
