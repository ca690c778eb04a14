import { otherLanguages, perOther } from './languages.ts'
import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { declared } from './declared.ts'
import { product } from './catalog.ts'
import { expectedUpdatedAt, id, instant, language, listOf, moneySchema, pageOf, priceInput, requiredText } from './fields.ts'
import { bulkAnswer, bulkIds, expectedVersions, listedIds, listFilter, listInput } from './lists.ts'
import { columnInputs, columnOutputs } from './product-columns.ts'
import { facts, factsInput } from './product-facts.ts'
import { productImageFields } from './product-images.ts'
import { availabilities, colors } from './rules/catalog-filters.ts'
import { productStatuses, stockStates } from './rules/product-filters.ts'
import { longestTag, mostTags } from './rules/product-limits.ts'
import { onHand, stockLevel } from './stock.ts'
import { trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

const texts = z.strictObject({ name: requiredText(200), description: z.string().max(5000).default('') })
/** Omitted languages stay unchanged; null removes one. */
const translations = z.strictObject({ en: texts, ...perOther(() => texts.nullable()) }).partial()
const variationTexts = z.strictObject({
  name: requiredText(100),
  subtitle: z.string().max(200).nullable().optional(),
  description: z.string().max(2000).nullable().optional(),
})
const variationTranslations = z.strictObject({ en: variationTexts, ...perOther(() => variationTexts.nullable()) }).partial()
const nullablePrice = priceInput.nullable()
const mostOfLabel = 40

const productFields = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_slug')
    .max(100),
  sku: requiredText(64),
  name: requiredText(200),
  description: z.string().max(5000),
  tags: z.array(z.string().max(longestTag)).max(mostTags),
  status: z.enum(productStatuses),
  price: priceInput,
  sale_price: nullablePrice,
  member_price: nullablePrice,
  category_id: id,
  category_ids: z.array(id).max(20),
  sizes: z.array(z.string().max(20)).max(30),
  colors: z.array(z.enum(colors)).max(colors.length),
  ...columnInputs,
  translations,
  /** In the order in which the page shows them. */
  story_ids: z.array(id).max(20),
  /** What the variations differ in, for all languages: an omitted language has no label. */
  variations_label: z.partialRecord(language, z.string().overwrite(trimmed).max(mostOfLabel, 'too_long')),
  /** The product's own facts. For a missing one, the product's page shows that of its main category. */
  facts: factsInput,
  /** Variations with an id stay, those without one are new, omitted ones are removed. */
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
        /** The variation's own SKU; without one it has the product's. */
        sku: z.string().overwrite(trimmed).max(64, 'too_long').nullable().optional(),
        color: z.enum(colors).nullable().optional(),
        is_default: z.boolean().optional(),
        translations: variationTranslations.optional(),
        /** Only for a product without sizes. */
        stock: onHand.optional(),
      }),
    )
    .max(50),
  /**
   * Pieces on hand as counted; the ledger records the difference. A number for a product without options, otherwise one entry per option.
   * `variation` is the index (from 0) in `variations` of the same request, for variations that have no id yet.
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
      .max(1500),
  ]),
})
export const newProduct = productFields.partial().required({ sku: true, name: true, price: true })
const productChange = productFields.partial()
export type NewProduct = z.infer<typeof newProduct>
export type ProductChange = z.infer<typeof productChange>

const variationOut = z.object({
  id,
  name: z.string(),
  sku: z.string().nullable(),
  subtitle: z.string().nullable(),
  description: z.string().nullable(),
  price: moneySchema.nullable(),
  sale_price: moneySchema.nullable(),
  member_price: moneySchema.nullable(),
  color: z.enum(colors).nullable(),
  is_default: z.boolean(),
  translations: z.partialRecord(
    language,
    z.object({ name: z.string(), subtitle: z.string().nullable(), description: z.string().nullable() }),
  ),
})
export const adminProduct = z.object({
  id,
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  status: z.enum(productStatuses),
  availability: z.enum(availabilities),
  price: moneySchema,
  sale_price: moneySchema.nullable(),
  member_price: moneySchema.nullable(),
  category_id: id.nullable(),
  category_ids: z.array(id),
  categories: z.array(z.object({ id, slug: z.string(), name: z.string(), is_primary: z.boolean() })),
  sizes: z.array(z.string()),
  colors: z.array(z.enum(colors)),
  ...columnOutputs,
  translations: z.partialRecord(language, z.object({ name: z.string(), description: z.string() })),
  /** Languages in which the name or description is missing. */
  missing_translations: z.array(language),
  variations: z.array(variationOut),
  variations_label: z.partialRecord(language, z.string()),
  stock: z.array(stockLevel),
  images: z.array(productImageFields),
  story_ids: z.array(id),
  facts,
  /** The number of orders that ever contained it, in any status. */
  ordered_count: z.int(),
  /** Pieces in orders of the last thirty days, without cancelled orders. */
  sold_30_days: z.int(),
  created_at: instant,
  updated_at: instant,
})
export type AdminProduct = z.infer<typeof adminProduct>

