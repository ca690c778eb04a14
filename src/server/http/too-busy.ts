import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { waitingWhen } from './coming-back.ts'
import { sentencesIn, tryAgainIn } from './error-sentences.ts'
import type { HttpRoute } from '#modules/http-route.ts'
import { securityHeaders } from './security-headers.ts'
import { type Language, languages } from '#contract/languages.ts'
import { locate, visitorLanguage } from '#contract/rules/request-language.ts'

const statusOf = { unavailable: 503, malformed: 400, fault: 500 }
const style =
  'body{display:grid;place-content:center;min-height:100vh;margin:0 1rem;font:1.25rem/1.5 system-ui,sans-serif;text-align:center}h1{font-size:inherit}header a{font-weight:600}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

/** A route whose refusals have a shape of their own. */
export type Shaped = Pick<HttpRoute, 'path' | 'refusal'>
export type Refuse = (request: IncomingMessage, response: ServerResponse, code?: keyof typeof statusOf) => void

/**
 * Refuses requests outside the app with little work, since many are refused at once. Calls get JSON; pages get a page that reloads. Never
 * throws: the address may be anything that the HTTP parser accepts.
 */
export function createRefusal(publicUrl: string, routes: readonly Shaped[] = []): Refuse {
  const headers = { ...securityHeaders(publicUrl), 'cache-control': 'no-store' }
  // The shop's name may be in the database, which may be away.
  const { host } = new URL(publicUrl)
  return (request, response, code = 'unavailable') => {
    const status = statusOf[code]
    const [pathname = '/'] = request.url?.split('?', 1) ?? []
    const { prefix, language: named } = locate(pathname)
    const language = visitorLanguage(languages, named, request.headers.cookie, request.headers['accept-language'])
    const sentence = sentencesIn(language).error(code)
    const shaped = routes.find(({ path }) => (path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path))
    const body = shaped?.refusal?.(status) ?? { error: sentence, code }
    const isPage = !shaped && !pathname.startsWith('/api/') && !pathname.endsWith('.data')
    const type = isPage
      ? {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          ...(request.method === 'GET' && reloadWhen(status)),
        }
      : { 'content-type': 'application/json' }
    response.writeHead(status, { ...headers, ...waitingWhen(status), ...type })
    response.end(isPage ? pageOf({ sentence, language, host, home: `${prefix}/` }) : JSON.stringify(body))
  }
}

function reloadWhen(status: number): { refresh: string } | undefined {
  const seconds = waitingWhen(status)['retry-after']
  return seconds === undefined ? undefined : { refresh: seconds }
}

type Page = { sentence: string; language: Language; host: string; home: string }

function pageOf({ sentence, language, host, home }: Page): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><style>${style}</style></head><body><header><a href="${home}">${host}</a></header><main><h1>${sentence}</h1><p><a href="">${tryAgainIn(language)}</a></p></main></body></html>`
}
