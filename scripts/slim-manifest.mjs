import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const backOffice = /^admin\/(?:stall\/)?layout$/

/**
 * Every page loads the table of routes. Which files a route's module imports is two thirds of it, and read by the server (which has a table of
 * its own, and preloads them) and by links that fetch ahead, of which there are none. Half of the rest is the back office, of which a page
 * beside it needs none: `shop-…` is the table without it.
 */
export function slimManifest(file) {
  const text = readFileSync(file, 'utf8')
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
  const { entry, ...manifest } = JSON.parse(text.slice(start, end))
  for (const route of Object.values(manifest.routes)) {
    delete route.imports
    if (route.css?.length === 0) delete route.css
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name]
  }
  // Both are needed together and by every page. The code of the entry starts the page, as soon as it has run.
  const entryFile = join(dirname(file), basename(entry.module))
  const code = readFileSync(entryFile, 'utf8')
  if (/\bexport\s*\{/.test(code)) throw new Error('other files import the entry: what they share belongs to a file of its own')
  const write = (path, routes) =>
    writeFileSync(path, `${text.slice(0, start)}${JSON.stringify({ ...manifest, routes })}${text.slice(end).trimEnd()}\n${code}`)
  write(file, manifest.routes)
  write(join(dirname(file), `shop-${basename(file)}`), withoutBackOffice(manifest.routes))
  rmSync(entryFile)
}

/** All of it hangs on two layouts. */
export function withoutBackOffice(routes) {
  const isOfIt = (route) => route !== undefined && (backOffice.test(route.id) || isOfIt(routes[route.parentId]))
  const kept = Object.entries(routes).filter(([, route]) => !isOfIt(route))
  if (kept.length === Object.keys(routes).length) throw new Error('the back office was not found among the routes')
  return Object.fromEntries(kept)
}
