import type { Product } from '#contract/catalog.ts'
import { TextCache } from '#kit/text-cache.ts'
import { presentProduct } from './product-presenter.ts'
import { productRow } from './product-store.ts'

/** Each takes 16 kB with what pages derive from it. */
const mostProducts = 2000

/** One per shop. */
export function createProductCache(): TextCache<Product> {
  return new TextCache(mostProducts, (text) => presentProduct(productRow(text)))
}
