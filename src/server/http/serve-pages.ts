import { createRouterClient } from '@orpc/server'
import type { MiddlewareHandler } from 'hono'
import { guest, isStaff } from '#contract/actor.ts'
import { languageCookie, officeLanguageOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { answerTo } from '#kit/http/api-handler.ts'
import { Unavailable } from '#kit/http/domain-error.ts'
import type { Shop } from '../shop.ts'
import type { HttpEnv } from '#modules/http-route.ts'
import { pageUses } from '#modules/cache-tags.ts'
import { createLogFault, waitingWhen } from './coming-back.ts'
import { compressPersonal } from './compress-personal.ts'
import { sentencesIn } from './error-sentences.ts'
import { keyOf } from '../page-cache/cache-keys.ts'
import { openByToken } from './open-by-token.ts'
import { pageRouter } from './page-router.ts'
import { withoutLastSlash } from './plain-address.ts'
import { readOnce } from './read-once.ts'
import type { RenderedPage, RenderPage } from '#web/render/render-page.ts'
import { createRequestContext, type Asking } from './request-context.ts'
import { locate, visitorLanguage } from '#contract/rules/request-language.ts'
import { languagesOn } from '#modules/shop-languages.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Renders pages: public ones once for everybody, others per visit with the visitor's rights. */
export function servePages(shop: Shop, render: RenderPage): MiddlewareHandler<HttpEnv> {
  const logFault = createLogFault()
  const router = pageRouter(shop.router)

  /** `away`: the error of a database that is known to be down, since even the visitor's session could not be read. */
  async function renderFor(request: Request, asking: Asking, prefix: string, away?: Unavailable): Promise<RenderedPage> {
    const context = createRequestContext(shop, headersOfCalls(request), asking)
    let missed = away
    const api = createRouterClient(router, {
      context,
      interceptors: [
        async ({ next }) => {
          if (away) throw away
          try {
            return await next()
          } catch (error) {
            if (error instanceof Unavailable) missed = error
            throw error
          }
        },
        readOnce(),
      ],
    })
    const visit = {
      language: asking.language,
      prefix,
      publicUrl: shop.config.publicUrl,
      actor: asking.actor,
      isAway: away !== undefined,
      isProduction: shop.config.isProduction,
    }
    const page = await render(request, {
      visit,
      api,
      refusalOf: (error) => {
        const answer = answerTo(error, sentencesIn(asking.language))
        return answer.status < 500 ? answer : undefined
      },
      onFault: (error) => logFault(context.ctx.log, error, 'page failed'),
    })
    for (const [name, value] of context.reply) page.response.headers.append(name, value)
    return missed ? asUnavailable(page) : page
  }

  async function renderVisit(request: Request, asking: Omit<Asking, 'actor'>, prefix: string): Promise<Response> {
    try {
      const actor = await shop.states.identity.identify(request.headers)
      const context = createRequestContext(shop, request.headers, { ...asking, actor })
      const opened = request.method === 'GET' ? await openByToken(shop, new URL(request.url), context) : undefined
      return opened ?? (await answerOf(request, await renderFor(request, { ...asking, actor, takesKept: !isStaff(actor) }, prefix)))
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      return answerOf(request, await renderFor(request, { ...asking, actor: guest }, prefix, error))
    }
  }

  return async (c) => {
    const request = c.req.raw
    const url = new URL(request.url)
    const plain = request.method === 'GET' || request.method === 'HEAD' ? withoutLastSlash(url) : undefined
    if (plain !== undefined) return new Response(null, { status: 308, headers: { location: plain, 'cache-control': 'no-cache' } })
    const { path, prefix, language: prefixLanguage } = locate(url.pathname)
    const on = languagesOn(shop)
    if (prefixLanguage && !on.includes(prefixLanguage)) return inEnglish(url)
    const spoken = visitorLanguage(on, prefixLanguage, request.headers.get('cookie'), request.headers.get('accept-language'))
    const language = isOffice(path) ? officeLanguageOf(spoken) : spoken
    const asking = { address: c.get('address'), requestId: c.get('requestId'), language }

    const chosen = url.searchParams.get('lang')
    if (on.some((one) => one === chosen) && chosen !== null && request.method === 'GET' && !url.pathname.endsWith('.data'))
      return chooseLanguage(url, chosen)

    const key = request.method === 'GET' || request.method === 'HEAD' ? keyOf(on, c.env.incoming) : undefined
    if (key === undefined) return renderVisit(request, asking, prefix)
    const cached = await shop.responseCache.produce(
      key,
      async (uses) => {
        const address = new URL(key.slice(key.indexOf(' ') + 1), url.origin)
        const { response, html } = await renderFor(new Request(address), { ...asking, actor: guest, uses: pageUses(uses) }, prefix)
        return {
          status: response.status,
          headers: cachedHeaders(response.headers, prefix),
          body: html ?? Buffer.from(await response.arrayBuffer()),
        }
      },
      request.headers.get('accept-encoding') ?? undefined,
    )
    return new Response(new Uint8Array(cached.body), { status: cached.status, headers: cached.headers })
  }
}

/** A page may be opened from anywhere, for instance by a mail's link, so the origin is checked only for submitted forms. */
function headersOfCalls(request: Request): Headers {
  const headers = new Headers(request.headers)
  if (request.method === 'GET' || request.method === 'HEAD') headers.delete('sec-fetch-site')
  return headers
}

async function answerOf(request: Request, { response, html }: RenderedPage): Promise<Response> {
  const { headers, status } = response
  headers.set('cache-control', 'private, no-store')
  const isData = headers.get('content-type')?.startsWith('text/x-script') === true && response.body !== null
  const body = html ?? (isData ? Buffer.from(await response.arrayBuffer()) : undefined)
  return body === undefined
    ? response
    : new Response(new Uint8Array(await compressPersonal(body, request.headers, headers)), { status, headers })
}

/** A partly rendered page must not look complete, so it becomes a 503. A redirect still redirects. */
function asUnavailable({ response, html }: RenderedPage): RenderedPage {
  if (response.status >= 300 && response.status < 400) return { response, html }
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(waitingWhen(503))) headers.set(name, value)
  return { response: new Response(response.body, { status: 503, headers }), html }
}

function cachedHeaders(headers: Headers, prefix: string): Record<string, string> {
  return {
    ...Object.fromEntries(headers),
    'cache-control': 'no-cache',
    vary: prefix === '' ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
  }
}

/** An address of a language that is off. Temporary, since the language may be switched on again. */
function inEnglish(url: URL): Response {
  const location = locate(url.pathname).path.replace(/^[/\\]+/, '/') + url.search
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } })
}

function isOffice(path: string): boolean {
  return path === pages.admin() || path.startsWith(`${pages.admin()}/`) || path.startsWith(`${pages.admin()}.`)
}

/** Without JavaScript the language switch is a link: `?lang=` sets the cookie and redirects to the plain address. */
function chooseLanguage(url: URL, language: string): Response {
  url.searchParams.delete('lang')
  // One slash at the start, since two would name another host.
  const location = locate(url.pathname).path.replace(/^[/\\]+/, '/') + url.search
  const cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  return new Response(null, { status: 303, headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' } })
}
