import { cachedQueryOf } from '#web/render/cached-pages.ts'
import { withoutPrefix } from '#web/render/without-prefix.ts'

export type CachedAs = 'page' | 'data' | 'file' | undefined

/** Public pages, and the cart, which the browser fills. Personal data is never cached here. */
export function cachedAs(url: URL, isNavigation: boolean): CachedAs {
  if (/^\/(assets|images)\//.test(url.pathname)) return 'file'
  if (isNavigation) return isPublicPage(url.pathname) ? 'page' : undefined
  return url.pathname.endsWith('.data') && isPublicPage(pageOf(url).pathname) ? 'data' : undefined
}

/** Needed without a network: screens of a stall and a workshop, without personal data, and a customer's order code. */
const ownPages: readonly RegExp[] = [
  /^\/admin\/production-queue\/scan$/,
  /^\/admin\/events\/scan-orders$/,
  /^\/admin\/events\/[\w-]{1,100}\/sales$/,
  /^\/events\/[\w-]{1,100}\/qr\/[\w-]{1,100}$/,
]

/** Whether a page is cached for the person who opened it, until that person signs out. */
export function isOwnPage({ pathname }: URL): boolean {
  const path = withoutPrefix({ pathname, search: '' })
  return ownPages.some((page) => page.test(path))
}

export function pageOf(data: URL): URL {
  const page = new URL(data)
  page.pathname = data.pathname.replace(/(?:(?<=\/)_)?\.data$/, '')
  page.searchParams.delete('_routes')
  return page
}

export function dataOf(page: URL): URL {
  const data = new URL(page)
  data.pathname = page.pathname.endsWith('/') ? `${page.pathname}_.data` : `${page.pathname}.data`
  data.hash = ''
  return data
}

/** Returns the name of the build that made a router's data; undefined for other answers. */
export function buildOf(data: Response): string | undefined {
  return data.headers.get('x-build') ?? undefined
}

function isPublicPage(pathname: string): boolean {
  const path = withoutPrefix({ pathname, search: '' })
  return path === '/cart' || cachedQueryOf(path) !== undefined
}
