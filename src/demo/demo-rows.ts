import { newId } from '#kit/ids.ts'
import type { Count } from '#modules/inventory/index.ts'
import type { DemoCategory } from './catalogue.ts'
import { colourways } from '#brand/colourways.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { typeset } from '#contract/messages/no-breaks.ts'
import { factsByLanguage, factsOfCategory } from './facts/category-facts.ts'
import { factsOfProduct } from './facts/own-facts.ts'
import { demoSizeGuides, sizeGuideOf } from './facts/size-guides.ts'
import type { DemoProduct, DemoStory } from './demo-product.ts'
import { imageRows, namedImageRows, productImageNames } from './demo-image-rows.ts'
import { productsInOrder } from './demo-order.ts'
import type { DemoImages } from './load-images.ts'

type Source = { categories: DemoCategory[]; products: DemoProduct[]; stories: DemoStory[]; pictures: DemoImages; now: Date }

const brand = 'Tulpar'
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A new product every nine hours spreads a catalogue of eighty over about a month. */
const hoursBetween = 9
const translated = ['ru', 'kk'] as const

export function demoRows({ categories, products, stories, pictures: images, now }: Source) {
  const categoryIds = new Map<string, string>(categories.map(({ slug }) => [slug, newId()]))
  const guideIds = new Map<string, string>(demoSizeGuides.map(({ key }) => [key, newId()]))
  const storyIds = new Map<string, string>(stories.map(({ slug }) => [slug, newId()]))
  const placed = productsInOrder(products).map((product, place) => ({
    product,
    id: newId(),
    variationIds: product.variations.map(() => newId()),
    createdAt: new Date(now.getTime() - (place + 1) * hoursBetween * hourMs),
    place,
  }))
  const idOf = (ids: ReadonlyMap<string, string>, slug: string) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`the demo catalogue has no ${slug}`)
    return id
  }
  const tables = {
    pictures: [...new Map([...images.values()].map((image) => [image.key, image])).values()],
    named_pictures: namedImageRows(images, productImageNames(products)),
    categories: categories.map(({ slug, name, description, display_order, is_featured, landing_page_order }) => ({
      id: idOf(categoryIds, slug),
      slug,
      name: name.en,
      description: description.en,
      display_order,
      is_featured,
      landing_page_order,
      facts: JSON.stringify(typeset(factsByLanguage(factsOfCategory[slug]))),
    })),
    size_guides: demoSizeGuides.map(({ key, name, columns, rows }) => ({
      id: idOf(guideIds, key),
      name: name.en,
      unit: 'cm',
      columns: columns.map(({ en }) => en),
      rows: JSON.stringify(rows),
      translations: JSON.stringify(
        Object.fromEntries(
          translated.map((language) => [language, { name: name[language], columns: columns.map((column) => column[language]) }]),
        ),
      ),
    })),
    category_translations: categories.flatMap(({ slug, name, description }) =>
      translated.map((language) => ({
        category_id: idOf(categoryIds, slug),
        language,
        name: name[language],
        description: description[language],
      })),
    ),
    featured_categories: categories.map(({ slug }) => ({
      category_id: idOf(categoryIds, slug),
      picture_key: images.get(`category-${slug}`)?.key ?? null,
    })),
    products: placed.map(({ product, id, createdAt, place }) => ({
      id,
      slug: product.slug,
      sku: product.sku,
      name: product.name.en,
      description: product.description.en,
      brand,
      tags: product.tags,
      status: 'active' as const,
      price: product.price,
      sale_price: product.sale_price ?? null,
      member_price: product.member_price ?? null,
      sizes: product.sizes ?? [],
      colors: [...new Set(product.variations.map(({ colourway }) => colourways[colourway]))],
      is_pre_order: product.pre_order_days !== undefined,
      expected_shipping: product.pre_order_days === undefined ? null : dayOf(daysAfter(now, product.pre_order_days)),
      early_access_until: product.early_access_days === undefined ? null : daysAfter(now, product.early_access_days),
      facts: JSON.stringify(typeset(factsByLanguage(factsOfProduct[product.slug]))),
      variations_label: JSON.stringify(typeset(product.variations_label ?? {})),
      size_guide_id: guideIds.get(sizeGuideOf(product) ?? '') ?? null,
      featured_rank: product.is_featured ? place + 1 : null,
      created_at: createdAt,
      updated_at: createdAt,
    })),
    product_translations: placed.flatMap(({ product, id }) =>
      translated.map((language) => ({
        product_id: id,
        language,
        name: product.name[language],
        description: product.description[language],
      })),
    ),
    product_variations: placed.flatMap(({ product, id, variationIds }) =>
      product.variations.map((variation, position) => ({
        id: variationIds[position] ?? newId(),
        product_id: id,
        position,
        name: variation.name.en,
        subtitle: variation.subtitle?.en ?? null,
        price: variation.price ?? null,
        sale_price: variation.sale_price ?? null,
        member_price: variation.member_price ?? null,
        color: colourways[variation.colourway],
        is_default: position === defaultPlace(product),
      })),
    ),
    variation_translations: placed.flatMap(({ product, variationIds }) =>
      product.variations.flatMap(({ name, subtitle }, position) =>
        translated.map((language) => ({
          variation_id: variationIds[position] ?? newId(),
          language,
          name: name[language],
          subtitle: subtitle?.[language] ?? null,
        })),
      ),
    ),
    product_categories: placed.flatMap(({ product, id }) =>
      [...new Set([product.category, ...(product.also_in ?? [])])].map((slug, place) => ({
        product_id: id,
        category_id: idOf(categoryIds, slug),
        is_primary: place === 0,
      })),
    ),
    product_images: placed.flatMap(({ product, id, variationIds, createdAt }) =>
      imageRows({ product, id, variationIds, createdAt, pictures: images }),
    ),
    stories: stories.map(({ slug, motif, title, summary, body }, position) => ({
      id: idOf(storyIds, slug),
      slug,
      motif,
      title: title.en,
      summary: summary.en,
      body: body.en,
      position,
      picture_key: images.get(`story-${slug}`)?.key ?? null,
    })),
    story_translations: stories.flatMap(({ slug, title, summary, body }) =>
      translated.map((language) => ({
        story_id: idOf(storyIds, slug),
        language,
        title: title[language],
        summary: summary[language],
        body: body[language],
      })),
    ),
    product_stories: placed.flatMap(({ product, id }) =>
      [...new Set(product.stories)].flatMap((slug, position) => {
        const storyId = storyIds.get(slug)
        return storyId === undefined ? [] : [{ product_id: id, story_id: storyId, position }]
      }),
    ),
  }
  return { tables, products: placed.map(({ product, id, variationIds }) => ({ product, id, variationIds })) }
}

/** Returns the pieces of each variation and size. A size without a number has 0. */
export function countsOf(product: DemoProduct, variationIds: readonly string[]): Count[] {
  return product.variations.flatMap(({ stock }, place): Count[] => {
    const variationId = variationIds[place] ?? null
    if (!product.sizes || product.sizes.length === 0) return [{ variationId, size: null, onHand: typeof stock === 'number' ? stock : 0 }]
    return product.sizes.map((size) => ({ variationId, size, onHand: typeof stock === 'number' ? stock : (stock[size] ?? 0) }))
  })
}

function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}

function defaultPlace(product: DemoProduct): number {
  return Math.max(
    0,
    product.variations.findIndex((variation) => variation.is_default),
  )
}
