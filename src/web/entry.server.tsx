import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { contentSecurityPolicy } from './kit/content-security-policy.ts'
import { faultContext } from './kit/page-context.ts'

export { createPageRenderer } from './kit/render-page.ts'

/** Renders to the end before answering, so that the page can be hashed for its CSP, compressed and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await renderWhole(<ServerRouter context={routerContext} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's own client needs inline styles and a websocket.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', contentSecurityPolicy(html))
  return new Response(html, { status, headers })
}

function renderWhole(element: React.ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, { onAllReady: () => pipe(sink), onError: reject, onShellError: reject })
  })
}

/** What a loader throws on purpose is an answer; the rest goes to the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(faultContext)(error)
}
