import type { DemoProduct } from './demo-product.ts'

/** Takes one product of each category in turn, so the newest products are mixed and not ten shirts in a row. */
export function productsInOrder(products: readonly DemoProduct[]): DemoProduct[] {
  const turns = [...Map.groupBy(products, ({ category }) => category).values()]
  const rounds = Math.max(0, ...turns.map((turn) => turn.length))
  return Array.from({ length: rounds }, (_, round) => turns.flatMap((turn) => turn[round] ?? [])).flat()
}
