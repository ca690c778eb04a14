import type { Call } from './calls/typed-call.ts'
import type { Product } from './catalog.ts'

/** The last known featured products: a file beside the calls, for when these do not answer. */
export const featuredFile: Call<void, { products: Product[] }, never> = 'GET /data/featured.json'
