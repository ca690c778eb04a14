import type { Category, Product } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { presentCategory, readCategories } from '../categories/category-store.ts'
import { switchLayout } from './keyboard-layout.ts'
import { presentProduct } from '../products/product-presenter.ts'
import { searchProducts } from './search-store.ts'
import { wordsOf } from './search-terms.ts'
import { foldWord, stemFolded } from './word-folding.ts'

const mostProducts = 5
const mostCategories = 3

/** For the search palette: the best products, and the categories whose name in any language begins with the query. */
export async function searchCatalog(ctx: Ctx, input: { q: string }): Promise<{ products: Product[]; categories: Category[] }> {
  for (const tag of ['search', 'assortment', 'categories'] as const) ctx.uses.add(tag)
  if (wordsOf(input.q).length === 0) return { products: [], categories: [] }
  const [rows, categories] = await Promise.all([searchProducts(ctx, input.q, mostProducts), findCategories(ctx, input.q)])
  return { products: rows.map(presentProduct), categories }
}

/** There are few categories, so all are read and compared here. */
async function findCategories(ctx: Ctx, query: string): Promise<Category[]> {
  const rows = await readCategories(ctx.db, ctx.language, { activeOnly: true })
  const typed = foldedWords(query)
  const switched = foldedWords(switchLayout(query))
  const isFound = (names: string) => {
    const known = foldedWords(names)
    const holds = (asked: string[]) =>
      asked.length > 0 && asked.every((word) => known.some((one) => one.startsWith(word) || stemFolded(one) === stemFolded(word)))
    return holds(typed) || holds(switched)
  }
  return rows
    .filter((row) => isFound(`${row.all_names} ${row.slug}`))
    .slice(0, mostCategories)
    .map(presentCategory)
}

function foldedWords(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => word.split('-'))
    .map(foldWord)
}
