import type { Call } from './calls/typed-call.ts'
import type { Product } from './catalog.ts'

/** The last known featured products, from a static file that is read if the calls fail. */
export const featuredFile: Call<void, { products: Product[] }, never> = 'GET /data/featured.json'