export const productFilters = {
  /** A category's slug or id. */
  category: z.string().max(100).optional(),
  /** Defaults to all statuses except `archived`. */
  status: listOf(productStatuses).optional(),
  stock: listOf(stockStates).optional(),
  product_type: id.optional(),
  /** Products with missing texts in one of these languages. */
  missing: listOf(otherLanguages).optional(),
}

/** An option of which fewer pieces were counted than open orders reserve. */
const reservedLevel = z.object({ variation_id: id.nullable(), size: z.string().nullable(), reserved: z.int() })

const productTags = z.array(requiredText(longestTag)).max(mostTags, 'too_many')
const bulkChange = z
  .strictObject({
    status: z.enum(productStatuses).optional(),
    category_id: id.optional(),
    /** Null: not made to order. */
    product_type_id: id.nullable().optional(),
    tags_add: productTags.optional(),
    tags_remove: productTags.optional(),
    /** Percent: 10 raises every price by a tenth, -10 lowers it. */
    price_percent: z.number('invalid').min(-99, 'invalid').max(1000, 'invalid').multipleOf(0.01, 'invalid').optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'required')
  .register(declared, { minProperties: 1 })
export type BulkProductChange = z.infer<typeof bulkChange>

export const adminProductsContract = {
  changeMany: call('admin')
    .route({
      method: 'POST',
      path: '/admin/products/bulk',
      summary: 'Change many products at once, in one transaction',
      tags: ['Admin: products'],
    })
    .input(z.strictObject({ ids: bulkIds, change: bulkChange, expected_updated_at: expectedVersions }))
    .output(bulkAnswer),
  list: call('staff')
    .route({
      method: 'GET',
      path: '/admin/products',
      summary: 'List products, whatever their status',
      tags: ['Admin: products'],
    })
    .input(listInput(productFilters, listSorts.products))
    .output(pageOf('products', adminProduct)),
  ids: call('staff')
    .route({ method: 'GET', path: '/admin/products/ids', summary: 'List the ids of all products of a list', tags: ['Admin: products'] })
    .input(listFilter(productFilters))
    .output(listedIds),
  count: call('staff')
    .route({ method: 'GET', path: '/admin/products/count', summary: 'Count the products of a list', tags: ['Admin: products'] })
    .input(listFilter(productFilters))
    .output(z.object({ total: z.int() })),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/products/{id}', summary: 'Read a product as it is edited', tags: ['Admin: products'] })
    .input(z.object({ id }))
    .output(adminProduct)
    .errors({ product_not_found: { status: 404 } }),
  copy: callRepeatable('admin')
    .route({
      method: 'POST',
      path: '/admin/products/{id}/copies',
      summary: 'Make a draft with the same texts, prices, options and images, without stock',
      successStatus: 201,
      tags: ['Admin: products'],
    })
    .input(z.object({ id }))
    .output(product)
    .errors({ product_not_found: { status: 404 } }),
  remove: call('admin')
    .route({
      method: 'DELETE',
      path: '/admin/products/{id}',
      summary: 'Delete a product that was never ordered',
      successStatus: 204,
      tags: ['Admin: products'],
    })
    .input(z.object({ id }))
    .output(z.void())
    .errors({ product_not_found: { status: 404 }, product_has_orders: { status: 409 } }),
  create: callRepeatable('admin')
    .route({ method: 'POST', path: '/admin/products', summary: 'Add a product', successStatus: 201, tags: ['Admin: products'] })
    .input(newProduct)
    .output(product)
    .errors({ sku_taken: { status: 409 }, slug_taken: { status: 409 } }),
  change: call('admin')
    .route({
      method: 'PATCH',
      path: '/admin/products/{id}',
      summary: 'Change a product, its variations and its stock',
      inputStructure: 'detailed',
      tags: ['Admin: products'],
    })
    .input(z.object({ params: z.object({ id }), body: productChange.extend({ expected_updated_at: expectedUpdatedAt }) }))
    .output(product)
    .errors({
      product_not_found: { status: 404 },
      sku_taken: { status: 409 },
      slug_taken: { status: 409 },
      changed_meanwhile: { status: 409, data: z.object({ current: adminProduct }) },
      stock_below_reserved: { status: 409, data: z.object({ levels: z.array(reservedLevel) }) },
    }),
}
