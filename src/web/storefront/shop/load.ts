import { data } from 'react-router'
import { serializeCard } from '#web/commerce/serialized-card.ts'
import type { Api, Visit } from '#web/render/page-context.ts'
import { movedTo } from '#web/render/moved-to.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { pages } from '#contract/pages.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { defaultSort, pageSize, readShopQuery, sortParams } from './shop-query.ts'

const slugShape = /^[a-z0-9-]{1,100}$/

/**
 * Loads one page of the shop. Throws 404 for an unknown category and for a slug that calls refuse; a page after the last is empty, with
 * status 404.
 */
export async function loadShop(api: Api, { language }: Visit, slug: string | undefined, url: URL) {
  if (slug !== undefined && !slugShape.test(slug)) throw data(null, { status: 404 })
  const query = readShopQuery(slug, url.searchParams)
  const [categories, { low_stock_at: few }, list] = await Promise.all([
    api.catalog.listCategories({ active: 'true' }),
    api.shop.facts(),
    api.catalog.listProducts({
      ...(slug === undefined ? {} : { category: slug }),
      ...(query.q === '' ? {} : { q: query.q }),
      price: query.price,
      colors: query.colors,
      availability: query.availability,
      sizes: query.sizes,
      ...sortParams(query.sort ?? defaultSort),
      page: query.page,
      limit: pageSize,
    }),
  ])
  const category = categories.find((known) => known.slug === slug)
  if (slug !== undefined && !category) {
    const moved = categories.find(({ earlier_slugs }) => earlier_slugs.includes(slug))
    throw moved ? movedTo(pages.shop(moved.slug) + url.search) : data(null, { status: 404 })
  }

  const pageMessages = messagesOf(language, ['shop', 'goods'])
  const t = createAreaTranslator<'goods'>(language, pageMessages.messages.goods ?? {})
  const view = {
    ...pageMessages,
    query,
    total: list.total,
    pageCount: Math.max(1, Math.ceil(list.total / pageSize)),
    facets: list.facets,
    category: category && { slug: category.slug, name: category.name, description: category.description, imageKey: category.image_key },
    categories: categories.map(({ slug: name, name: label }) => ({ slug: name, name: label })),
    products: list.products.map((product) => serializeCard(product, t, { few, currentCategory: slug })),
  }
  return data(view, { status: query.page > view.pageCount ? 404 : 200 })
}
export type ShopView = Awaited<ReturnType<typeof loadShop>>['data']
