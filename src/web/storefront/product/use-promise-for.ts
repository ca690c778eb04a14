import * as catalog from '#contract/calls/catalog.gen.ts'
import type { CountryCode } from '#contract/countries.ts'
import type { DeliveryPromise } from '#contract/rules/working-days.ts'
import { useLateQuery } from '#web/browser/query/use-late-query.ts'
import type { ProductView } from './load.ts'

export type ShownPromise = { delivery: DeliveryPromise | null; isWaiting: boolean; hasFailed: boolean }

/**
 * Returns the delivery promise for a country. A country other than the page's is requested; until the answer arrives the last one stays
 * visible.
 */
export function usePromiseFor({ goods: { slug }, promise }: ProductView, country: CountryCode): ShownPromise {
  const isOther = country !== promise.country
  // When the page's own promise changes, other countries' promises change too.
  const version = promise.delivery?.made_by
  const { data, isWaiting, isError } = useLateQuery(catalog.getProduct, isOther ? { id: slug, country } : undefined, version)
  if (!isOther) return { delivery: promise.delivery, isWaiting: false, hasFailed: false }
  return { delivery: data?.delivery ?? null, isWaiting, hasFailed: isError }
}
