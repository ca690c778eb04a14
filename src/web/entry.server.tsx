import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { handedOn } from 'virtual:first-files'
import { contentSecurityPolicy } from '#web/render/content-security-policy.ts'
import { handoffScripts, waitForPaint } from '#web/render/handoff.ts'
import { MarkedPage } from '#web/render/cached-markup.tsx'
import { faultContext, htmlContext } from '#web/render/page-context.ts'

export { createPageRenderer } from '#web/render/render-page.ts'

/**
 * Renders to the end before answering, so that the page can be hashed for its CSP, compressed and cached. No part of a page is late (its
 * loaders have run), so it is rendered in one go: a stream costs a tenth more.
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
  const isBackOffice = context.staticHandlerContext.matches.some(({ route }) => /^admin\/(?:stall\/)?layout$/.test(route.id))
  const pieces = finishPage(page.html, loaderData, isBackOffice)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's own client needs inline styles and a websocket.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', contentSecurityPolicy(pieces))
  given.get(htmlContext).html = page.toBytes(pieces)
  return new Response(null, { status, headers })
}

/** A Response would collect it too, by a longer way. */
async function readText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream ?? []) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** The page in pieces, since what is changed at both ends need not be written anew between them. */
function finishPage(html: string, loaderData: string, isBackOffice: boolean): string[] {
  const bodyAt = html.indexOf('</head>')
  const scriptsAt = html.lastIndexOf('<script type="module"')
  const end = html.lastIndexOf('</body>')
  const built = import.meta.env.DEV ? undefined : { handedOn, isBackOffice }
  const { head, scripts } = waitForPaint(html.slice(0, bodyAt), html.slice(scriptsAt, end), built)
  return ['<!DOCTYPE html>', head, html.slice(bodyAt, scriptsAt), scripts, handoffScripts(loaderData), html.slice(end)]
}

/** What a loader throws on purpose is an answer; the rest goes to the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(faultContext)(error)
}
