import { dataOf, keptAs, pageOf } from './kept-requests.ts'

/** The few parts of a worker's world that TypeScript's browser types leave out. */
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Waiting & { request: Request; clientId: string; respondWith(answer: Promise<Response>): void }
type Client = { url: string; navigate(url: string): Promise<unknown> }
type WorkerScope = EventTarget & { clients: { claim(): Promise<void>; get(id: string): Promise<Client | undefined> } }
const worker = self as unknown as WorkerScope

/** The name of the build's own manifest: a page that does not name it was made by another build and is not kept with this one's. */
declare const BUILD: string

const cacheName = `tulpar ${BUILD}`
const mostPages = 60
const mostFiles = 300
const prefixes = ['', '/ru', '/kk']
const patienceMs = 4000

on<Waiting>('install', (event) => event.waitUntil(keepOfflinePages()))
on<Waiting>('activate', (event) => event.waitUntil(forgetOtherBuilds().then(() => worker.clients.claim())))
on<Waiting & { data: { page: string; files: string[] } }>('message', (event) => {
  const { page, files } = event.data
  event.waitUntil(Promise.all([keepPage(new URL(page)), keepFiles(files)]))
})
on<Fetching>('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('range')) return
  const isNavigation = request.mode === 'navigate'
  const kind = keptAs(url, isNavigation)
  if (kind === 'file') event.respondWith(answerFile(event))
  else if (kind === 'data') event.respondWith(answerData(event, url))
  else if (isNavigation) event.respondWith(answerPage(event, url, kind === 'page'))
})

function on<E extends Event>(name: string, act: (event: E) => void): void {
  worker.addEventListener(name, (event) => act(event as E))
}

/** Pictures and built files never change under their names. */
async function answerFile(event: Fetching): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(event.request.url)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(cache.put(event.request.url, response.clone()).then(() => trim(cache)))
  return response
}

async function answerPage(event: Fetching, url: URL, isKept: boolean): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = isKept ? await cache.match(url.href) : undefined
  try {
    const response = await withPatience(fetch(event.request), kept !== undefined)
    if (isKept && response.status === 200 && !response.redirected) event.waitUntil(keepPage(url, response.clone()))
    return response
  } catch {
    return kept ?? (await cache.match(offlinePage(url))) ?? Response.error()
  }
}

async function answerData(event: Fetching, url: URL): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(url.href)
  try {
    const response = await withPatience(fetch(event.request), kept !== undefined)
    if (response.status === 200) event.waitUntil(keepPage(pageOf(url), undefined, response.clone()))
    return response
  } catch {
    if (kept) return kept
    const page = pageOf(url)
    const client = await worker.clients.get(event.clientId)
    // A page that cannot be drawn from data is opened as a document, which there may be a copy of, or the offline page.
    if (client && new URL(client.url).pathname !== page.pathname) event.waitUntil(client.navigate(page.href))
    return Response.error()
  }
}

/** With a copy at hand nobody waits long for a network that hardly moves. */
function withPatience(answer: Promise<Response>, hasCopy: boolean): Promise<Response> {
  if (!hasCopy) return answer
  return Promise.race([answer, new Promise<Response>((_, reject) => setTimeout(() => reject(new Error('too slow')), patienceMs))])
}

/** A page and its data are kept together, and only when this build made them. */
async function keepPage(url: URL, given?: Response, givenData?: Response): Promise<void> {
  url.hash = ''
  if (keptAs(url, true) !== 'page') return
  const html = given ?? (await fetch(url))
  if (html.status !== 200 || html.redirected) return
  const text = await html.clone().text()
  if (!text.includes(BUILD)) return
  const data = givenData ?? (await fetch(dataOf(url)))
  const cache = await caches.open(cacheName)
  await keepFiles(filesOf(text))
  await cache.put(url.href, html)
  if (data.status === 200) await cache.put(dataOf(url).href, data)
  await trim(cache)
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const files = addresses
    .map((address) => new URL(address, location.origin))
    .filter((url) => url.origin === location.origin && keptAs(url, false) === 'file')
  await Promise.all(
    files.map(async ({ href }) => {
      if (await cache.match(href)) return
      const response = await fetch(href)
      if (response.status === 200) await cache.put(href, response)
    }),
  )
}

/** The offline page stands in for any address, so it is kept without scripts, which would look for the page of that address. */
async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const prefix of prefixes) {
    const url = new URL(`${prefix}/offline`, location.origin)
    const response = await fetch(url)
    const html = await response.text()
    if (response.status !== 200 || !html.includes(BUILD)) throw new Error('the offline page is of another build')
    const still = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    await keepFiles(filesOf(still))
    await cache.put(url.href, new Response(still, { headers: response.headers }))
  }
  await keepPage(new URL('/cart', location.origin))
}

/** What the build made for a page: styles, letters, scripts. */
function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

function offlinePage({ pathname }: URL): string {
  const prefix = prefixes.find((known) => known !== '' && (pathname === known || pathname.startsWith(`${known}/`))) ?? ''
  return new URL(`${prefix}/offline`, location.origin).href
}

async function forgetOtherBuilds(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('tulpar ') && name !== cacheName) await caches.delete(name)
}

/** The oldest pages and pictures go first; the offline pages and built files stay. */
async function trim(cache: Cache): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => url)
  const pages = kept.filter((url) => !/\/(assets|images)\/|\/offline$|\.data(\?|$)/.test(url))
  const pictures = kept.filter((url) => url.includes('/images/'))
  const surplus = pages.slice(0, Math.max(0, pages.length - mostPages))
  const gone = [
    ...surplus,
    ...surplus.map((page) => dataOf(new URL(page)).href),
    ...pictures.slice(0, Math.max(0, pictures.length - mostFiles)),
  ]
  await Promise.all(gone.map((url) => cache.delete(url)))
}
