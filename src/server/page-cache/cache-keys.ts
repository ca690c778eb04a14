import type { Language } from '#contract/languages.ts'
import type { IncomingMessage } from 'node:http'
import { cachedQueryOf } from '#web/render/cached-pages.ts'
import { modules } from '../modules.ts'
import { locate, visitorLanguage } from '#contract/rules/request-language.ts'

const cached = modules.flatMap((module) => module.cached ?? [])
const cachedCalls = cached.filter(({ isFile }) => !isFile)
/** Files that are the same in every language. */
const cachedFiles = cached.filter(({ isFile }) => isFile)

const longestKey = 500

/** Returns the language and address, without parameters that do not affect the response; undefined for a repeated parameter. */
export function keyOf(among: readonly Language[], request: Pick<IncomingMessage, 'url' | 'headers'>): string | undefined {
  const url = request.url ?? '/'
  if (url.length > longestKey || request.headers['authorization']) return undefined
  // Staff receive more data than shoppers from the same calls.
  if (url.startsWith('/api/') && request.headers.cookie?.includes('session_token=')) return undefined
  const queryAt = url.indexOf('?')
  const fullPath = queryAt === -1 ? url : url.slice(0, queryAt)
  const file = cachedFiles.find(({ path }) => path.test(fullPath))
  if (file) {
    const query = queryAt === -1 ? '' : normalise(url.slice(queryAt + 1), file.query)
    return query === undefined ? undefined : `file ${fullPath}${query}`
  }
  const { path, prefix, language: prefixLanguage } = locate(fullPath)
  const known = knownQuery(path)
  if (!known) return undefined
  const language = visitorLanguage(among, prefixLanguage, request.headers.cookie, request.headers['accept-language'])
  const query = queryAt === -1 ? '' : normalise(url.slice(queryAt + 1), known)
  return query === undefined ? undefined : `${language} ${prefix}${path}${query}`
}

function knownQuery(path: string): readonly string[] | undefined {
  if (path.endsWith('.data')) {
    const page = cachedQueryOf(path === '/_.data' || path === '.data' ? '/' : path.slice(0, -'.data'.length))
    return page && ['_routes', ...page]
  }
  return cachedQueryOf(path) ?? cachedCalls.find((call) => call.path.test(path))?.query
}

function normalise(query: string, known: readonly string[]): string | undefined {
  const given = new URLSearchParams(query)
  // On a page `lang` is a choice to remember, not a version of the page.
  if (given.has('lang') && !known.includes('lang')) return undefined
  const kept = new URLSearchParams()
  for (const name of known) {
    const values = given.getAll(name)
    // Invalid bytes decode to U+FFFD. The original request must be checked and refused.
    if (values.length > 1 || values[0]?.includes('\ufffd')) return undefined
    if (values[0] !== undefined) kept.set(name, values[0])
  }
  return kept.size === 0 ? '' : `?${kept}`
}
