import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { languages, prefixOf } from '#contract/languages.ts'
import { locate } from '#contract/rules/request-language.ts'
import {
  type Api,
  apiContext,
  faultContext,
  htmlContext,
  refusalContext,
  type RefusalOf,
  type Visit,
  visitContext,
} from './page-context.ts'
import { RouteSections } from './route-sections.ts'

export type Given = { visit: Visit; api: Api; refusalOf: RefusalOf; onFault: (error: unknown) => void }
/** `html` is the body of a page. For other results (a redirect, data, a file) the response has the body. */
export type RenderedPage = { response: Response; html?: Buffer }
export type RenderPage = (request: Request, given: Given) => Promise<RenderedPage>

/** One router per language prefix. Part of the pages' bundle, since it needs the same React and router. */
export function createPageRenderer(build: ServerBuild, mode: 'production' | 'development'): RenderPage {
  const sections = new Map(
    languages
      .map(prefixOf)
      .map((prefix) => [prefix, new RouteSections({ ...build, basename: prefix || '/' }, (part) => createRequestHandler(part, mode))]),
  )
  const buildName = build.assets.url.split('/').at(-1) ?? ''
  return async (request, { visit, api, refusalOf, onFault }) => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(visitContext, visit)
    context.set(faultContext, onFault)
    context.set(refusalContext, refusalOf)
    const page: { html?: Buffer; refused?: number } = {}
    context.set(htmlContext, page)
    const { pathname } = new URL(request.url)
    const handle = sections.get(visit.prefix)?.of(locate(pathname).path)
    if (!handle) throw new Error('No router for this language prefix')
    const answer = await handle(routable(request), context)
    const { refused, ...rendered } = page
    const response =
      answer.status === 500 && refused !== undefined ? new Response(answer.body, { status: refused, headers: answer.headers }) : answer
    // A page must not use data of another build: see the service worker.
    if (pathname.endsWith('.data')) response.headers.set('x-build', buildName)
    return { response, ...rendered }
  }
}

const lineBreaks = /%0a|%0d|%e2%80%a[89]/gi

/** The router's `*` matches any path except one with a line break. Replacing it with a space leads to the not-found page too. */
function routable(request: Request): Request {
  const url = new URL(request.url)
  const pathname = url.pathname.replaceAll(lineBreaks, '%20')
  if (pathname === url.pathname) return request
  url.pathname = pathname
  return new Request(url, request)
}
