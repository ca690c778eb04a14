import { createRouterClient } from '@orpc/server'
import type { MiddlewareHandler } from 'hono'
import { guest } from '#contract/actor.ts'
import { isLanguage, languageCookie } from '#contract/languages.ts'
import type { Shop } from '../shop.ts'
import type { EdgeEnv } from './edge-env.ts'
import { askAuthFor } from './ask-auth.ts'
import { pageTags } from './freshness.ts'
import { keyOf } from './kept-keys.ts'
import { openByToken } from './open-by-token.ts'
import type { RenderedPage, RenderPage } from '#web/kit/render-page.ts'
import { createRequestContext, type Asking } from './request-context.ts'
import { locate, visitorLanguage } from './visitor-language.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Renders pages: public ones once for everybody, the others for each visit with the visitor's own rights. */
export function servePages(shop: Shop, render: RenderPage): MiddlewareHandler<EdgeEnv> {
  async function renderFor(request: Request, asking: Asking, prefix: string): Promise<RenderedPage> {
    const context = createRequestContext(shop, request.headers, asking)
    const api = createRouterClient(shop.router, { context })
    const visit = {
      language: asking.language,
      prefix,
      publicUrl: shop.config.publicUrl,
      actor: asking.actor,
      isProduction: shop.config.isProduction,
    }
    const page = await render(request, {
      visit,
      api,
      askAuth: askAuthFor(shop.identity, request, context),
      onFault: (error) => context.ctx.log.error({ err: error }, 'page failed'),
    })
    for (const [name, value] of context.reply) page.response.headers.append(name, value)
    return page
  }

  return async (c) => {
    const request = c.req.raw
    const url = new URL(request.url)
    const { prefix, language: prefixLanguage } = locate(url.pathname)
    const language = visitorLanguage(prefixLanguage, request.headers.get('cookie'), request.headers.get('accept-language'))
    const asking = { address: c.get('address'), requestId: c.get('requestId'), language }

    const chosen = url.searchParams.get('lang')
    if (isLanguage(chosen) && request.method === 'GET' && !url.pathname.endsWith('.data')) return chooseLanguage(url, chosen)

    const key = request.method === 'GET' || request.method === 'HEAD' ? keyOf(c.env.incoming) : undefined
    if (key === undefined) {
      const actor = await shop.identity.identify(request.headers)
      const opened =
        request.method === 'GET'
          ? await openByToken(shop, url, createRequestContext(shop, request.headers, { ...asking, actor }))
          : undefined
      if (opened) return opened
      const { response, html } = await renderFor(request, { ...asking, actor }, prefix)
      response.headers.set('cache-control', 'private, no-store')
      return html === undefined ? response : new Response(html, response)
    }
    const kept = await shop.kept.produce(
      key,
      async (uses) => {
        const address = new URL(key.slice(key.indexOf(' ') + 1), url.origin)
        const { response, html } = await renderFor(new Request(address), { ...asking, actor: guest, uses: pageTags(uses) }, prefix)
        return {
          status: response.status,
          headers: keptHeaders(response.headers, prefix),
          body: html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html),
        }
      },
      request.headers.get('accept-encoding') ?? undefined,
    )
    return new Response(new Uint8Array(kept.body), { status: kept.status, headers: kept.headers })
  }
}

function keptHeaders(headers: Headers, prefix: string): Record<string, string> {
  return {
    ...Object.fromEntries(headers),
    'cache-control': 'no-cache',
    vary: prefix === '' ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
  }
}

/** Without JavaScript the language switch is a link: `?lang=` sets the cookie and goes to the plain address. */
function chooseLanguage(url: URL, language: string): Response {
  url.searchParams.delete('lang')
  // One slash at the start: two would name another host.
  const location = locate(url.pathname).path.replace(/^[/\\]+/, '/') + url.search
  const cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  return new Response(null, { status: 303, headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' } })
}
