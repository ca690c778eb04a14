import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import { allPages } from './all-pages.ts'
import { leftOut } from './left-out.ts'

const listed = new Set([...allPages.map(({ name }) => name.replace(/ \(.*\)$/, '')), ...Object.keys(leftOut)])
/** Only leaf routes are pages. */
const paths = new Set(pathsOf(routes, ''))

/** Returns the routes that are missing in all page lists. */
export function routesNotListed(): string[] {
  return [...paths].filter((path) => !listed.has(path))
}

/** Returns what the lists name and the shop does not have. */
export function listedWithoutRoute(): string[] {
  return [...listed].filter((path) => !paths.has(path))
}

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, children, index }) => {
    const own = [above, path].filter(Boolean).join('/')
    if (children) return pathsOf(children, own)
    return index === true || path !== undefined ? [own] : []
  })
}
