import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { contentSecurityPolicy } from './kit/content-security-policy.ts'
import { handoffScripts, waitForPaint } from './kit/handoff.ts'
import { faultContext, htmlContext } from './kit/page-context.ts'

export { createPageRenderer } from './kit/render-page.ts'

/**
 * Renders to the end before answering, so that the page can be hashed for its CSP, compressed and kept. No part of a page is late
 * (its loaders have run), so it is made in one go: a stream costs a tenth more.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const loaderData = await new Response(serverHandoffStream).text()
  const html = finishPage(renderToString(<ServerRouter context={context} url={request.url} />), loaderData)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's own client needs inline styles and a websocket.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', contentSecurityPolicy(html))
  given.get(htmlContext).html = html
  return new Response(null, { status, headers })
}

function finishPage(html: string, loaderData: string): string {
  const end = html.lastIndexOf('</body>')
  return `<!DOCTYPE html>${waitForPaint(html.slice(0, end))}${handoffScripts(loaderData)}${html.slice(end)}`
}

/** What a loader throws on purpose is an answer; the rest goes to the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(faultContext)(error)
}
