import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Parts that pages request only when they are opened, and their messages. Without a network they could no longer be fetched. */
const wanted = /^(?:cart-drawer|cart-line-row|toast-host|load-words|listen-to-shop|cart|goods|shell|live)-[\w-]{8}\.js$/

/**
 * Returns the addresses of storefront pages, cart and toasts, and of their static imports. A link whose code is missing would reload the
 * open page.
 */
export function laterFiles(assetsFolder, manifestFile) {
  const files = new Set([
    ...readdirSync(assetsFolder).filter((file) => wanted.test(file)),
    ...filesOfPages(join(assetsFolder, manifestFile)),
  ])
  for (const file of files) {
    if (!file.endsWith('.js')) continue
    const code = readFileSync(join(assetsFolder, file), 'utf8')
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) files.add(imported)
  }
  return [...files].sort((a, b) => (a < b ? -1 : 1)).map((file) => `/assets/${file}`)
}

function filesOfPages(manifest) {
  const text = readFileSync(manifest, 'utf8')
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const pages = Object.values(routes).filter(({ id }) => id.startsWith('storefront/'))
  const addresses = pages.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
  return addresses.filter(Boolean).map((address) => address.replace('/assets/', '').replace(/#.*$/, ''))
}
