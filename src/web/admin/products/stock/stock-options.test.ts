import { expect, it } from 'vitest'
import { stockFigures, stockRows } from './stock-options.ts'

const level = (variation_id: string | null, size: string | null, on_hand: number, reserved = 0) => ({
  variation_id,
  size,
  on_hand,
  reserved,
  available: on_hand - reserved,
})
const named = (id: string, name: string) => ({ id, name }) as never

it('has a place for every variation and size, also where nothing was counted', () => {
  const product = {
    variations: [named('a', 'Milk'), named('b', 'Sage')],
    sizes: ['S', 'M'],
    stock: [level('a', 'S', 9), level('b', 'M', 4, 1)],
  }
  expect(stockRows(product).map(({ name, options }) => [name, options.map(({ level: { available } }) => available)])).toEqual([
    ['Milk', [9, 0]],
    ['Sage', [0, 3]],
  ])
  expect(stockFigures(product, 5)).toEqual({ available: 12, options: 4, gone: 2, low: 1 })
  expect(stockFigures(product, 9)).toMatchObject({ low: 2 })
})

it('is one place for a product without options', () => {
  expect(stockFigures({ variations: [], sizes: [], stock: [] }, 5)).toEqual({ available: 0, options: 1, gone: 1, low: 0 })
})
