import { ownCachesBegin } from './own-caches.ts'
import { buildName, isPageOfThisBuild } from './this-build.ts'

export const ownCacheName = `${ownCachesBegin}${buildName}`
/** Holds the page's own expiry date, after which it is deleted. */
const untilHeader = 'x-kept-until'
const untilInPage = /<meta name="kept-until" content="([^"]+)"/

/** Caches a personal page; `keepFiles` caches its files with the rest of the build. */
export async function keepOwnPage(url: URL, response: Response, keepFiles: (html: string) => Promise<void>): Promise<void> {
  const cache = await caches.open(ownCacheName)
  if (response.status >= 500) return
  const html = response.status === 200 && !response.redirected ? await response.text() : ''
  if (!isPageOfThisBuild(html)) {
    await cache.delete(addressOf(url))
    return
  }
  await keepFiles(html)
  const headers = new Headers(response.headers)
  const until = untilInPage.exec(html)?.[1]
  if (until !== undefined) headers.set(untilHeader, until)
  await cache.put(addressOf(url), new Response(html, { headers }))
  await forgetWhatIsOver(cache)
}

export async function findOwnPage(url: URL): Promise<Response | undefined> {
  if (!(await caches.has(ownCacheName))) return undefined
  const cache = await caches.open(ownCacheName)
  await forgetWhatIsOver(cache)
  return cache.match(addressOf(url))
}

/** Fetches the pages again for this build. Without a network they are cached at the next visit. */
export async function takeOverOwnPages(keepFiles: (html: string) => Promise<void>): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(ownCachesBegin) && name !== ownCacheName)
  for (const name of earlier) {
    const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url)
    for (const address of addresses) {
      const response = await fetch(address).catch(() => undefined)
      if (response) await keepOwnPage(new URL(address), response, keepFiles)
    }
    await caches.delete(name)
  }
}

async function forgetWhatIsOver(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    const until = (await cache.match(request))?.headers.get(untilHeader)
    if (until && Date.parse(until) < Date.now()) await cache.delete(request)
  }
}

/** Leaves out the query string, which the page itself reads. */
function addressOf(url: URL): string {
  return url.origin + url.pathname
}
