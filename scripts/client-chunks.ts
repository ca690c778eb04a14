type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Style stays with the root, which every page has: what is loaded later would ask for it once more, and the page be laid out anew. */
const ours = /[\\/]src[\\/](?:web|contract)[\\/][^?]*(?<!\.css)$/
const page = /[\\/](?:web[\\/](root)|storefront[\\/](layout|home|shop|product)(?:[\\/]page)?)\.tsx/

/**
 * In the files below too: their own are then never asked for by a first page (see first-files.ts). What the entry shares with others must not
 * be in the entry's file, which would then run twice (see slim-manifest.mjs).
 */
const storefrontItself = /[\\/]web[\\/](?:storefront[\\/](?:layout|boundary)\.tsx|features[\\/]offline[\\/]page-build\.ts)$/
const productItself = /[\\/]web[\\/]storefront[\\/]product[\\/]page\.tsx$/

/**
 * Three files instead of forty for what a shopper's first page needs: the framework; what the root, the storefront's layout or two of
 * its pages import at once; and the rest of the product's page. Small files compress badly, and each costs a phone a request.
 * The bundler splits all else. A module goes to the group with the highest priority, with what it imports.
 */
export const clientChunks = [
  {
    name: 'framework',
    priority: 3,
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@react-router)[\\/]|^\0rolldown[\\/]runtime|preload-helper/,
  },
  {
    name: (id: string, graph: Graph) => (storefrontItself.test(id) || isShared(pagesThatImport(id, graph)) ? 'storefront' : null),
    priority: 2,
    debugName: 'storefront',
  },
  {
    name: (id: string, graph: Graph) => (productItself.test(id) || pagesThatImport(id, graph).has('product') ? 'product' : null),
    priority: 1,
    debugName: 'product',
  },
]

function isShared(pages: ReadonlySet<string>): boolean {
  return pages.has('root') || pages.has('layout') || pages.size > 1
}

function pagesThatImport(id: string, graph: Graph): ReadonlySet<string> {
  const pages = new Set<string>()
  if (!ours.test(id) || page.test(id)) return pages
  const seen = new Set([id])
  for (const module of seen) {
    const [match, root, name = root] = page.exec(module) ?? []
    if (match && name) pages.add(name)
    else for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return pages
}
