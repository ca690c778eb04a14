import { availabilities, type Availability, type Color, colors, type PriceBand, priceBands } from '#contract/rules/catalog-filters.ts'
import { cutText } from '#contract/rules/cut-text.ts'
import { pages } from '#contract/pages.ts'
import { bySize } from '#web/commerce/size-system.ts'

export const sortOptions = ['featured', 'price-asc', 'price-desc', 'newest'] as const
export type SortOption = (typeof sortOptions)[number]
/** The sort order if the address has none. */
export const defaultSort: SortOption = 'newest'
export const pageSize = 20

export type ShopQuery = {
  category: string | undefined
  q: string
  price: PriceBand[]
  colors: Color[]
  availability: Availability[]
  sizes: string[]
  /** Undefined if the address has none. */
  sort: SortOption | undefined
  page: number
}
export type Facet = 'price' | 'colors' | 'availability' | 'sizes'

/** Reads an address of the shop. Unknown values are ignored, so an old or mistyped link still shows products. */
export function readShopQuery(category: string | undefined, params: URLSearchParams): ShopQuery {
  const words = (name: string) =>
    params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .map((word) => word.trim())
  const page = Number(params.get('page') ?? 1)
  return {
    category,
    q: cutText((params.get('q') ?? '').replaceAll('\0', '').trim(), 100),
    price: priceBands.filter((band) => words('price').includes(band)),
    colors: colors.filter((color) => words('colors').includes(color)),
    availability: availabilities.filter((state) => words('availability').includes(state)),
    sizes: [...new Set(words('sizes').filter((size) => size !== '' && size.length <= 20 && !size.includes('\0')))]
      .toSorted(bySize)
      .slice(0, 30),
    sort: readSort(params),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Returns the canonical address of a query: values in a fixed order, separated by commas, defaults left out. */
export function shopAddress(query: ShopQuery): string {
  return pages.shop(query.category, {
    q: query.q,
    price: query.price.join(','),
    colors: query.colors.join(','),
    availability: query.availability.join(','),
    sizes: query.sizes.join(','),
    ...(query.sort === undefined ? {} : sortParams(query.sort)),
    page: query.page > 1 ? query.page : undefined,
  })
}

export function sortParams(sort: SortOption): { sort: 'featured' | 'price' | 'created_at'; order?: 'asc' | 'desc' } {
  switch (sort) {
    case 'featured':
      return { sort: 'featured' }
    case 'price-asc':
      return { sort: 'price', order: 'asc' }
    case 'price-desc':
      return { sort: 'price', order: 'desc' }
    case 'newest':
      return { sort: 'created_at' }
  }
}

/** Removes one choice and returns to the first page. */
export function without(query: ShopQuery, facet: Facet, word: string): ShopQuery {
  return { ...query, page: 1, [facet]: query[facet].filter((chosen: string) => chosen !== word) }
}

export function withoutFilters(query: ShopQuery): ShopQuery {
  return { ...query, q: '', price: [], colors: [], availability: [], sizes: [], page: 1 }
}

export function countFilters(query: ShopQuery): number {
  return query.price.length + query.colors.length + query.availability.length + query.sizes.length + (query.q === '' ? 0 : 1)
}

function readSort(params: URLSearchParams): SortOption | undefined {
  const key = params.get('sort')
  if (key === 'featured') return 'featured'
  if (key === 'price') return params.get('order') === 'desc' ? 'price-desc' : 'price-asc'
  return key === 'created_at' ? 'newest' : undefined
}
