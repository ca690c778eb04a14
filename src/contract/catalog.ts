import { perOther } from './languages.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { facts, shownFacts } from './product-facts.ts'
import { availabilities, type Availability, type Color, colors, type PriceBand, priceBands } from './rules/catalog-filters.ts'
import { productStatuses } from './rules/product-filters.ts'
import { country, deliveryPromise, id, instant, language, limit, listOf, moneySchema, page, pageOf } from './fields.ts'
import { imageOrigins } from './rules/studio-rules.ts'
import { trimmed } from './rules/visible-text.ts'

export { colors, priceBands }
export type { Availability, Color, PriceBand }
export const sortKeys = ['featured', 'price', 'name', 'created_at', 'updated_at'] as const

const shown = z.object({ name: z.string(), description: z.string() })

export const category = z.object({
  id,
  slug: z.string(),
  /** Links with these slugs lead to this category, unless another category now has the slug. */
  earlier_slugs: z.array(z.string()),
  name: z.string(),
  description: z.string(),
  display_order: z.int(),
  is_active: z.boolean(),
  is_featured: z.boolean(),
  landing_page_order: z.int().nullable(),
  image_url: z.string().nullable(),
  image_key: z.string().nullable(),
})
export type Category = z.infer<typeof category>

const categoryTexts = z.object({ name: z.string(), description: z.string() })
export const staffCategory = category.extend({
  updated_at: instant,
  /** English is in `name` and `description`. */
  translations: z.object(perOther(() => categoryTexts.optional())),
  /** The number of products in the category, in any status. */
  product_count: z.int(),
  /** Shown on the page of each product whose main category this is, where the product has no text of its own. */
  facts,
})
export type StaffCategory = z.infer<typeof staffCategory>
const listedCategory = z.union([staffCategory, category])

export function isStaffCategory(listed: z.infer<typeof listedCategory>): listed is StaffCategory {
  return 'facts' in listed
}

const productImage = z.object({
  id,
  image_url: z.string(),
  image_key: z.string(),
  variation_id: id.nullable(),
  is_featured: z.boolean(),
  display_order: z.int(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Shoppers are informed if a picture is not a photograph. */
  origin: z.enum(imageOrigins),
})
const variation = z.object({
  id,
  name: z.string(),
  subtitle: z.string().nullable(),
  description: z.string().nullable(),
  price: moneySchema.nullable(),
  sale_price: moneySchema.nullable(),
  member_price: moneySchema.nullable(),
  is_default: z.boolean(),
  color: z.enum(colors).nullable(),
  stock: z.int(),
})
const stockLevel = z.object({ variation_id: id.nullable(), size: z.string().nullable(), available: z.int() })

export const product = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  brand: z.string().nullable(),
  sku: z.string(),
  tags: z.array(z.string()),
  status: z.enum(productStatuses),
  availability: z.enum(availabilities),
  price: moneySchema,
  sale_price: moneySchema.nullable(),
  member_price: moneySchema.nullable(),
  category_id: id.nullable(),
  categories: z.array(z.object({ id, slug: z.string(), name: z.string(), is_primary: z.boolean() })),
  sizes: z.array(z.string()),
  variations: z.array(variation),
  /** What the variations differ in. Null: colour if all have one, else version. */
  variations_label: z.string().nullable(),
  images: z.array(productImage),
  colors: z.array(z.enum(colors)),
  stock: z.int(),
  stock_levels: z.array(stockLevel),
  expected_shipping: z.string().nullable(),
  /** Until then, only members can buy. */
  early_access_until: instant.nullable(),
  translation: shown,
  /** Average rating by buyers, 1 to 5; null without reviews. */
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  created_at: instant,
  updated_at: instant,
})
export type Product = z.infer<typeof product>

export const facets = z.object({
  categories: z.record(z.string(), z.int()),
  price: z.record(z.enum(priceBands), z.int()),
  colors: z.record(z.enum(colors), z.int()),
  availability: z.record(z.enum(availabilities), z.int()),
  /** Sizes as products name them; the 40 most frequent. */
  sizes: z.record(z.string(), z.int()),
})
export type Facets = z.infer<typeof facets>

export const story = z.object({
  id,
  slug: z.string(),
  motif: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  image_key: z.string().nullable(),
})
export type Story = z.infer<typeof story>

/** An image that a page requests by name, such as hero-desktop. */
export const namedImage = z.object({ key: z.string(), width: z.int(), height: z.int() })
export type NamedImage = z.infer<typeof namedImage>

