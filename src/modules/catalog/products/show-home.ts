import type { CategoryTile, Home } from '#contract/catalog.ts'
import { inLanguage, type Translated } from '#contract/languages.ts'
import { mostHomeTiles } from '#contract/rules/home-tiles.ts'
import type { Ctx } from '#modules/context.ts'
import { presentCategory, readCategories } from '../categories/category-store.ts'
import { listFeatured } from './featured-products.ts'
import { countListedProducts } from './product-addresses.ts'
import { listStories } from '../stories/list-stories.ts'
import { namedImages } from '../named-images.ts'

const featuredShown = 4

export async function showHome(ctx: Ctx): Promise<Home> {
  const [featured, categories, images, stories, total] = await Promise.all([
    listFeatured(ctx),
    listTiles(ctx),
    namedImages(ctx),
    listStories(ctx),
    countListedProducts(ctx),
  ])
  return { featured: featured.slice(0, featuredShown), categories, pictures: images, story: stories[0] ?? null, total }
}

/** Returns the categories placed on the front page, in their order, or by default the four of the specification. */
async function listTiles(ctx: Ctx): Promise<CategoryTile[]> {
  ctx.uses.add('categories')
  const placed = (await readCategories(ctx.db, ctx.language, { activeOnly: true }))
    .filter((row) => row.landing_page_order !== null)
    .sort((a, b) => (a.landing_page_order ?? 0) - (b.landing_page_order ?? 0))
    .slice(0, mostHomeTiles)
    .map(presentCategory)
  if (placed.length === 0)
    return fallbackTiles.map(({ slug, names }) => ({
      id: null,
      slug,
      name: inLanguage(names, ctx.language),
      image_url: null,
      image_key: null,
      image_width: null,
    }))
  const keys = placed.flatMap(({ image_key: key }) => (key === null ? [] : [key]))
  const pictures = keys.length === 0 ? [] : await ctx.db.selectFrom('pictures').select(['key', 'width']).where('key', 'in', keys).execute()
  const widths = new Map(pictures.map(({ key, width }) => [key, width]))
  return placed.map(({ id, slug, name, image_url, image_key }) => ({
    id,
    slug,
    name,
    image_url,
    image_key,
    image_width: widths.get(image_key ?? '') ?? null,
  }))
}

const fallbackTiles: { slug: string; names: Translated<string> }[] = [
  { slug: 'tshirt', names: { en: 'T-shirts', ru: 'Футболки', kk: 'Футболкалар' } },
  { slug: 'mug', names: { en: 'Mugs', ru: 'Кружки', kk: 'Кружкалар' } },
  { slug: 'canvas-bag', names: { en: 'Canvas bags', ru: 'Холщовые сумки', kk: 'Кенеп сөмкелер' } },
  { slug: 'sticker', names: { en: 'Stickers', ru: 'Стикеры', kk: 'Стикерлер' } },
]
