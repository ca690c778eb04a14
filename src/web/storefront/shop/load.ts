import { data } from 'react-router'
import { packCard } from '#web/commerce/packed-card.ts'
import type { Api, Visit } from '#web/render/page-context.ts'
import { wordsOf } from '#web/browser/messages/catalogue.ts'
import { createAreaWords } from '#contract/messages/words.ts'
import { defaultSort, pageSize, readShopQuery, sortParams } from './shop-query.ts'

/** What no call would take for a category is none. */
const slugShape = /^[a-z0-9-]{1,100}$/

/** One page of the shop. Throws 404 for a category that there is not; a page past the last is empty and 404 too. */
export async function loadShop(api: Api, { language }: Visit, slug: string | undefined, url: URL) {
  if (slug !== undefined && !slugShape.test(slug)) throw data(null, { status: 404 })
  const query = readShopQuery(slug, url.searchParams)
  const [categories, list] = await Promise.all([
    api.catalog.listCategories({ active: 'true' }),
    api.catalog.listProducts({
      ...(slug === undefined ? {} : { category: slug }),
      ...(query.q === '' ? {} : { q: query.q }),
      price: query.price,
      colors: query.colors,
      availability: query.availability,
      ...sortParams(query.sort ?? defaultSort),
      page: query.page,
      limit: pageSize,
    }),
  ])
  const category = categories.find((known) => known.slug === slug)
  if (slug !== undefined && !category) throw data(null, { status: 404 })

  const pageWords = wordsOf(language, ['shop', 'goods'])
  const t = createAreaWords<'goods'>(language, pageWords.words.goods ?? {})
  const view = {
    ...pageWords,
    query,
    total: list.total,
    pageCount: Math.max(1, Math.ceil(list.total / pageSize)),
    facets: list.facets,
    category: category && { slug: category.slug, name: category.name, description: category.description, imageKey: category.image_key },
    categories: categories.map(({ slug: name, name: label }) => ({ slug: name, name: label })),
    products: list.products.map((product) => packCard(product, t, slug)),
  }
  return data(view, { status: query.page > view.pageCount ? 404 : 200 })
}
export type ShopView = Awaited<ReturnType<typeof loadShop>>['data']
