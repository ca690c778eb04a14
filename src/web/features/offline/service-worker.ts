import { cacheFiles, cacheOfflinePages, cachePage, filesOf, findOfflinePage, forgetOtherBuilds, openCopies, trim } from './offline-cache.ts'
import { buildOf, cachedAs, isOwnPage, pageOf } from './cached-requests.ts'
import { deleteOwnCaches } from './own-caches.ts'
import { findOwnPage, keepOwnPage } from './own-pages.ts'
import { isDataOfThisBuild, isManifestOfThisBuild } from './this-build.ts'
import type { ToWorker } from './to-worker.ts'
import { type Fetching, on, type Waiting, worker } from './worker-scope.ts'

const patienceMs = 4000
/** By then the browser has left the waiting page. */
const openingMs = 5_000
/** Half a minute in all: the browser still counts a closed page for some seconds, and another may stay open. */
const askAgainMs = 2000
const mostAsked = 15

on<Waiting>('install', (event) => event.waitUntil(cacheOfflinePages()))
on<Waiting>('activate', (event) => event.waitUntil(forgetOtherBuilds().then(() => worker.clients.claim())))
on<Waiting & { data: ToWorker }>('message', (event) => {
  const { data } = event
  event.waitUntil(answerMessage(data))
})
on<Fetching>('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('range')) return
  const isNavigation = request.mode === 'navigate'
  const kind = cachedAs(url, isNavigation)
  if (kind === 'file') event.respondWith(answerFile(event))
  else if (kind === 'data') event.respondWith(answerData(event, url))
  else if (isNavigation && isOwnPage(url)) event.respondWith(answerOwnPage(event, url))
  else if (isNavigation) event.respondWith(answerPage(event, url, kind === 'page'))
})

async function answerMessage(message: ToWorker): Promise<unknown> {
  if (message.kind === 'take_over') return takeOver(message.build)
  if (message.kind === 'keep') return Promise.all([keepPage(new URL(message.page)), cacheFiles(message.files)])
  return deleteOwnCaches()
}

/** Replaces the previous worker only when a single page is open: a page of an older build in another tab needs its own worker and files. */
async function takeOver(pageBuild: string): Promise<void> {
  if (!isManifestOfThisBuild(pageBuild)) return
  for (let asked = 0; asked < mostAsked; asked += 1) {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (open.length === 1) return worker.skipWaiting()
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
}

/** Images and built files never change under their names, so the cached copy is always valid. */
async function answerFile(event: Fetching): Promise<Response> {
  const cache = await openCopies()
  const cached = await cache.match(event.request.url)
  if (cached) return cached
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(cache.put(event.request.url, response.clone()).then(() => trim(cache)))
  return response
}

async function answerPage(event: Fetching, url: URL, isCached: boolean): Promise<Response> {
  const cache = await openCopies()
  const cached = isCached ? await cache.match(url.href) : undefined
  try {
    const response = await withPatience(fetch(event.request), cached !== undefined)
    if (isCached && response.status === 200 && !response.redirected) event.waitUntil(cachePage(url, response.clone()))
    return response
  } catch {
    return cached ?? (await findOfflinePage(url)) ?? Response.error()
  }
}

function keepPage(url: URL): Promise<void> {
  return isOwnPage(url) ? fetch(url).then((response) => keepOwn(url, response)) : cachePage(url)
}

function keepOwn(url: URL, response: Response): Promise<void> {
  return keepOwnPage(url, response, (html) => cacheFiles(filesOf(html)))
}

async function answerOwnPage(event: Fetching, url: URL): Promise<Response> {
  const kept = await findOwnPage(url)
  try {
    const response = await withPatience(fetch(event.request), kept !== undefined)
    event.waitUntil(keepOwn(url, response.clone()))
    return response
  } catch {
    return kept ?? (await findOfflinePage(url)) ?? Response.error()
  }
}

async function answerData(event: Fetching, url: URL): Promise<Response> {
  const cache = await openCopies()
  const cached = await cache.match(url.href)
  const page = pageOf(url)
  try {
    const response = await withPatience(fetch(event.request), cached !== undefined)
    // A page of this build can't use data from another build.
    if (buildOf(response) !== undefined && !isDataOfThisBuild(response)) return await openAsDocument(event, page, cached ?? response)
    if (response.status === 200) event.waitUntil(cachePage(page, undefined, response.clone()))
    return response
  } catch {
    // Loading the page as a document may find a cached copy, or else shows the offline page.
    return cached ?? openAsDocument(event, page, Response.error())
  }
}

/** Makes the browser load the page as a document while the router waits. If the page is already open, returns `otherwise`. */
async function openAsDocument(event: Fetching, page: URL, otherwise: Response): Promise<Response> {
  const client = await worker.clients.get(event.clientId)
  if (!client || new URL(client.url).pathname === page.pathname) return otherwise
  // Ends after a timeout, since the browser may never report the navigation: an unanswered request would keep a newer worker from taking
  // over.
  return new Promise((resolve) => {
    setTimeout(() => resolve(otherwise), openingMs)
    client.navigate(page.href).catch(() => resolve(otherwise))
  })
}

/** With a cached copy, gives up on a slow network after 4 s. */
function withPatience(answer: Promise<Response>, hasCopy: boolean): Promise<Response> {
  if (!hasCopy) return answer
  return Promise.race([answer, new Promise<Response>((_, reject) => setTimeout(() => reject(new Error('too slow')), patienceMs))])
}
