import type { Facets } from '#contract/catalog.ts'
import { type CountedListings, mostSizes } from './product-listing.ts'

/** No product may match both queries. */
export function addCounts(one: CountedListings, other: CountedListings): CountedListings {
  return {
    categoryId: one.categoryId,
    found: one.found + other.found,
    total: one.total + other.total,
    facets: addFacets(one.facets, other.facets),
  }
}

function addFacets(one: Facets, other: Facets): Facets {
  const sizes = Object.entries(added(one.sizes, other.sizes)).toSorted(([a, few], [b, many]) => many - few || (a < b ? -1 : 1))
  return {
    categories: added(one.categories, other.categories),
    price: added(one.price, other.price),
    colors: added(one.colors, other.colors),
    availability: added(one.availability, other.availability),
    sizes: Object.fromEntries(sizes.slice(0, mostSizes)),
  }
}

function added<Counts extends Readonly<Record<string, number>>>(one: Counts, other: Counts): Counts {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)])) as unknown as Counts
}
