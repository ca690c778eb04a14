import type { ListedProduct } from '../listed-product.ts'
import type { StockLevel } from '#contract/stock.ts'

export type StockOption = { key: string; variation_id: string | null; size: string | null; level: StockLevel }
export type StockRow = { id: string | null; name: string; options: StockOption[] }
type Stocked = Pick<ListedProduct, 'variations' | 'sizes' | 'stock'>

/** Returns a row per variation with every size, including options that were never counted. */
export function stockRows({ variations, sizes, stock }: Stocked): StockRow[] {
  const rows: { id: string | null; name: string }[] = variations.length > 0 ? variations : [{ id: null, name: '' }]
  const columns: (string | null)[] = sizes.length > 0 ? sizes : [null]
  return rows.map(({ id, name }) => ({
    id,
    name,
    options: columns.map((size) => ({
      key: `${id} ${size}`,
      variation_id: id,
      size,
      level: stock.find((level) => level.variation_id === id && level.size === size) ?? {
        variation_id: id,
        size,
        on_hand: 0,
        reserved: 0,
        available: 0,
      },
    })),
  }))
}

/** Returns the total stock, and how many options have few or no pieces left. */
export function stockFigures(product: Stocked, few: number) {
  const left = stockRows(product).flatMap(({ options }) => options.map(({ level }) => level.available))
  return {
    available: product.stock.reduce((sum, level) => sum + level.available, 0),
    options: left.length,
    gone: left.filter((pieces) => pieces === 0).length,
    low: left.filter((pieces) => pieces > 0 && pieces <= few).length,
  }
}
