type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Style stays with the root, which every page has: a later file with style would be a second request, and lay the page out again. */
const ours = /[\\/]src[\\/](?:web|contract)[\\/][^?]*(?<!\.css)$/
const page = /[\\/]web[\\/](?:(root)|admin[\\/](layout)|storefront[\\/](layout|home|shop|product)(?:[\\/]page)?)\.tsx/

/**
 * Three files instead of forty for the first page of a build: the framework; imports of the root, a layout or two of the storefront's
 * pages; and the rest of the product page. Small files compress badly, and each costs a phone a request. The bundler splits all else.
 * A module goes to the group with the highest priority, with its imports.
 */
export const clientChunks = [
  {
    name: 'framework',
    priority: 3,
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@react-router)[\\/]|^\0rolldown[\\/]runtime|preload-helper/,
  },
  { name: (id: string, graph: Graph) => (isShared(pagesThatImport(id, graph)) ? 'shared' : null), priority: 2, debugName: 'shared' },
  {
    name: (id: string, graph: Graph) => (pagesThatImport(id, graph).has('product') ? 'product' : null),
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
    const [match, root, office, name = root ?? office] = page.exec(module) ?? []
    if (match && name) pages.add(name)
    else for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return pages
}
