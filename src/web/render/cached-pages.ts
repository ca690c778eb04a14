/** Pages that are the same for every visitor of a language, with the query parameters that they depend on. */
type CachedPage = { path: RegExp; query: readonly string[] }

const shopQuery = ['q', 'price', 'colors', 'availability', 'sizes', 'sort', 'order', 'page']

const cachedPages: readonly CachedPage[] = [
  { path: /^\/$/, query: [] },
  { path: /^\/shop(\/[a-z0-9-]{1,100})?$/, query: shopQuery },
  { path: /^\/product\/[a-z0-9-]{1,100}$/, query: [] },
  { path: /^\/(about|contact|terms|privacy|privacy\/ms|membership|events)$/, query: [] },
  { path: /^\/events\/[a-z0-9-]{1,100}$/, query: [] },
]

/** Returns the query parameters that a cached page depends on; undefined for a page that is not cached. */
export function cachedQueryOf(path: string): readonly string[] | undefined {
  return cachedPages.find((page) => page.path.test(path))?.query
}
