type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const framework = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@react-router)[\\/]/
const ours = /[\\/]src[\\/](?:web|contract)[\\/][^?]*$/
const storefrontPage = /[\\/]web[\\/](root|storefront[\\/](?:layout|home[\\/]page|shop[\\/]page|product[\\/]page))\.tsx/

/**
 * Two files instead of forty for what a shopper's first page needs: the framework, and whatever the root, the storefront's layout or two
 * of its pages import at once. Small files compress badly, and each costs a phone a request. The bundler splits the rest.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (framework.test(id)) return 'framework'
  if (!ours.test(id) || storefrontPage.test(id)) return null
  const pages = pagesThatImport(id, graph)
  return pages.has('root') || pages.has('storefront/layout') || pages.size > 1 ? 'storefront' : null
}

function pagesThatImport(id: string, graph: Graph): ReadonlySet<string> {
  const pages = new Set<string>()
  const seen = new Set([id])
  for (const module of seen) {
    const page = storefrontPage.exec(module)?.[1]
    if (page !== undefined) pages.add(page)
    else for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return pages
}
