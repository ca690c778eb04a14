import { mostOfOneLine } from '#contract/rules/cart-limits.ts'
import { pricesOf, unitPrice } from '#contract/rules/pricing.ts'
import type { NewCartLine } from './cart/cart-lines.ts'
import type { Goods, GoodsVariation } from './goods.ts'
import { type PriceView, viewPrices } from '#contract/rules/price-view.ts'

export type Choice = { variationId: string | undefined; size: string | undefined; quantity: number }

/** Chooses the wanted or default variation, or else the first one in stock. A single size is chosen too. */
export function firstChoice(goods: Goods, wantedVariationId?: string): Choice {
  const wanted = goods.variations.find((variation) => variation.id === wantedVariationId)
  const standard = goods.variations.find((variation) => variation.isDefault) ?? goods.variations[0]
  const variation =
    wanted ??
    (standard && leftOf(goods, standard.id) === 0 ? (goods.variations.find(({ id }) => leftOf(goods, id) > 0) ?? standard) : standard)
  return withOnlySize(goods, { variationId: variation?.id, size: undefined, quantity: 1 })
}

export function chooseVariation(goods: Goods, choice: Choice, variationId: string): Choice {
  const stillThere = choice.size !== undefined && leftOf(goods, variationId, choice.size) > 0
  return withOnlySize(goods, withLimit(goods, { ...choice, variationId, size: stillThere ? choice.size : undefined }))
}

export function chooseSize(goods: Goods, choice: Choice, size: string): Choice {
  return withLimit(goods, { ...choice, size })
}

export function leftOf(goods: Goods, variationId: string | undefined, size?: string): number {
  if (goods.isPreOrder) return mostOfOneLine
  return goods.stock
    .filter(
      (level) =>
        (level.variation === null || level.variation === variationId) && (size === undefined || level.size === null || level.size === size),
    )
    .reduce((sum, level) => sum + level.left, 0)
}

export function leftOfChoice(goods: Goods, choice: Choice): number {
  return leftOf(goods, choice.variationId, choice.size)
}

export function needsSize(goods: Goods, choice: Choice): boolean {
  return goods.sizes.length > 0 && choice.size === undefined
}

export function hasOptions(goods: { variations: readonly unknown[]; sizes: readonly string[] }): boolean {
  return goods.variations.length > 1 || goods.sizes.length > 0
}

export function chosenVariation(goods: Goods, choice: Choice): GoodsVariation | undefined {
  return goods.variations.find((variation) => variation.id === choice.variationId)
}

export function pricesOfChoice(goods: Goods, choice: Choice): PriceView {
  return viewPrices([pricesOf(goods, chosenVariation(goods, choice))])
}

/** The price is only displayed until the server has priced the cart. */
export function lineOf(goods: Goods, choice: Choice, isMember: boolean): NewCartLine {
  const variation = chosenVariation(goods, choice)
  return {
    id: goods.id,
    slug: goods.slug,
    name: goods.name,
    imageKey: variation?.imageKey ?? goods.imageKey,
    price: unitPrice(pricesOf(goods, variation), isMember),
    ...(choice.size === undefined ? {} : { size: choice.size }),
    ...(variation ? { variation_id: variation.id, variation_name: variation.name } : {}),
  }
}

function withOnlySize(goods: Goods, choice: Choice): Choice {
  const [size, ...others] = goods.sizes
  return size !== undefined && others.length === 0 && leftOf(goods, choice.variationId, size) > 0 ? { ...choice, size } : choice
}

function withLimit(goods: Goods, choice: Choice): Choice {
  return { ...choice, quantity: Math.max(1, Math.min(choice.quantity, leftOfChoice(goods, choice))) }
}

/** Whether every variation has a colour. Otherwise staff name the difference. */
export function differInColor(variations: readonly Pick<GoodsVariation, 'color'>[]): boolean {
  return variations.every(({ color }) => color !== null)
}
