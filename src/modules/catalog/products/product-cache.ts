import type { Product } from '#contract/catalog.ts'
import { TextCache } from '#kit/text-cache.ts'
import { remembered } from '#modules/shop-memory.ts'
import { presentProduct } from './product-presenter.ts'
import { productRow } from './product-store.ts'

/** Each takes 16 kB with what pages derive from it. */
const mostProducts = 2000

export const productCache = remembered(() => new TextCache<Product>(mostProducts, (text) => presentProduct(productRow(text))))
