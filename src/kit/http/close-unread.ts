import type { IncomingBody } from './incoming-body.ts'

/** A client reads the answer only after it stops sending. If the connection closed earlier, the answer would be lost. */
const restMs = 10_000
const mostRestBytes = 32 * 1024 * 1024
/** More than this at once is an attack, and reading the rest would help it. */
const mostAtOnce = 50
/** If the rest arrives within this time, the connection stays open. */
const quickMs = 50
const mostQuickBytes = 100_000

let atOnce = 0

/** Answers before the body has arrived: sends at once with `Connection: close`, then discards the rest for a while before closing. */
export async function closeUnread(response: Response, body: IncomingBody): Promise<Response> {
  if (body.isOver || (await body.letPass({ mostMs: quickMs, mostBytes: mostQuickBytes }))) return response
  const headers = new Headers(response.headers)
  headers.set('connection', 'close')
  if (response.body === null) return new Response(null, { status: response.status, headers })
  const answer = new Uint8Array(await response.arrayBuffer())
  headers.set('content-length', String(answer.length))
  let isWanted = true
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(answer),
    async pull(controller) {
      if (atOnce < mostAtOnce) await letRestPass(body)
      if (isWanted) controller.close()
    },
    cancel: () => void (isWanted = false),
  })
  return new Response(stream, { status: response.status, headers })
}

async function letRestPass(body: IncomingBody): Promise<void> {
  atOnce += 1
  await body.letPass({ mostMs: restMs, mostBytes: mostRestBytes })
  atOnce -= 1
}
