import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Every page loads the table of routes. Which files a route's module imports is two thirds of it, and read by the server (which has a table of
 * its own, and preloads them) and by links that fetch ahead, of which there are none.
 */
export function slimManifest(file) {
  const text = readFileSync(file, 'utf8')
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
  const manifest = JSON.parse(text.slice(start, end))
  for (const route of Object.values(manifest.routes)) {
    delete route.imports
    if (route.css?.length === 0) delete route.css
  }
  writeFileSync(file, text.slice(0, start) + JSON.stringify(manifest) + text.slice(end))
}
