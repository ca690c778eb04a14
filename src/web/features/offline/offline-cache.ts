import { languages, prefixOf } from '#contract/languages.ts'
import { dataOf, cachedAs } from './cached-requests.ts'
import { ownCacheName, takeOverOwnPages } from './own-pages.ts'
import { buildName, isDataOfThisBuild, isPageOfThisBuild } from './this-build.ts'

/** Files of this build for the cart and the toasts with their messages. No page requests them before they open. */
declare const LATER_FILES: readonly string[]

const cacheName = `tulpar ${buildName}`
const mostPages = 60
const mostFiles = 300
const prefixes = languages.map(prefixOf)

export function openCopies(): Promise<Cache> {
  return caches.open(cacheName)
}

/** Caches a page together with its data, only if this build made them. */
export async function cachePage(url: URL, given?: Response, givenData?: Response): Promise<void> {
  url.hash = ''
  if (cachedAs(url, true) !== 'page') return
  const html = given ?? (await fetch(url))
  if (html.status !== 200 || html.redirected) return
  const text = await html.clone().text()
  if (!isPageOfThisBuild(text)) return
  const data = givenData ?? (await fetch(dataOf(url)))
  const cache = await openCopies()
  await cacheFiles(filesOf(text))
  await cache.put(url.href, html)
  if (data.status === 200 && isDataOfThisBuild(data)) await cache.put(dataOf(url).href, data)
  await trim(cache)
}

export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const cache = await openCopies()
  const files = addresses
    .map((address) => new URL(address, location.origin))
    .filter((url) => url.origin === location.origin && cachedAs(url, false) === 'file')
  await Promise.all(
    files.map(async ({ href }) => {
      if (await cache.match(href)) return
      const response = await fetch(href)
      if (response.status === 200) await cache.put(href, response)
    }),
  )
}

/** The offline page is shown at any address, so it is cached without scripts, which would load the page of that address. */
export async function cacheOfflinePages(): Promise<void> {
  const cache = await openCopies()
  const on: string[] = []
  for (const prefix of prefixes) {
    const url = new URL(`${prefix}/offline`, location.origin)
    const response = await fetch(url, { redirect: 'manual' })
    // The pages of a language that is off redirect.
    if (response.type === 'opaqueredirect') continue
    on.push(prefix)
    const html = await response.text()
    if (response.status !== 200 || !isPageOfThisBuild(html)) throw new Error('the offline page is of another build')
    const still = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    await cacheFiles(filesOf(still))
    await cache.put(url.href, new Response(still, { headers: response.headers }))
  }
  await cacheFiles(LATER_FILES)
  for (const prefix of on) await cachePage(new URL(`${prefix}/cart`, location.origin))
}

/** Finds the offline page in the language of the address, or in English where that language was off when it was cached. */
export async function findOfflinePage({ pathname }: URL): Promise<Response | undefined> {
  const cache = await openCopies()
  const prefix = prefixes.find((known) => known !== '' && (pathname === known || pathname.startsWith(`${known}/`))) ?? ''
  const pageIn = (one: string) => cache.match(new URL(`${one}/offline`, location.origin).href)
  return (await pageIn(prefix)) ?? pageIn('')
}

export async function forgetOtherBuilds(): Promise<void> {
  await takeOverOwnPages((html) => cacheFiles(filesOf(html)))
  for (const name of await caches.keys())
    if (name.startsWith('tulpar ') && name !== cacheName && name !== ownCacheName) await caches.delete(name)
}

/** Deletes the oldest pages and images; the offline pages, the cart and built files stay. */
export async function trim(cache: Cache): Promise<void> {
  const cached = (await cache.keys()).map(({ url }) => url)
  const pages = cached.filter((url) => !/\/(assets|images)\/|\/(offline|cart)$|\.data(\?|$)/.test(url))
  const images = cached.filter((url) => url.includes('/images/'))
  const surplus = pages.slice(0, Math.max(0, pages.length - mostPages))
  const gone = [
    ...surplus,
    ...surplus.map((page) => dataOf(new URL(page)).href),
    ...images.slice(0, Math.max(0, images.length - mostFiles)),
  ]
  await Promise.all(gone.map((url) => cache.delete(url)))
}

export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}
