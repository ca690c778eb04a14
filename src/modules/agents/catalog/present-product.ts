import type { Product } from '#contract/catalog.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { type Money, toSen } from '#contract/rules/money.ts'
import type { Ctx } from '#modules/context.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import type { Unit } from './units-of.ts'

const imageWidth = 1280

export type Presenting = { ctx: Pick<Ctx, 'language'>; publicUrl: string }

/** Writes a product of the catalogue calls. `rest` is added to each unit. */
export function presentProduct(
  { ctx, publicUrl }: Presenting,
  product: Product,
  units: readonly Unit[],
  rest: (unit: Unit) => object = () => ({}),
) {
  const { name, description } = product.translation
  const regular = units.map(({ price, listPrice }) => listPrice ?? price)
  const options = optionsOf(units)
  return {
    id: product.id,
    handle: product.slug,
    title: agentText(name),
    description: { plain: agentText(description || name) },
    url: publicUrl + pageIn(ctx.language, pages.product(product.slug)),
    categories: product.categories.map(({ slug }) => ({ value: slug, taxonomy: 'merchant' })),
    price_range: rangeOf(units.map(({ price }) => price)),
    ...(units.some(({ listPrice }) => listPrice !== null) && { list_price_range: rangeOf(regular) }),
    ...mediaOf(publicUrl, product.images),
    ...(options.length > 0 && { options }),
    variants: units.map((unit) => ({ ...presentUnit({ ctx, publicUrl }, product, unit), ...rest(unit) })),
    ...(product.rating && { rating: { value: product.rating.average, scale_max: 5, count: product.rating.count } }),
  }
}

function presentUnit({ publicUrl }: Presenting, product: Product, unit: Unit) {
  const { variation, listPrice, status, shipsOn } = unit
  const own = product.images.filter(({ variation_id }) => variation_id !== null && variation_id === variation?.id)
  return {
    id: unit.name,
    sku: product.sku,
    title: unit.title,
    description: { plain: agentText(variation?.description || product.translation.description || unit.title) },
    price: amountOf(unit.price),
    ...(listPrice !== null && { list_price: amountOf(listPrice) }),
    availability: { available: status !== 'out_of_stock', status, ...(shipsOn !== null && { ships_on: shipsOn }) },
    options: unit.options,
    ...mediaOf(publicUrl, own),
  }
}

function mediaOf(publicUrl: string, images: Product['images']) {
  if (images.length === 0) return {}
  const url = (key: string) => `${publicUrl}/images/${key}/${imageWidth}.jpg`
  return { media: images.map(({ image_key, alt }) => ({ type: 'image', url: url(image_key), ...(alt && { alt_text: agentText(alt) }) })) }
}

export function optionsOf(units: readonly Unit[]) {
  const names = [...new Set(units.flatMap(({ options }) => options.map(({ name }) => name)))]
  return names.map((name) => {
    const values = new Map(units.flatMap(({ options }) => options.filter((one) => one.name === name).map((one) => [one.label, one])))
    return { name, values: [...values.values()].map(({ id, label }) => ({ ...(id !== undefined && { id }), label })) }
  })
}

function rangeOf(prices: readonly Money[]) {
  const sen = prices.map(toSen)
  return { min: { amount: Math.min(...sen), currency: 'MYR' }, max: { amount: Math.max(...sen), currency: 'MYR' } }
}

function amountOf(price: Money) {
  return { amount: toSen(price), currency: 'MYR' }
}
