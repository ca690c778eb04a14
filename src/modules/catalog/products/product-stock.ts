import type { ProductChange } from '#contract/admin-products.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { availabilityOf, type Count, setOnHand } from '#modules/inventory/index.ts'
import type { Ctx } from '#modules/context.ts'

export type ProductOptions = { productId: string; variationIds: readonly string[]; sizes: readonly string[] }

/** Sets the counted stock of a product's options, and zero for removed options. Throws InvalidInput for an unknown option. */
export async function countStock(ctx: Ctx, options: ProductOptions, change: Pick<ProductChange, 'stock' | 'variations'>): Promise<void> {
  await setOnHand(ctx, options.productId, countsOf(options, change))
  await emptyGoneOptions(ctx, options)
}

function countsOf({ variationIds, sizes }: ProductOptions, { stock, variations }: Pick<ProductChange, 'stock' | 'variations'>): Count[] {
  const problems: Record<string, string> = {}
  const counts = new Map<string, Count>()
  const note = (path: string, variationId: string | null, size: string | null, onHand: number) => {
    if (!isOption({ variationIds, sizes }, variationId, size)) problems[path] = 'unknown_option'
    counts.set(`${variationId} ${size}`, { variationId, size, onHand })
  }
  for (const [place, variation] of (variations ?? []).entries()) {
    if (variation.stock !== undefined) note(`variations.${place}.stock`, variationIds[place] ?? null, null, variation.stock)
  }
  if (typeof stock === 'number') note('stock', null, null, stock)
  else {
    for (const [place, one] of (stock ?? []).entries()) {
      const variationId = one.variation_id ?? (one.variation === undefined ? null : (variationIds[one.variation] ?? null))
      note(`stock.${place}`, variationId, one.size ?? null, one.on_hand)
    }
  }
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems)
  return [...counts.values()]
}

export function isOption(
  { variationIds, sizes }: Pick<ProductOptions, 'variationIds' | 'sizes'>,
  variationId: string | null,
  size: string | null,
): boolean {
  const isVariation = variationId === null ? variationIds.length === 0 : variationIds.includes(variationId)
  const isSize = size === null ? sizes.length === 0 : sizes.includes(size)
  return isVariation && isSize
}

/** Empties the stock of variations before their deletion. Throws stock_below_reserved when open orders hold some. */
export async function emptyVariations(ctx: Ctx, productId: string, variationIds: readonly string[]): Promise<void> {
  const levels = (await availabilityOf(ctx, [productId])).get(productId) ?? []
  const gone = levels.filter(({ variationId }) => variationId !== null && variationIds.includes(variationId))
  await setOnHand(
    ctx,
    productId,
    gone.map(({ variationId, size }) => ({ variationId, size, onHand: 0 })),
    'variation removed',
  )
}

/** Stock of a size that is no longer offered would still count as available. */
async function emptyGoneOptions(ctx: Ctx, options: ProductOptions): Promise<void> {
  const levels = (await availabilityOf(ctx, [options.productId])).get(options.productId) ?? []
  const gone = levels.filter(({ variationId, size, available }) => available > 0 && !isOption(options, variationId, size))
  await setOnHand(
    ctx,
    options.productId,
    gone.map(({ variationId, size }) => ({ variationId, size, onHand: 0 })),
    'option removed',
  )
}
