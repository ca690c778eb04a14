import type { ServerBuild } from 'react-router'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { locate } from '#contract/rules/request-language.ts'
import type { createPageRenderer, RenderPage } from '#web/render/render-page.ts'

type Mode = 'production' | 'development'
type PagesBuild = ServerBuild & { entry: { module: { createPageRenderer: typeof createPageRenderer } } }

export function rendererOf(build: unknown, mode: Mode): RenderPage {
  const pagesBuild = build as PagesBuild
  return pagesBuild.entry.module.createPageRenderer(pagesBuild, mode)
}

/** Renders each address with the build that contains its page (docs/decisions/0144-client-builds-shop-and-back-office.md). */
export function rendererOfBoth(builds: { shop: unknown; backOffice: unknown }): RenderPage {
  const [shop, backOffice] = [rendererOf(builds.shop, 'production'), rendererOf(builds.backOffice, 'production')]
  return (request, given) => (isInBackOffice(new URL(request.url).pathname) ? backOffice : shop)(request, given)
}

/** Matches like the router: case does not matter, and `.data` requests the data of the page. */
export function isInBackOffice(pathname: string): boolean {
  const path = decoded(locate(pathname).path).toLowerCase()
  const page = path.replace(/(?:\/_)?\.data$/, '').replace(/\/+$/, '')
  return page !== adminPages.invitation() && (page === pages.admin() || page.startsWith(`${pages.admin()}/`))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
