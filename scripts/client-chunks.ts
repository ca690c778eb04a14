type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** CSS is excluded and stays with the root, which every page loads. A later stylesheet would cost a request and a second layout. */
const ours = /[\\/]src[\\/](?:web|contract)[\\/][^?]*(?<!\.css)$/
const page = /[\\/]web[\\/](?:(root)|admin[\\/](layout)|storefront[\\/](layout|home|shop|product)(?:[\\/]page)?)\.tsx/

/**
 * The first page of a build loads three files instead of forty: the framework; the imports of the root, of a layout or of two storefront
 * pages; and the rest of the product page. Small files compress badly, and each costs a phone a request. The bundler splits the rest. A
 * module and its imports go to the matching group with the highest priority.
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
