/** Pages that are the same for every visitor of a language, with the query parameters that change them. Others are made for each visit. */
type KeptPage = { path: RegExp; query: readonly string[] }

const shopQuery = ['q', 'price', 'colors', 'availability', 'sort', 'order', 'page']

const keptPages: readonly KeptPage[] = [
  { path: /^\/$/, query: [] },
  { path: /^\/shop(\/[a-z0-9-]{1,100})?$/, query: shopQuery },
  { path: /^\/product\/[a-z0-9-]{1,100}$/, query: [] },
  { path: /^\/(about|contact|terms|privacy|privacy\/ms|membership|events)$/, query: [] },
  { path: /^\/events\/[a-z0-9-]{1,100}$/, query: [] },
]

/** The names of the query parameters that a kept page depends on; undefined for a page that is not kept. */
export function keptQueryOf(path: string): readonly string[] | undefined {
  return keptPages.find((page) => page.path.test(path))?.query
}
