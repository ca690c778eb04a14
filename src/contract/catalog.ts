import { oc } from '@orpc/contract'
import { z } from 'zod'
import { availabilities, type Availability, type Color, colors, type PriceBand, priceBands } from './rules/catalog-filters.ts'
import { day, id, instant, language, limit, listOf, moneySchema, page, pageOf, priceInput, requiredText } from './fields.ts'

export { colors, priceBands }
export type { Availability, Color, PriceBand }
export const sortKeys = ['featured', 'price', 'name', 'created_at', 'updated_at'] as const
const productStatuses = ['draft', 'active', 'archived'] as const

const shown = z.object({ name: z.string(), description: z.string() })

export const category = z.object({
  id,
  slug: z.string(),
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
  images: z.array(productImage),
  colors: z.array(z.enum(colors)),
  stock: z.int(),
  stock_levels: z.array(stockLevel),
  expected_shipping: z.string().nullable(),
  translation: shown,
  created_at: instant,
  updated_at: instant,
})
export type Product = z.infer<typeof product>

export const facets = z.object({
  categories: z.record(z.string(), z.int()),
  price: z.record(z.enum(priceBands), z.int()),
  colors: z.record(z.enum(colors), z.int()),
  availability: z.record(z.enum(availabilities), z.int()),
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

/** A picture that a page asks for by name, such as hero-desktop. */
export const namedPicture = z.object({ key: z.string(), width: z.int(), height: z.int() })
export type NamedPicture = z.infer<typeof namedPicture>

/** Without an id where the shop has no such category yet: the tile still leads to /shop/{slug}. */
export const categoryTile = z.object({
  id: id.nullable(),
  slug: z.string(),
  name: z.string(),
  image_url: z.string().nullable(),
  image_key: z.string().nullable(),
})
export type CategoryTile = z.infer<typeof categoryTile>

export const home = z.object({
  featured: z.array(product).max(4),
  categories: z.array(categoryTile),
  pictures: z.record(z.string(), namedPicture),
  story: story.nullable(),
})
export type Home = z.infer<typeof home>

export const productPage = product.extend({ related: z.array(product), stories: z.array(story) })
export type ProductPage = z.infer<typeof productPage>

export const productQuery = z.object({
  category: z.string().max(100).optional(),
  q: z.string().trim().max(100).optional(),
  price: listOf(priceBands).optional(),
  colors: listOf(colors).optional(),
  availability: listOf(availabilities).optional(),
  sort: z.enum(sortKeys).default('created_at'),
  order: z.enum(['asc', 'desc']).optional(),
  page,
  limit,
  status: z.enum(productStatuses).optional(),
  lang: language.optional(),
})
export type ProductQuery = z.infer<typeof productQuery>

const translations = z.partialRecord(language, z.strictObject({ name: requiredText(200), description: z.string().max(5000).default('') }))
const variationTranslations = z.partialRecord(
  language,
  z.strictObject({
    name: requiredText(100),
    subtitle: z.string().max(200).nullable().optional(),
    description: z.string().max(2000).nullable().optional(),
  }),
)
const onHand = z.int('invalid_stock').min(0, 'invalid_stock').max(1_000_000, 'invalid_stock')
const nullablePrice = priceInput.nullable()

const productFields = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_slug')
    .max(100),
  sku: requiredText(64),
  name: requiredText(200),
  description: z.string().max(5000),
  brand: z.string().max(100).nullable(),
  tags: z.array(z.string().max(50)).max(30),
  status: z.enum(productStatuses),
  price: priceInput,
  sale_price: nullablePrice,
  member_price: nullablePrice,
  category_id: id,
  category_ids: z.array(id).max(20),
  sizes: z.array(z.string().max(20)).max(30),
  colors: z.array(z.enum(colors)).max(colors.length),
  is_pre_order: z.boolean(),
  expected_shipping: day.nullable(),
  featured_rank: z.int().min(0).max(1_000_000).nullable(),
  translations,
  /** Those with an id stay, those without are new, those left out are removed. */
  variations: z
    .array(
      z.strictObject({
        id: id.optional(),
        name: requiredText(100),
        subtitle: z.string().max(200).nullable().optional(),
        description: z.string().max(2000).nullable().optional(),
        price: nullablePrice.optional(),
        sale_price: nullablePrice.optional(),
        member_price: nullablePrice.optional(),
        color: z.enum(colors).nullable().optional(),
        is_default: z.boolean().optional(),
        translations: variationTranslations.optional(),
        /** For a product without sizes. */
        stock: onHand.optional(),
      }),
    )
    .max(50),
  /**
   * Pieces on hand as counted; the ledger keeps the difference. A number for a product without options; else one entry an option,
   * where `variation` is the place (from 0) in `variations` of the same request, for those that have no id yet.
   */
  stock: z.union([
    onHand,
    z
      .array(
        z.strictObject({
          variation_id: id.nullable().optional(),
          variation: z.int().min(0).max(49).optional(),
          size: z.string().max(20).nullable().optional(),
          on_hand: onHand,
        }),
      )
      .max(500),
  ]),
})
export const newProduct = productFields.partial().required({ sku: true, name: true, price: true })
export const productChange = productFields.partial()
export type NewProduct = z.infer<typeof newProduct>
export type ProductChange = z.infer<typeof productChange>

export const catalogContract = {
  listCategories: oc
    .route({ method: 'GET', path: '/categories', summary: 'List the categories', tags: ['Catalogue'] })
    .input(z.object({ active: z.stringbool().optional(), lang: language.optional() }))
    .output(z.array(category)),
  listProducts: oc
    .route({
      method: 'GET',
      path: '/products',
      summary: 'List products, filtered and sorted, with counts for each filter',
      tags: ['Catalogue'],
    })
    .input(productQuery)
    .output(pageOf('products', product).extend({ facets })),
  getProduct: oc
    .route({
      method: 'GET',
      path: '/products/{id}',
      summary: 'Read a product by id or slug, with related products and stories',
      tags: ['Catalogue'],
    })
    .input(z.object({ id: z.string().max(100), lang: language.optional() }))
    .output(productPage),
  search: oc
    .route({ method: 'GET', path: '/search', summary: 'Find products and categories by what was typed', tags: ['Catalogue'] })
    .input(z.object({ q: z.string().trim().max(100).default(''), lang: language.optional() }))
    .output(z.object({ products: z.array(product).max(5), categories: z.array(category).max(3) })),
  showHome: oc
    .route({ method: 'GET', path: '/home', summary: 'Read what the home page shows', tags: ['Catalogue'] })
    .input(z.object({ lang: language.optional() }))
    .output(home),
  listStories: oc
    .route({ method: 'GET', path: '/stories', summary: 'List the cultural stories', tags: ['Catalogue'] })
    .input(z.object({ lang: language.optional() }))
    .output(z.array(story)),
  getStory: oc
    .route({ method: 'GET', path: '/stories/{slug}', summary: 'Read a cultural story', tags: ['Catalogue'] })
    .input(z.object({ slug: z.string().max(100), lang: language.optional() }))
    .output(story),
  createProduct: oc
    .route({ method: 'POST', path: '/admin/products', summary: 'Add a product', successStatus: 201, tags: ['Admin: products'] })
    .input(newProduct)
    .output(product),
  changeProduct: oc
    .route({
      method: 'PATCH',
      path: '/admin/products/{id}',
      summary: 'Change a product, its variations and its stock',
      inputStructure: 'detailed',
      tags: ['Admin: products'],
    })
    .input(z.object({ params: z.object({ id }), body: productChange }))
    .output(product),
}
