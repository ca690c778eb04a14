import type { Product } from '#contract/catalog.ts'
import { presentProduct } from './product-presenter.ts'
import { productRow } from './product-store.ts'

/** Twice as many are kept at most, 16 kB each with what pages make of them. */
const mostRecent = 1000
/** By the text of the row. What was not asked for since the recent ones were last full is forgotten when they are full again. */
let recent = new Map<string, Product>()
let earlier = new Map<string, Product>()

/**
 * The product that a row's text says. The same text gives the same object, which nobody may change: what pages make of it can be kept
 * beside it, and can't be out of date, since whatever changes changes the text.
 */
export function keptProduct(text: string): Product {
  const known = recent.get(text)
  if (known) return known
  const product = earlier.get(text) ?? presentProduct(productRow(text))
  if (recent.size >= mostRecent) {
    earlier = recent
    recent = new Map()
  }
  recent.set(text, product)
  return product
}
