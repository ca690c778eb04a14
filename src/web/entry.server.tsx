import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { askEarlyScript } from '#web/admin/stall/ask-early.ts'
import { markCurrencyScript } from '#web/commerce/currency/currency-mark.ts'
import { contentSecurityPolicy } from '#web/render/content-security-policy.ts'
import { handoffScripts, waitForPaint } from '#web/render/handoff.ts'
import { MarkedPage } from '#web/render/cached-markup.tsx'
import { faultContext, htmlContext, refusalContext } from '#web/render/page-context.ts'

export { createPageRenderer } from '#web/render/render-page.ts'

/**
 * Renders the whole page before answering, so that it can be hashed for its CSP, compressed and cached. All loaders have run by then, so it
 * is rendered in one pass: a stream costs a tenth more.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const loaderData = await readText(serverHandoffStream)
  const page = new MarkedPage(<ServerRouter context={context} url={request.url} />, renderToString)
  const { content, scripts, pieces } = finishPage(page.html, loaderData)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's own client needs inline styles and a websocket.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', contentSecurityPolicy({ content, scripts }, contentScripts))
  given.get(htmlContext).html = page.toBytes(pieces)
  return new Response(null, { status, headers })
}

/** Cheaper than collecting the stream through a Response. */
async function readText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream ?? []) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Inline scripts that components render. */
const contentScripts = [markCurrencyScript, askEarlyScript]

type FinishedPage = { content: string[]; scripts: string[]; pieces: string[] }

/** Returns the page in pieces. Only the head and the scripts at the end change, so the part between them is not copied. */
function finishPage(html: string, loaderData: string): FinishedPage {
  const bodyAt = html.indexOf('</head>')
  // React Router's scripts are the last in the body: a global, then the module that starts the page.
  const scriptsAt = html.lastIndexOf('<script>window.__reactRouterContext')
  const end = html.lastIndexOf('</body>')
  const { head, scripts } = waitForPaint(html.slice(0, bodyAt), html.slice(scriptsAt, end))
  const [body, handoff] = [html.slice(bodyAt, scriptsAt), handoffScripts(loaderData)]
  return {
    content: [head, body],
    scripts: [scripts, handoff],
    pieces: ['<!DOCTYPE html>', head, body, scripts, handoff, html.slice(end)],
  }
}

/** Logs errors, except answers that a loader throws and refusals of calls. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const refusal = context.get(refusalContext)(error)
  if (refusal) context.get(htmlContext).refused = refusal.status
  else context.get(faultContext)(error)
}