/** The id is null while the shop has no such category; the tile still leads to /shop/{slug}. */
export const categoryTile = z.object({
  id: id.nullable(),
  slug: z.string(),
  name: z.string(),
  image_url: z.string().nullable(),
  image_key: z.string().nullable(),
  /** Width of the original, in pixels. */
  image_width: z.int().nullable(),
})
export type CategoryTile = z.infer<typeof categoryTile>

export const home = z.object({
  featured: z.array(product).max(4),
  categories: z.array(categoryTile),
  pictures: z.record(z.string(), namedImage),
  story: story.nullable(),
  total: z.int(),
})
export type Home = z.infer<typeof home>

/** What membership currently offers. */
export const memberOffers = z.object({
  /** Products that only members can buy for now, earliest public release first. */
  early: z.array(product).max(4),
  /** Products with a member price, largest saving first. */
  reduced: z.array(product).max(4),
})
export type MemberOffers = z.infer<typeof memberOffers>

/** Measurements by size, in the requested language. */
const shownSizeGuide = z.object({ name: z.string(), unit: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
export type ShownSizeGuide = z.infer<typeof shownSizeGuide>

export const productPage = product.extend({
  related: z.array(product),
  stories: z.array(story),
  size_guide: shownSizeGuide.nullable(),
  facts: shownFacts,
  /** When one piece ordered today arrives in the requested country; null if unknown. */
  delivery: deliveryPromise.nullable(),
})
export type ProductPage = z.infer<typeof productPage>

/** Comma-separated, as products name them. A size that no product has finds nothing. */
const sizeList = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : value,
  z.array(z.string().max(20)).max(30),
)

export const productQuery = z.object({
  category: z.string().max(100).optional(),
  q: z.string().overwrite(trimmed).max(100).optional(),
  price: listOf(priceBands).optional(),
  colors: listOf(colors).optional(),
  availability: listOf(availabilities).optional(),
  sizes: sizeList.optional(),
  sort: z.enum(sortKeys).default('created_at'),
  order: z.enum(['asc', 'desc']).optional(),
  page,
  limit,
  status: z.enum(productStatuses).optional(),
  lang: language.optional(),
})
export type ProductQuery = z.infer<typeof productQuery>

export const productList = pageOf('products', product).extend({ facets })

export const catalogContract = {
  listCategories: call('everyone')
    .route({ method: 'GET', path: '/categories', summary: 'List the categories', tags: ['Catalogue'] })
    .input(z.object({ active: z.stringbool().optional(), lang: language.optional() }))
    .output(z.array(listedCategory)),
  listProducts: call('everyone')
    .route({
      method: 'GET',
      path: '/products',
      summary: 'List products, filtered and sorted, with counts for each filter',
      tags: ['Catalogue'],
    })
    .input(productQuery)
    .output(productList),
  getProduct: call('everyone')
    .route({
      method: 'GET',
      path: '/products/{id}',
      summary: 'Read a product by id or slug, with related products and stories',
      tags: ['Catalogue'],
    })
    .input(z.object({ id: z.string().max(100), country: country.optional(), lang: language.optional() }))
    .output(productPage)
    .errors({ product_not_found: { status: 404 } }),
  search: call('everyone')
    .route({ method: 'GET', path: '/search', summary: 'Find products and categories by what was typed', tags: ['Catalogue'] })
    .input(z.object({ q: z.string().overwrite(trimmed).max(100).default(''), lang: language.optional() }))
    .output(z.object({ products: z.array(product).max(5), categories: z.array(category).max(3) })),
  showHome: call('everyone')
    .route({ method: 'GET', path: '/home', summary: 'Read what the home page shows', tags: ['Catalogue'] })
    .input(z.object({ lang: language.optional() }))
    .output(home),
  listMemberOffers: call('everyone')
    .route({
      method: 'GET',
      path: '/member-offers',
      summary: 'List what is for members: early access and member prices',
      tags: ['Catalogue'],
    })
    .input(z.object({ lang: language.optional() }))
    .output(memberOffers),
  listImages: call('everyone')
    .route({ method: 'GET', path: '/pictures', summary: 'Read the pictures that pages ask for by name', tags: ['Catalogue'] })
    .output(z.record(z.string(), namedImage)),
  listStories: call('everyone')
    .route({ method: 'GET', path: '/stories', summary: 'List the cultural stories', tags: ['Catalogue'] })
    .input(z.object({ lang: language.optional() }))
    .output(z.array(story)),
  getStory: call('everyone')
    .route({ method: 'GET', path: '/stories/{slug}', summary: 'Read a cultural story', tags: ['Catalogue'] })
    .input(z.object({ slug: z.string().max(100), lang: language.optional() }))
    .output(story)
    .errors({ story_not_found: { status: 404 } }),
}
