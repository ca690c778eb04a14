import type { Product } from '#contract/catalog.ts'
import type { Money } from '#contract/rules/money.ts'
import { pricesOf, unitPrice } from '#contract/rules/pricing.ts'
import { promisedDay } from '#contract/rules/promised-day.ts'
import { unitName } from '#contract/rules/unit-name.ts'
import type { Ctx } from '#modules/context.ts'
import { optionNamesOf } from '#modules/catalog/index.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { agentText } from '#contract/rules/agent-text.ts'

export type OptionChoice = { name: string; id?: string; label: string }
export type Unit = {
  name: string
  variation: Product['variations'][number] | undefined
  size: string | null
  title: string
  price: Money
  /** The regular price, where the price is lower. */
  listPrice: Money | null
  status: 'in_stock' | 'out_of_stock' | 'preorder'
  /** The day on which a pre-order ships, where one is promised. */
  shipsOn: string | null
  options: OptionChoice[]
}

/** Lists what can be bought of a product at a guest's prices. */
export function unitsOf({ language, clock }: Pick<Ctx, 'language' | 'clock'>, product: Product): Unit[] {
  const names = optionNamesOf(product, language)
  const variations = product.variations.length > 0 ? product.variations : [undefined]
  const sizes = product.sizes.length > 0 ? product.sizes : [null]
  return variations.flatMap((variation) =>
    sizes.map((size): Unit => {
      const prices = pricesOf(product, variation)
      const price = unitPrice(prices, false)
      const status = statusOf(product, variation?.id ?? null, size)
      return {
        name: unitName({ id: variation?.id ?? product.id, size }),
        variation,
        size,
        title: agentText([product.translation.name, variation?.name, size].filter(Boolean).join(' · ')),
        price,
        listPrice: price < prices.price ? prices.price : null,
        status,
        shipsOn: status === 'preorder' ? promisedDay(product.expected_shipping, dayOf(clock.now())) : null,
        options: [
          ...(variation ? [{ name: agentText(names.variation), id: variation.id, label: agentText(variation.name) }] : []),
          ...(size === null ? [] : [{ name: names.size, label: agentText(size) }]),
        ],
      }
    }),
  )
}

function statusOf(product: Product, variationId: string | null, size: string | null): Unit['status'] {
  if (product.availability === 'pre_order') return 'preorder'
  const level = product.stock_levels.find((one) => one.variation_id === variationId && one.size === size)
  return (level?.available ?? 0) > 0 ? 'in_stock' : 'out_of_stock'
}
