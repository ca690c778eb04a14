import { expect, it } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { money } from '#contract/rules/money.ts'
import type { CartLine } from './cart-lines.ts'
import { quoteOf } from './use-quote.ts'

const lineOf = (id: string): CartLine => ({ id, slug: id, name: id, imageKey: null, price: money(20), quantity: 1 })
const soldOut = { code: 'out_of_stock', line: 0, product_id: 'camel', available: 0, message: 'Sold out.' } as const
const quote = { lines: [], problems: [soldOut] } as Partial<Quote> as Quote

it('shows a problem at its line', () => {
  expect(quoteOf(quote, [lineOf('camel'), lineOf('horse')], lineOf('camel')).problem).toEqual(soldOut)
})

it('shows it at no other line that has moved up since', () => {
  expect(quoteOf(quote, [lineOf('horse')], lineOf('horse')).problem).toBeUndefined()
})
