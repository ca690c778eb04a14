import type { IncomingMessage } from 'node:http'
import { keptQueryOf } from '#web/render/kept-pages.ts'
import { locate, visitorLanguage } from '#contract/rules/request-language.ts'

const keptCalls: readonly { path: RegExp; query: readonly string[] }[] = [
  { path: /^\/api\/categories$/, query: ['active', 'lang'] },
  {
    path: /^\/api\/products$/,
    query: ['category', 'q', 'price', 'colors', 'availability', 'sort', 'order', 'page', 'limit', 'status', 'lang'],
  },
  { path: /^\/api\/products\/[a-z0-9-]{1,100}$/, query: ['lang'] },
  { path: /^\/api\/search$/, query: ['q', 'lang'] },
  { path: /^\/api\/(home|shop|stories)$/, query: ['lang'] },
  { path: /^\/api\/stories\/[a-z0-9-]{1,100}$/, query: ['lang'] },
  { path: /^\/api\/checkout\/options$/, query: ['lang'] },
  { path: /^\/data\/featured\.json$/, query: ['lang'] },
]

/** The same in every visitor's language. */
const keptFiles: typeof keptCalls = [
  { path: /^\/sitemap(-pages|-[1-9][0-9]{0,4})?\.xml$/, query: [] },
  { path: /^\/feeds\/(google\.xml|meta\.csv)$/, query: ['lang'] },
]

const longestKey = 500

/**
 * Language and normalised address of an answer that may be kept for everybody. Parameters that the answer does not
 * depend on are left out, so that they make no entries of their own; a repeated parameter is not kept at all.
 */
export function keyOf(request: Pick<IncomingMessage, 'url' | 'headers'>): string | undefined {
  const url = request.url ?? '/'
  if (url.length > longestKey || request.headers['authorization']) return undefined
  // Staff see more than a shopper through the same calls.
  if (url.startsWith('/api/') && request.headers.cookie?.includes('session_token=')) return undefined
  const queryAt = url.indexOf('?')
  const fullPath = queryAt === -1 ? url : url.slice(0, queryAt)
  const file = keptFiles.find(({ path }) => path.test(fullPath))
  if (file) {
    const query = queryAt === -1 ? '' : normalise(url.slice(queryAt + 1), file.query)
    return query === undefined ? undefined : `file ${fullPath}${query}`
  }
  const { path, prefix, language: prefixLanguage } = locate(fullPath)
  const known = knownQuery(path)
  if (!known) return undefined
  const language = visitorLanguage(prefixLanguage, request.headers.cookie, request.headers['accept-language'])
  const query = queryAt === -1 ? '' : normalise(url.slice(queryAt + 1), known)
  return query === undefined ? undefined : `${language} ${prefix}${path}${query}`
}

function knownQuery(path: string): readonly string[] | undefined {
  if (path.endsWith('.data')) {
    const page = keptQueryOf(path === '/_.data' || path === '.data' ? '/' : path.slice(0, -'.data'.length))
    return page && ['_routes', ...page]
  }
  return keptQueryOf(path) ?? keptCalls.find((call) => call.path.test(path))?.query
}

function normalise(query: string, known: readonly string[]): string | undefined {
  const given = new URLSearchParams(query)
  // On a page `lang` is a choice to remember, not a version of the page.
  if (given.has('lang') && !known.includes('lang')) return undefined
  const kept = new URLSearchParams()
  for (const name of known) {
    const values = given.getAll(name)
    // Of bytes that were no text U+FFFD is left, and what was sent must be looked at to refuse it.
    if (values.length > 1 || values[0]?.includes('\ufffd')) return undefined
    if (values[0] !== undefined) kept.set(name, values[0])
  }
  return kept.size === 0 ? '' : `?${kept}`
}
