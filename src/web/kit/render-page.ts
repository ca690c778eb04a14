import { createHash } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Api, apiContext, type AskAuth, authContext, faultContext, type Visit, visitContext } from './page-context.ts'

/** What the edge gives to loaders. */
export type Given = { visit: Visit; api: Api; askAuth: AskAuth; onFault: (error: unknown) => void }
export type RenderPage = (request: Request, given: Given) => Promise<Response>

/**
 * One router per language prefix, so that links and data requests stay below it. Part of the pages' bundle, which brings its own
 * React and router: their contexts must be the ones that the pages ask.
 */
export function createPageRenderer(build: ServerBuild, mode: 'production' | 'development'): RenderPage {
  const handlers = new Map(
    ['', '/ru', '/kk'].map((prefix) => [prefix, createRequestHandler({ ...build, basename: prefix || '/' }, mode)]),
  )
  return async (request, { visit, api, askAuth, onFault }) => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(visitContext, visit)
    context.set(faultContext, onFault)
    context.set(authContext, askAuth)
    const handle = handlers.get(visit.prefix)
    if (!handle) throw new Error('No router for this language prefix')
    const response = await handle(request, context)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await response.text()
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', contentSecurityPolicy(html))
    return new Response(html, { status: response.status, headers })
  }
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Inline scripts are allowed by their hash: a nonce can't be kept with a page. */
function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [tag, script = ''] of html.matchAll(inlineScript)) {
    if (tag.includes('type="application/ld+json"')) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
