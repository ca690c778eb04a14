import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import { allPages } from './all-pages.ts'
import { leftOut } from './left-out.ts'

/** Returns the routes that are missing in all page lists. Only leaf routes are pages. */
export function routesNotListed(): string[] {
  const listed = new Set([...allPages.map(({ name }) => name.replace(/ \(.*\)$/, '')), ...Object.keys(leftOut)])
  return pathsOf(routes, '').filter((path) => !listed.has(path))
}

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, children, index }) => {
    const own = [above, path].filter(Boolean).join('/')
    if (children) return pathsOf(children, own)
    return index === true || path !== undefined ? [own] : []
  })
}
