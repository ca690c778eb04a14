import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { waitingWhen } from './coming-back.ts'
import { sentencesIn } from './error-sentences.ts'
import { securityHeaders } from './security-headers.ts'
import { locate, visitorLanguage } from '#contract/rules/request-language.ts'

const status = 503
const code = 'unavailable'
const style =
  'body{display:grid;place-content:center;min-height:100vh;margin:0 1rem;font:1.25rem/1.5 system-ui,sans-serif;text-align:center}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

/** Refuses with as little work as possible, since it happens to many at once: calls get JSON, pages a page that reloads by itself. */
export function createRefusal(publicUrl: string): (request: IncomingMessage, response: ServerResponse) => void {
  const headers = { ...securityHeaders(publicUrl), ...waitingWhen(status), 'cache-control': 'no-store' }
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', publicUrl)
    const language = visitorLanguage(locate(pathname).language, request.headers.cookie, request.headers['accept-language'])
    const sentence = sentencesIn(language).error(code)
    const isPage = !pathname.startsWith('/api/') && !pathname.endsWith('.data')
    const type = isPage
      ? { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...(request.method === 'GET' && reload) }
      : { 'content-type': 'application/json' }
    response.writeHead(status, { ...headers, ...type })
    response.end(isPage ? pageOf(sentence, language) : JSON.stringify({ error: sentence, code }))
  }
}

const reload = { refresh: waitingWhen(status)['retry-after'] }

function pageOf(sentence: string, language: string): string {
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><style>${style}</style></head><body><p>${sentence}</p></body></html>`
}
